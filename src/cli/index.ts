import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command line that cannot be understood; the message says what is wrong with it. */
export class Usage extends Error {}

interface Command {
  usage: string;
  summary: string;
  /** Imported only when it is called: starting is part of what a command costs. */
  load(): Promise<{ run(args: string[]): Promise<void> }>;
}

export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    serve: {
      usage: 'serve [--role web|worker|all]',
      summary: 'Serve the API and carry out crawls.',
      load: () => import('./serve.ts'),
    },
    demo: {
      usage: 'demo',
      summary: 'Serve with an example shop, an assistant for it, and its catalogue.',
      load: () => import('./demo.ts'),
    },
    keys: {
      usage:
        'keys create --organization NAME --permissions a,b [--user EMAIL] [--expires DATE] [--json]\n  keys list [--organization NAME] [--json]\n  keys revoke KEY_ID [--json]',
      summary: 'API keys of users and organizations.',
      load: () => import('./keys.ts'),
    },
    quotas: {
      usage: 'quotas --organization NAME [--assistants N] [--products N] [--knowledge N] [--bytes N] [--json]',
      summary: 'What an organization has and may have; a number, off or default changes a limit.',
      load: () => import('./quotas.ts'),
    },
    invite: {
      usage: 'invite --organization NAME [--role owner|admin|editor|viewer] [--json]',
      summary: 'A link by which somebody joins an organization.',
      load: () => import('./invite.ts'),
    },
    crawl: {
      usage: 'crawl URL [--method microdata|ai] [--max-pages N] [--user-agent TEXT] [--json]',
      summary: 'Crawl a storefront without a service and report how it went; with --json, products as NDJSON alone.',
      load: () => import('./crawl.ts'),
    },
    report: {
      usage: 'report ASSISTANT [--json]',
      summary: "How the last crawl of an assistant's shop went, or goes.",
      load: () => import('./report.ts'),
    },
    schedule: {
      usage: 'schedule ASSISTANT [off|daily|weekly] [--json]',
      summary: "How often an assistant's shop is crawled anew; shows it where nothing is set.",
      load: () => import('./schedule.ts'),
    },
    extract: {
      usage: 'extract FILE|URL [--url PAGE_URL] [--explain] [--json]\n  extract --batch [--explain]',
      summary:
        'Read the products of one page, with --explain who says what; or of those that stdin names as NDJSON {"file","url"}.',
      load: () => import('./extract.ts'),
    },
    import: {
      usage: 'import ASSISTANT FILE [--format csv|ndjson|merchant-xml|merchant-tsv] [--json]',
      summary: 'Put the products of a feed into a catalogue; with - for FILE, from stdin.',
      load: () => import('./import.ts'),
    },
    search: {
      usage: 'search ASSISTANT [QUERY] [--limit N] [--json]',
      summary:
        'Search a catalogue as the adviser does; without a query, for those that stdin gives as NDJSON {"id","query"}.',
      load: () => import('./search.ts'),
    },
    ask: {
      usage: 'ask ASSISTANT QUESTION [--json]',
      summary: 'Ask an assistant as a shopper does; prints its answer and the products of it.',
      load: () => import('./ask.ts'),
    },
  }),
);

const USAGE = 'Usage: npm run --silent aisle --';

export function usage(): string {
  const lines = [...commands.values()].map((command) => `  ${command.usage}\n      ${command.summary}\n`);
  return `${USAGE} COMMAND\n\n${lines.join('\n')}\nCOMMAND --help shows one of them, --version the version.\n`;
}

export function usageOf({ usage: forms, summary }: Command): string {
  return `${USAGE}\n  ${forms}\n\n${summary}\n`;
}

/**
 * Options and positionals of a command.
 * @throws {Usage} naming the option that is unknown or lacks its value, and the ones there are
 */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  positionals: { min: number; max: number } = { min: 0, max: 0 },
) {
  let parsed: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [said] = (error as Error).message.split('. ');
    throw new Usage(
      `${said}. The options are: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
  }
  const given = parsed.positionals.length;
  if (given < positionals.min) throw new Usage('Something is missing after the command.');
  if (given > positionals.max) throw new Usage(`One word too many: ${parsed.positionals[positionals.max]}.`);
  return parsed;
}
