/** How an owner must prove that a shop is theirs before it is crawled. */
export const VERIFICATIONS = ['off', 'tag', 'dns'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** The name of the meta element, and the start of the TXT record, with an assistant's key. */
export const VERIFICATION_NAME = 'aisle-verification';
