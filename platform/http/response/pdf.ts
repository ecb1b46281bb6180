// A plain business document as PDF: heading, facts, one table over as many pages as it takes, sums. It uses the standard fonts
// of the format, so that no font file is needed: they cover Western Europe, and any other email becomes a question mark.
import PDFDocument from 'pdfkit'

type Column = { header: string; width: number; align?: 'right' }
type Paper = {
  title: string
  author: string
  heading: string
  facts: [label: string, value: string][]
  table: { columns: Column[]; rows: string[][]; empty: string }
  sums: [label: string, value: string][]
  foot: string
}

const MARGIN = 54
const SIZE = 9
const [REGULAR, BOLD] = ['Helvetica', 'Helvetica-Bold']
const INK = '#1f2a30'
const QUIET = '#5b676d'

const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff]+/gu, '?')

/** @returns the bytes of the file */
export function pdfDocument({
  title,
  author,
  heading,
  facts,
  table,
  sums,
  foot,
}: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: 'es-SV',
    info: { Title: printable(title), Author: author },
  })
  const parts: Buffer[] = []
  const output = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN - 24

  doc.font(BOLD).fontSize(11).fillColor(QUIET).text(author, MARGIN, MARGIN)
  doc
    .font(BOLD)
    .fontSize(20)
    .fillColor(INK)
    .text(printable(heading), MARGIN, MARGIN + 16)
  let y = doc.y + 12
  for (const [label, value] of facts) {
    doc.font(REGULAR).fontSize(SIZE).fillColor(QUIET).text(printable(label), MARGIN, y, { width: 130 })
    doc
      .font(BOLD)
      .fillColor(INK)
      .text(printable(value), MARGIN + 130, y, { width: width - 130 })
    y = Math.max(doc.y, y + 13) + 2
  }
  y += 12

  const headers = table.columns.map(({ header }) => printable(header))
  const row = (cells: string[], face: string) => {
    doc.font(face).fontSize(SIZE)
    const heights = cells.map((cell, at) => doc.heightOfString(cell || ' ', { width: table.columns[at]!.width - 8 }))
    const height = Math.max(...heights) + 7
    if (y + height > bottom) {
      doc.addPage()
      y = MARGIN
      if (face !== BOLD) row(headers, BOLD)
    }
    let x = MARGIN
    for (const [at, { width: wide, align = 'left' }] of table.columns.entries()) {
      doc
        .font(face)
        .fillColor(INK)
        .text(cells[at]!, x + (align === 'right' ? 8 : 0), y + 3, { width: wide - 8, align })
      x += wide
    }
    y += height
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.5)
      .strokeColor('#d9d9d3')
      .stroke()
  }
  row(headers, BOLD)
  for (const cells of table.rows) row(cells.map(printable), REGULAR)
  if (table.rows.length === 0) {
    doc
      .font(REGULAR)
      .fontSize(SIZE)
      .fillColor(QUIET)
      .text(printable(table.empty), MARGIN, y + 6)
    y = doc.y + 6
  }

  // Sums and the instructions below them must not be torn apart by a page break.
  const footHeight = doc.font(REGULAR).fontSize(SIZE).heightOfString(printable(foot), { width })
  if (y + sums.length * 16 + 40 + footHeight > bottom) {
    doc.addPage()
    y = MARGIN
  }
  y += 12
  for (const [at, [label, value]] of sums.entries()) {
    const last = at === sums.length - 1
    doc
      .font(last ? BOLD : REGULAR)
      .fontSize(last ? 12 : SIZE)
      .fillColor(INK)
    doc.text(printable(label), MARGIN + width - 308, y, { width: 200, align: 'right' })
    doc.text(printable(value), MARGIN + width - 108, y, { width: 100, align: 'right' })
    y += last ? 20 : 16
  }
  doc
    .font(REGULAR)
    .fontSize(SIZE)
    .fillColor(QUIET)
    .text(printable(foot), MARGIN, y + 16, { width })

  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.font(REGULAR).fontSize(8).fillColor(QUIET)
    doc.text(printable(`${title}, página ${page + 1} de ${count}`), MARGIN, doc.page.height - MARGIN - 10, {
      width,
      align: 'center',
      lineBreak: false,
    })
  }
  doc.end()
  return output
}
