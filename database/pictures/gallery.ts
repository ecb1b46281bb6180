// Chooses the painted pictures of each demo experience. Pure: the same catalogue gives the same galleries.
import type { DemoExperience, SceneName } from '#database/catalogue/shape.ts'
import list from './painted.json' with { type: 'json' }

/** A picture in `database/pictures/painted`; the first of a scene and hour is preferred. */
type Painted = { file: string; scene: SceneName; hour: string; alt: string }
type Illustrated = Pick<DemoExperience, 'key' | 'scene' | 'beside' | 'offer'>

export const painted = list as Painted[]
const GALLERY = 5

/** A start position by hash of the key, so that neighbours in a list do not open with the same picture. */
function startOf(key: string, length: number): number {
  let hash = 2166136261
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return (hash >>> 0) % length
}

const ofScene = (scene: SceneName) => painted.filter((picture) => picture.scene === scene)

/** Suitable lights for the hour an experience begins (El Salvador time), best first: a ghost walk must not open at noon. */
function lightsAt(hour: number): readonly string[] {
  if (hour < 7) return ['dawn', 'day', 'dusk', 'night']
  if (hour < 15.5) return ['day', 'dawn', 'dusk', 'night']
  return hour < 18 ? ['dusk', 'night', 'day', 'dawn'] : ['night', 'dusk', 'dawn', 'day']
}

/** The main picture of every experience: one of its own scene, and no two the same. */
function mainsOf(all: readonly Illustrated[]): Map<string, Painted> {
  const free = new Set(painted)
  const mains = new Map<string, Painted>()
  // All first choices before any second, or early experiences would take the best pictures of later ones.
  for (const choice of [0, 1, 2, 3])
    for (const { key, scene, offer } of all) {
      if (mains.has(key)) continue
      const light = lightsAt(offer.hour)[choice]
      const main = [...free].find((picture) => picture.scene === scene && picture.hour === light)
      if (!main) continue
      mains.set(key, main)
      free.delete(main)
    }
  return mains
}

/**
 * Five different pictures for an experience, the main one first; the others from its own scene and those beside it.
 * @param all every experience of the catalogue, in its order: earlier ones choose their main picture first
 * @throws when too few pictures are painted for the catalogue
 */
export function galleryOf(experience: Illustrated, all: readonly Illustrated[]): { file: string; alt: string }[] {
  const mains = mainsOf(all)
  const main = mains.get(experience.key)
  if (!main)
    throw new Error(
      `No picture of ${experience.scene} is left for ${experience.key}: name another scene, or add a picture to database/pictures`,
    )
  const opening = new Set([...mains.values()].map(({ file }) => file))
  const scenes = [...new Set([experience.scene, ...experience.beside])]
  const queues = scenes.map((scene) => {
    const pictures = ofScene(scene).filter(({ file }) => file !== main.file)
    const start = startOf(experience.key, Math.max(1, pictures.length))
    const turned = [...pictures.slice(start), ...pictures.slice(0, start)]
    // Another view is better than another hour of the same view, and unused pictures are better than main pictures of others.
    const rank = ({ file, alt, hour }: Painted) =>
      (alt.split(',')[0] === main.alt.split(',')[0] ? 4 : 0) +
      (hour === main.hour ? 2 : 0) +
      (opening.has(file) ? 1 : 0)
    return turned.map((picture, i) => ({ picture, order: rank(picture) * 100 + i })).sort((a, b) => a.order - b.order)
  })
  const gallery: Painted[] = [main]
  // Alternating: one of its own scene, one of each neighbour, and again.
  for (let round = 0; gallery.length < GALLERY && queues.some(({ length }) => length > round); round++)
    for (const queue of queues) {
      const next = queue[round]?.picture
      if (next && gallery.length < GALLERY) gallery.push(next)
    }
  if (gallery.length < GALLERY)
    throw new Error(`${experience.key} has only ${gallery.length} pictures: name more in beside`)
  return gallery.map(({ file, alt }) => ({ file, alt }))
}
