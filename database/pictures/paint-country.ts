/**
 * Paints the country for the front page at four hours, its share picture and the small ones of the steps:
 * `node database/pictures/paint-country.ts`. The results are committed; run it again when scenes/country.ts changes.
 * Takes about five minutes.
 */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { dice, Sheet } from './scenes/brush.ts'
import { country } from './scenes/country.ts'

const folder = new URL('../../marketplace/site/pictures/', import.meta.url).pathname
const hours = ['dawn', 'day', 'dusk', 'night'] as const

/** The sheet is drawn at twice its size: 3200 x 2400 pixels. Parts are given in units of the sheet. */
const SCALE = 2
const parts = {
  wide: { left: 0, top: 215, width: 1600, height: 800, widths: [1024, 1600, 2400], plain: 1024 },
  tall: { left: 790, top: 270, width: 720, height: 680, widths: [480, 780, 1170], plain: 780 },
} as const

const scaled = ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) => ({
  left: left * SCALE,
  top: top * SCALE,
  width: width * SCALE,
  height: height * SCALE,
})

/** Smaller cuts of what paint.ts painted, by the place where the page shows them. */
const small = {
  search: 'mercado-1-day',
  choose: 'ilamatepec-1-day',
  book: 'suchitoto-1-day',
  enjoy: 'hamaca-1-dusk',
  host: 'barro-1-day',
}
/** The same, larger, for the pages that tell who we are. */
const large = {
  street: 'ataco-1-day',
  fire: 'fogata-1-night',
  terrace: 'capital-1-dusk',
  coffee: 'cata-1-day',
  lake: 'conchagua-1-dawn',
  mangrove: 'jiquilisco-1-dawn',
}

await mkdir(folder, { recursive: true })
for (const [name, painted] of Object.entries(small)) {
  const source = new URL(`painted/${painted}.webp`, import.meta.url).pathname
  await sharp(source).resize(720, 540).avif({ quality: 46, effort: 6 }).toFile(`${folder}${name}.avif`)
  await sharp(source).resize(480, 360).webp({ quality: 56, effort: 6 }).toFile(`${folder}${name}.webp`)
}
for (const [name, painted] of Object.entries(large)) {
  const source = new URL(`painted/${painted}.webp`, import.meta.url).pathname
  await sharp(source).resize(1120, 840).avif({ quality: 44, effort: 6 }).toFile(`${folder}${name}.avif`)
  await sharp(source).resize(720, 540).webp({ quality: 56, effort: 6 }).toFile(`${folder}${name}.webp`)
}
if (process.argv.includes('small')) process.exit()
for (const hour of hours) {
  const sheet = new Sheet()
  country({ sheet, d: dice(`country/a/${hour}`), hour, take: 0 })
  const whole = await sharp(Buffer.from(sheet.toString()), { density: 72 * SCALE })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const [part, { widths, plain, ...area }] of Object.entries(parts)) {
    const cut = await sharp(whole).extract(scaled(area)).png({ compressionLevel: 1 }).toBuffer()
    const name = (width: number, format: string) => `${folder}country-${hour}-${part}-${width}.${format}`
    for (const width of widths)
      await sharp(cut)
        .resize(width)
        .avif({ quality: width > 2000 ? 40 : 46, effort: 6 })
        .toFile(name(width, 'avif'))
    await sharp(cut).resize(plain).webp({ quality: 58, effort: 6 }).toFile(name(plain, 'webp'))
  }
  if (hour === 'dusk') {
    const area = scaled({ left: 100, top: 175, width: 1500, height: 788 })
    await sharp(whole).extract(area).resize(1200, 630).jpeg({ quality: 78, mozjpeg: true }).toFile(`${folder}share.jpg`)
  }
  console.log(`painted ${hour}`)
}
