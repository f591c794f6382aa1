/**
 * Files whose patterns may take time that grows with the square of a text's length, with the bound of that text: the
 * only exceptions. What grows faster is refused here as well.
 */
export const reviewedFiles: Readonly<Record<string, string>> = {};
