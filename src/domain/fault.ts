/**
 * What can be wrong with a value of an input, or with a file: a sentence of which the value's name is the subject, or a
 * whole one about the file. Consoles in other languages have their own sentences by the same codes.
 */
export const FAULTS = {
  required: () => 'is required',
  type: (expected: string) => `must be ${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`,
  one_of: (values: string) => `must be one of: ${values}`,
  min: (least: number) => `must be at least ${least}`,
  max: (most: number) => `must be at most ${most}`,
  empty: () => 'must not be empty',
  min_items: (least: number) => `must have at least ${least}`,
  max_items: (most: number) => `must have at most ${most}`,
  max_characters: (most: number) => `must be at most ${most.toLocaleString('en-US')} characters`,
  unknown_field: () => 'is not a field of this action',
  unicode: () => 'must be valid Unicode without NUL characters',
  url: () => 'must be an absolute http:// or https:// URL',
  https_url: () => 'must be an https:// URL',
  origin: () => 'must be an origin such as https://shop.example, without a path',
  email: () => 'must be an email address such as help@shop.example',
  phone: () => 'must be a telephone number of digits, spaces and + ( ) / . -',
  control_characters: () => 'must not contain line breaks or other control characters',
  known_crawler: () =>
    'must not impersonate the crawler of a search engine or AI provider: use a name of your own, such as MyShopBot/1.0',
  future: () => 'must be in the future',
  repeated_question: () => 'must not contain a question twice',
  organization_name: () => 'must be the name of the organization',
  no_change: () => 'must have at least one field to change',

  number: () => 'must be a number',
  ambiguous_price: (text: string) => `is ${text}, which is ambiguous: write it with two decimals`,
  unpublished: (status: string) => `is ${status}: publish the product in the shop first`,
  sale_dates: () =>
    'must be two ISO 8601 times separated by a slash, such as 2026-11-20T00:00+01:00/2026-11-30T23:59+01:00',
  json_line: () => 'must be a JSON object on one line',
  json_object: () => 'must be a JSON object',
  cell_count: (cells: number, columns: number) =>
    `has ${cells} cells, but the first line names ${columns} columns: quote cells that contain a separator or a line break`,
  over_quota: (explanation: string) => explanation,

  file_empty: () => 'The file is empty.',
  file_without_products: () => 'The file contains no products.',
  file_columns: (firstLine: string) =>
    `The first line must name the columns, at least url (or link) and title, separated by commas, semicolons or tabs. It is: ${firstLine}`,
  file_row_too_long: (line: number) =>
    `Line ${line}: a row longer than 1 MiB starts here. Look for an unclosed quote or tag.`,
  file_open_quote: (line: number) => `Line ${line}: the row that starts here has an unclosed quote.`,
  file_depth: (line: number) => `Line ${line}: elements are nested too deeply here.`,
  file_cut: (line: number) => `Line ${line}: the file ends here, in the middle of an element.`,
  file_without_items: () => 'The file has no <item> or <entry>, so it is not a Google Merchant feed.',
  file_web_page: () => 'This is a web page, not a feed. Download the feed itself, signed in if necessary.',
  file_json_array: () => 'This is a JSON array. Write one object per line instead (NDJSON).',
  file_compressed: () => 'The file is compressed (gzip). Decompress it first.',
  file_archive: () => 'This is an archive or a workbook (zip, xlsx). Save it as CSV first.',
  file_binary: () => 'This is not a text file. A feed must be text in UTF-8, or in UTF-16 with a byte order mark.',
  file_broken_encoding: (encoding: string) =>
    `The file is not valid ${encoding}. Save it in that encoding. Excel calls it "CSV UTF-8".`,
  file_unknown_encoding: (encoding: string) =>
    `The file declares the encoding ${encoding}, which is not supported. Save it as UTF-8.`,
} as const;

export type FaultCode = keyof typeof FAULTS;
type ParamsOf<C extends FaultCode> = Parameters<(typeof FAULTS)[C]>;

/** Why a value or a file is refused, in a form that can be put into any language. */
export interface FaultCause {
  code: FaultCode;
  /** What the sentence names, in the order of the function in `FAULTS`. */
  params: readonly (string | number)[];
}

export interface Fault {
  /** In English. */
  message: string;
  cause?: FaultCause;
}

export function fault<C extends FaultCode>(code: C, ...params: ParamsOf<C>): Required<Fault> {
  const sentence = FAULTS[code] as (...params: ParamsOf<C>) => string;
  return { message: sentence(...params), cause: { code, params } };
}

/** What a schema's `refine` says about a value that it refuses. */
export function rule<C extends FaultCode>(code: C, ...params: ParamsOf<C>) {
  const { message, cause } = fault(code, ...params);
  return { error: message, params: { cause } };
}
