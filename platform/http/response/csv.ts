import { stringify } from 'csv-stringify/sync'

/**
 * A table as a CSV file for spreadsheets: UTF-8 with a byte order mark, by which Excel recognizes it, commas (the separator of
 * es-SV) and CRLF (RFC 4180). Text that would start a formula gets an apostrophe, because people type their own names and a
 * formula could run on the operator's machine.
 * @param header one word per column @param rows texts and numbers; null is an empty cell
 */
export const csvFile = (header: string[], rows: (string | number | null)[][]): string =>
  stringify([header, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library does not treat a lone line feed as the end of a record, but the programs that read the file do.
    quoted_match: /[\r\n]/,
    // Spreadsheets skip blanks and line breaks before a formula, so these must not hide one.
    cast: { string: (text) => text.replace(/^\s+(?=[=+\-@＝＋－＠])/u, '') },
  })

/** The headers of a file that a browser saves. @param name letters, digits, hyphens and a dot */
export const downloadHeaders = (name: string) =>
  new Headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' })
