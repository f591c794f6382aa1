/** Exit code of a thread that could not start because the database is unavailable: sysexits.h calls it EX_TEMPFAIL. */
export const NO_DATABASE = 75;
