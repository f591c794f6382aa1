import { type AtEnd, type Service, serve } from './process.ts';

/** How many processes serve one database. */
export const SHAPES = ['one process', 'two web and two worker processes'] as const;
export type Shape = (typeof SHAPES)[number];

/** The processes that serve one database, called as one service: each call goes to the next one that serves HTTP. */
export interface Deployment extends Service {
  /** Those that serve HTTP. */
  webs: readonly Service[];
  /** Those that crawl. */
  workers: readonly Service[];
  /** All of them, each once. */
  processes: readonly Service[];
}

/** Settings of one process, by its role and number among those of its role. */
type SettingsOf = (role: 'all' | 'web' | 'worker', number: number) => NodeJS.ProcessEnv;

/** @param settings with `DATABASE_URL`, unless there is only one process */
export async function deploy(
  directory: string,
  settings: NodeJS.ProcessEnv | SettingsOf,
  atEnd: AtEnd,
  shape: Shape,
): Promise<Deployment> {
  const settingsOf: SettingsOf = typeof settings === 'function' ? settings : () => settings;
  const start = (role: 'all' | 'web' | 'worker', number: number) =>
    serve(directory, settingsOf(role, number), atEnd, role);
  if (shape === 'one process') {
    const service = await start('all', 0);
    return { ...service, webs: [service], workers: [service], processes: [service] };
  }
  const [webs, workers] = await Promise.all([
    Promise.all([start('web', 0), start('web', 1)]),
    Promise.all([start('worker', 0), start('worker', 1)]),
  ]);
  return together(webs, workers);
}

function together(webs: readonly Service[], workers: readonly Service[]): Deployment {
  const processes = [...webs, ...workers];
  let calls = 0;
  return {
    webs,
    workers,
    processes,
    /** The next process, as a load balancer without sticky sessions chooses it. */
    get baseUrl() {
      return webs[calls++ % webs.length]?.baseUrl ?? '';
    },
    output: () => processes.map((each) => each.output()).join('\n'),
    /** @returns 0 if all of them do */
    async end(signal) {
      const codes = await Promise.all(processes.map((each) => each.end(signal)));
      return codes.find((code) => code !== 0) ?? 0;
    },
  };
}
