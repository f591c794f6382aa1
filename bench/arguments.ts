const given = process.argv.slice(2);

/** The words after `npm run bench --`: the name of a bench and what that bench makes of the others. Flags may stand anywhere. */
export const [benchName = '', ...benchArguments] = given.filter((word) => !word.startsWith('--'));

/** True if smaller sizes and fewer rounds will do: about a minute for each bench. */
export const isQuick = given.includes('--quick');

/** True if `all` keeps its table in docs/benchmarks.md. */
export const isWritten = given.includes('--write');
