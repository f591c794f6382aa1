import { type AtEnd, type Service, serve } from './process.ts';

/** How many processes serve one database. */
export const SHAPES = ['one process', 'two web and two worker processes'] as const;
export type Shape = (typeof SHAPES)[number];

/** The place of a process in a deployment. */
interface Place {
  role: 'all' | 'web' | 'worker';
  /** Among those of its role. */
  number: number;
}

const PLACES: Record<Shape, readonly Place[]> = {
  'one process': [{ role: 'all', number: 0 }],
  'two web and two worker processes': (['web', 'worker'] as const).flatMap((role) =>
    [0, 1].map((number) => ({ role, number })),
  ),
};

/** The processes that serve one database, called as one service: each call goes to the next one that serves HTTP. */
export interface Deployment extends Service {
  /** Those that serve HTTP. */
  readonly webs: readonly Service[];
  /** Those that crawl. */
  readonly workers: readonly Service[];
  /** All of them, each once. */
  readonly processes: readonly Service[];
  /** Ends a process with a signal, and starts another one in its place. Until that is ready, calls go to the others. */
  replace(process: Service | undefined, signal: NodeJS.Signals): Promise<void>;
}

/** @param settings with `DATABASE_URL`, unless there is only one process */
export async function deploy(
  directory: string,
  settings: NodeJS.ProcessEnv | ((place: Place) => NodeJS.ProcessEnv),
  atEnd: AtEnd,
  shape: Shape,
): Promise<Deployment> {
  const settingsOf = typeof settings === 'function' ? settings : () => settings;
  const start = (place: Place) => serve(directory, settingsOf(place), atEnd, place.role);
  const places = PLACES[shape];
  const running = new Map<Place, Service>();
  const started = await Promise.all(places.map(start));
  for (const [at, place] of places.entries()) if (started[at]) running.set(place, started[at]);

  const find = (isWanted: (role: Place['role']) => boolean): Service[] =>
    places.flatMap((place) => (isWanted(place.role) ? (running.get(place) ?? []) : []));
  const webs = () => find((role) => role !== 'worker');
  let calls = 0;
  return {
    get webs() {
      return webs();
    },
    get workers() {
      return find((role) => role !== 'web');
    },
    get processes() {
      return find(() => true);
    },
    /** That of the next process, as a load balancer without sticky sessions chooses it. */
    get baseUrl() {
      const able = webs();
      return able[calls++ % able.length]?.baseUrl ?? '';
    },
    output: () =>
      find(() => true)
        .map((each) => each.output())
        .join('\n'),
    /** @returns 0 if all of them do */
    async end(signal) {
      const codes = await Promise.all(find(() => true).map((each) => each.end(signal)));
      return codes.find((code) => code !== 0) ?? 0;
    },
    async replace(process, signal) {
      const place = places.find((each) => running.get(each) === process);
      if (!place || !process) throw new Error('There is no such process.');
      running.delete(place);
      await process.end(signal);
      running.set(place, await start(place));
    },
  };
}
