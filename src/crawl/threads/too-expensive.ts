/** Thrown when reading a response exceeds its time or memory limit; the message says which, for the shop's owner. */
export class TooExpensive extends Error {}
