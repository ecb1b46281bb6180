import { stringify } from 'csv-stringify/sync'

/**
 * A table as a file for a spreadsheet: UTF-8 with the mark by which Excel knows it, commas (the separator of es-SV) and
 * CRLF (RFC 4180). A text that would begin a formula is defused with an apostrophe: people write their own names.
 * @param header one word per column @param rows texts and numbers; null is an empty cell
 */
export const csvFile = (header: string[], rows: (string | number | null)[][]): string =>
  stringify([header, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone line feed ends no record here, but it does where the file is read.
    quoted_match: /[\r\n]/,
    // Spreadsheets also read past blanks and line breaks at the beginning.
    cast: { string: (text) => text.replace(/^\s+(?=[=+\-@＝＋－＠])/u, '') },
  })

/** The headers of a file that a browser saves. @param name letters, digits, hyphens and a dot */
export const downloadHeaders = (name: string) =>
  new Headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' })
