/** The proof of ownership that an owner must give before a shop is crawled. */
export const VERIFICATIONS = ['off', 'tag', 'dns'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** The name of the meta element, and the start of the TXT record, with an assistant's key. */
export const VERIFICATION_NAME = 'aisle-verification';
