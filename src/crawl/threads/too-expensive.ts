/** Reading what a site sent took more time or memory than it is given; says which, for the shop's owner to read. */
export class TooExpensive extends Error {}
