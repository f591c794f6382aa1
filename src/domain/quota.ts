import { Refusal } from './refusal.ts';

/** The resources that quotas limit; bytes are those of the texts and details of products, and of knowledge. */
export const QUOTAS = ['assistants', 'products', 'knowledge', 'bytes'] as const;
export type Quota = (typeof QUOTAS)[number];

/** An amount of each resource. */
export type Amounts = Record<Quota, number>;

/** Limits where neither the operator nor the organization's own row sets one; 0 is no limit. */
export const DEFAULT_QUOTAS: Readonly<Amounts> = {
  assistants: 10_000,
  products: 5_000_000,
  knowledge: 100_000,
  bytes: 50_000_000_000,
};

/** An organization's usage and limits. */
export interface QuotaState {
  quota: Quota;
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  /** True if the operator gave the organization a limit of its own. */
  isOwn: boolean;
}

export interface Quotas {
  /**
   * In a transaction, and before it locks any product: reserves the available room until the transaction ends.
   * @param wanted the maximum that will be added
   */
  claim(organizationId: string, wanted: Partial<Amounts>): Promise<Room>;
  list(organizationId: string): Promise<QuotaState[]>;
  /** Sets limits: null restores the default, 0 is no limit. */
  set(organizationId: string, patch: Partial<Record<Quota, number | null>>): Promise<void>;
  /** Consolidates the counts; only counting gets faster. */
  addUp(organizationId?: string): Promise<void>;
}

/** The room left for one transaction. */
export interface Room {
  /** Takes room for an addition. @returns the reason for a refusal; null on success */
  take(wanted: Partial<Amounts>): string | null;
  /** The reason why an addition was refused; null if none was. */
  readonly refusal: string | null;
}

/** @param limits 0 is no limit */
export function createRoom(used: Amounts, limits: Amounts): Room {
  const taken = { ...used };
  let refusal: string | null = null;
  return {
    take(wanted) {
      const over = QUOTAS.find(
        (quota) => limits[quota] > 0 && (wanted[quota] ?? 0) > 0 && taken[quota] + (wanted[quota] ?? 0) > limits[quota],
      );
      if (over !== undefined) return (refusal ??= explain(over, limits[over]));
      for (const quota of QUOTAS) taken[quota] += wanted[quota] ?? 0;
      return null;
    },
    get refusal() {
      return refusal;
    },
  };
}

/** Returns the room that an organization has. @param counted what its usage includes, although it is still to be taken */
export function roomOf(states: readonly QuotaState[], counted: Partial<Amounts> = {}): Room {
  const amounts = (valueOf: (state: QuotaState) => number) =>
    Object.fromEntries(states.map((state) => [state.quota, valueOf(state)])) as Amounts;
  return createRoom(
    amounts(({ quota, used }) => used - (counted[quota] ?? 0)),
    amounts(({ limit }) => limit ?? 0),
  );
}

/** Unlimited room. */
export const ENDLESS: Room = { take: () => null, refusal: null };

/** @throws {Refusal} quota_exceeded */
export async function claimRoom(quotas: Quotas, organizationId: string, wanted: Partial<Amounts>): Promise<void> {
  requireRoom(await quotas.claim(organizationId, wanted), wanted);
}

/** @throws {Refusal} quota_exceeded */
export function requireRoom(room: Room, wanted: Partial<Amounts>): void {
  const refusal = room.take(wanted);
  if (refusal !== null) throw new Refusal('quota_exceeded', refusal);
}

/** In the singular and the plural. */
const NOUNS: Record<Quota, [string, string]> = {
  assistants: ['assistant', 'assistants'],
  products: ['product', 'products'],
  knowledge: ['knowledge entry', 'knowledge entries'],
  bytes: ['byte of products and knowledge', 'bytes of products and knowledge'],
};

const explain = (quota: Quota, limit: number): string =>
  `This would exceed the organization's quota of ${limit.toLocaleString('en-US')} ${NOUNS[quota][Number(limit !== 1)]} (${quota}). Remove some data, or ask the operator for a higher quota.`;

/** The fields of a product whose bytes count. */
const COUNTED = ['url', 'title', 'externalId', 'description', 'currency', 'imageUrl', 'brand', 'category'] as const;

type CountedTexts = { [K in (typeof COUNTED)[number]]?: string | null | undefined };

/** Returns the bytes that count towards the quota: those of the texts as UTF-8, and of the details as JSON. */
export const productBytes = ({ details, ...texts }: CountedTexts & { details?: object | undefined }): number =>
  textBytes(...COUNTED.map((name) => texts[name]), details && JSON.stringify(details));

/** Returns the UTF-8 bytes of all texts; null and undefined count as empty. */
export const textBytes = (...texts: (string | null | undefined)[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
