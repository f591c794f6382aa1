/** Codes of transient failures, which pass without a change to the call. */
const OUTAGES = { unavailable: 503, insufficient_storage: 507 } as const;

/** Every refusal code, and its HTTP status. */
export const REFUSALS = {
  unauthorized: 401,
  unknown_action: 404,
  not_found: 404,
  method_not_allowed: 405,
  forbidden: 403,
  email_unverified: 403,
  cross_site: 403,
  rate_limited: 429,
  payload_too_large: 413,
  invalid_input: 400,
  invalid_password: 400,
  duplicate_product: 400,
  quota_exceeded: 400,
  site_url_missing: 400,
  shop_unreachable: 400,
  document_unreadable: 400,
  crawl_in_progress: 400,
  crawl_not_found: 404,
  crawl_over: 400,
  assistant_not_found: 404,
  product_not_found: 404,
  change_not_found: 404,
  knowledge_not_found: 404,
  changed_meanwhile: 412,
  conversation_not_found: 404,
  question_not_found: 404,
  no_test_questions: 400,
  test_run_in_progress: 400,
  organization_not_found: 404,
  member_not_found: 404,
  invitation_not_found: 404,
  key_not_found: 404,
  session_not_found: 404,
  connected_app_not_found: 404,
  last_owner: 400,
  invalid_request: 400,
  ...OUTAGES,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** One fault in the input: its path, and how to fix it. */
export interface Issue {
  path: string;
  message: string;
}

/** The caller's error when a call is not carried out. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param message tells the caller what to change
   * @param options.issues faults by field, for `invalid_input`
   * @param options.headers HTTP headers that belong to the answer, such as Retry-After
   */
  constructor(
    code: RefusalCode,
    message: string,
    { issues, headers = {} }: { issues?: readonly Issue[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
    this.headers = headers;
  }
}

/** Seconds after which to retry a call during a database outage. */
const RETRY_AFTER_S = '2';

/** Refuses a call because a dependency of the service is temporarily unavailable. */
export const unavailable = (
  message = 'The service cannot reach its database right now. Try again in a few seconds.',
): Refusal => new Refusal('unavailable', message, { headers: { 'Retry-After': RETRY_AFTER_S } });

/** True for a refusal because the database is unreachable or out of space, rather than because of the input. */
export const isOutage = (error: unknown): error is Refusal =>
  error instanceof Refusal && Object.hasOwn(OUTAGES, error.code);

/** The same for copies of errors that keep the code but not the class, as a library or another thread makes them. */
export const hasOutageCode = (error: unknown): boolean =>
  Object.hasOwn(OUTAGES, String((error as { code?: unknown } | null)?.code));

/** The outcome of a call, by what it threw: `ok`, the code of a refusal, or `internal`. */
export const outcomeOf = (error: unknown): string =>
  error === undefined ? 'ok' : error instanceof Refusal ? error.code : 'internal';
