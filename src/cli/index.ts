import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command line that cannot be parsed; the message says why. */
export class Usage extends Error {}

interface Command {
  usage: string;
  summary: string;
  /** Imported only when called: startup is part of a command's cost. */
  load(): Promise<{ run(args: string[]): Promise<void> }>;
}

export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    serve: {
      usage: 'serve [--role web|worker|all]',
      summary: 'Start the service: the web server, the crawl worker, or both.',
      load: () => import('./serve.ts'),
    },
    demo: {
      usage: 'demo',
      summary: 'Start the service with an example shop, an assistant and a catalogue.',
      load: () => import('./demo.ts'),
    },
    doctor: {
      usage: 'doctor [--json]',
      summary:
        'Check the settings, database, disk, port, browser, mail server and models, and say what to do about each problem.',
      load: () => import('./doctor.ts'),
    },
    backup: {
      usage: 'backup FILE [--json]',
      summary: 'Copy everything into a file: a consistent snapshot, while the service keeps running.',
      load: () => import('./backup.ts'),
    },
    restore: {
      usage: 'restore FILE [--json]',
      summary: 'Fill an empty database from a backup, of this version or an older one.',
      load: () => import('./restore.ts'),
    },
    assistant: {
      usage: 'assistant export ASSISTANT FILE [--json]\n  assistant import FILE --organization NAME [--json]',
      summary:
        'Copy one assistant into a file, with its settings, catalogue and knowledge, and create an assistant from such a file, here or in another installation.',
      load: () => import('./assistant-file.ts'),
    },
    keys: {
      usage:
        'keys create --organization NAME --permissions a,b [--user EMAIL] [--expires DATE] [--json]\n  keys list [--organization NAME] [--json]\n  keys revoke KEY_ID [--json]',
      summary: 'Create, list and revoke API keys of users and organizations.',
      load: () => import('./keys.ts'),
    },
    quotas: {
      usage: 'quotas --organization NAME [--assistants N] [--products N] [--knowledge N] [--bytes N] [--json]',
      summary: "Show an organization's usage and quotas, or set a quota to a number, off (no limit) or default.",
      load: () => import('./quotas.ts'),
    },
    invite: {
      usage: 'invite --organization NAME [--role owner|admin|editor|viewer] [--json]',
      summary: 'Create an invitation link to an organization.',
      load: () => import('./invite.ts'),
    },
    crawl: {
      usage: 'crawl URL [--method microdata|ai] [--max-pages N] [--user-agent TEXT] [--json]',
      summary:
        'Crawl a storefront without a running service and print a report; --json prints only the products, as NDJSON.',
      load: () => import('./crawl.ts'),
    },
    report: {
      usage: 'report ASSISTANT [--json]',
      summary: "Show a report of the latest crawl of an assistant's storefront.",
      load: () => import('./report.ts'),
    },
    schedule: {
      usage: 'schedule ASSISTANT [off|daily|weekly] [--json]',
      summary: "Show or set how often an assistant's storefront is crawled.",
      load: () => import('./schedule.ts'),
    },
    extract: {
      usage: 'extract FILE|URL [--url PAGE_URL] [--explain] [--json]\n  extract --batch [--explain]',
      summary:
        'Extract the products of a page; --explain shows the source of each value, --batch reads pages from stdin as NDJSON {"file","url"}.',
      load: () => import('./extract.ts'),
    },
    import: {
      usage: 'import ASSISTANT FILE [--format csv|ndjson|merchant-xml|merchant-tsv] [--json]',
      summary: 'Import a product feed into a catalogue; FILE - reads from stdin.',
      load: () => import('./import.ts'),
    },
    search: {
      usage: 'search ASSISTANT [QUERY] [--filter NAME=VALUE] [--limit N] [--facets] [--json]',
      summary:
        'Search a catalogue as the assistant does; without QUERY, reads queries from stdin as NDJSON {"id","query"}. Filters: size=M, "weight<=1 kg", "price<=80", on_sale=yes. --facets counts the matching products by brand, price and option instead of listing them.',
      load: () => import('./search.ts'),
    },
    ask: {
      usage: 'ask ASSISTANT QUESTION [--json]',
      summary: 'Ask an assistant a question as a shopper would; prints the answer and its products.',
      load: () => import('./ask.ts'),
    },
    talk: {
      usage: 'talk ASSISTANT [--page URL] [--explain] [--json]',
      summary:
        "Talk with an assistant as in the shop's chat: reads a message from each line of stdin until its end or /quit. --page asks as on that product's page; --explain shows how each message was understood, what was found, and the source of each sentence.",
      load: () => import('./talk.ts'),
    },
    evaluate: {
      usage: 'evaluate ASSISTANT [QUESTIONS_FILE] [--model NAME]... [--persona FILE] [--json]',
      summary:
        'Try an assistant before it goes live: asks the questions of a file, one on each line, or those that it has not been able to answer, and judges true and false statements made from its own catalogue; several models, or another persona, are compared.',
      load: () => import('./evaluate.ts'),
    },
  }),
);

const USAGE = 'Usage: npm run --silent aisle --';

export function usage(): string {
  const lines = [...commands.values()].map((command) => `  ${command.usage}\n      ${command.summary}\n`);
  return `${USAGE} COMMAND\n\n${lines.join('\n')}\nRun COMMAND --help for help on one command, --version for the version.\n`;
}

export function usageOf({ usage: forms, summary }: Command): string {
  return `${USAGE}\n  ${forms}\n\n${summary}\n`;
}

/**
 * Parses a command's options and positionals.
 * @throws {Usage} naming the option that is unknown or lacks its value, and the valid ones
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
      `${said}. Available options: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
  }
  const given = parsed.positionals.length;
  if (given < positionals.min) throw new Usage('Missing argument.');
  if (given > positionals.max) throw new Usage(`Unexpected argument: ${parsed.positionals[positionals.max]}.`);
  return parsed;
}
