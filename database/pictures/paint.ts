// Paints the pictures of the demo catalogue into files, once: `npm run pictures`, or `npm run pictures -- --again`.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { experiences } from '#database/catalogue/experiences.ts'
import type { SceneName } from '#database/catalogue/shape.ts'
import type { Painted } from './gallery.ts'
import { poster, raster, scenes } from './scenes/poster.ts'

const FOLDER = path.join(import.meta.dirname, 'painted')
const LIST = path.join(import.meta.dirname, 'painted.json')
/** What a picture aims at, so that the whole set stays under 15 MB: smooth ones keep the high quality, grainy ones go down. */
const BYTES = 130_000
const QUALITIES = [84, 76, 68, 60, 54]
/** A picture none of its experiences opens with, for the galleries; and never fewer than three of a scene. */
const SPARE = 1
const FEWEST = 3

type Plan = Painted & { number: number; svg: () => string }

/** As many pictures of a scene as experiences open with it, and one to spare. */
function plan(): Plan[] {
  return (Object.keys(scenes) as SceneName[]).flatMap((scene) => {
    const mains = experiences.filter((experience) => experience.scene === scene).length
    const { hours } = scenes[scene]
    return Array.from({ length: Math.max(FEWEST, mains + SPARE) }, (_, number) => {
      const hour = hours[number % hours.length]!
      const { svg, alt } = poster(scene, number, hour)
      return { file: `${scene}-${number + 1}-${hour}.webp`, scene, hour, alt, number, svg: () => svg }
    })
  })
}

async function paint(svg: string): Promise<Buffer> {
  // First at full size, as the grain is cut per pixel, and only then smaller.
  const full = await raster(svg).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  const scaled = await sharp(full).resize(1400, 1050).raw().toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const encoded = await sharp(scaled.data, { raw: scaled.info })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer()
    if (encoded.length <= BYTES || quality === QUALITIES.at(-1)) return encoded
  }
  throw new Error('unreachable: the last quality always returns')
}

const again = process.argv.includes('--again')
mkdirSync(FOLDER, { recursive: true })
const pictures = plan()
const wanted = new Set(pictures.map(({ file }) => file))
for (const file of readdirSync(FOLDER)) if (!wanted.has(file)) rmSync(path.join(FOLDER, file))
const missing = pictures.filter(({ file }) => again || !existsSync(path.join(FOLDER, file)))
for (const [i, { file, svg }] of missing.entries()) {
  const encoded = await paint(svg())
  writeFileSync(path.join(FOLDER, file), encoded)
  console.log(`${String(i + 1).padStart(3)} of ${missing.length}  ${file}  ${Math.round(encoded.length / 1000)} KB`)
}
const list = pictures.map(({ file, scene, hour, alt }): Painted => ({ file, scene, hour, alt }))
writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`)
const bytes = pictures.reduce((sum, { file }) => sum + statSync(path.join(FOLDER, file)).size, 0)
console.log(`${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, ${missing.length} painted now`)
