// Which of the painted pictures an experience of the demo catalogue shows. Pure: the same catalogue gives the same galleries.
import type { DemoExperience, SceneName } from '#database/catalogue/shape.ts'
import list from './painted.json' with { type: 'json' }

/** A picture in `database/pictures/painted`, as `npm run pictures` wrote it down; within a scene in the order painted. */
export type Painted = { file: string; scene: SceneName; hour: string; alt: string }
export type Illustrated = Pick<DemoExperience, 'key' | 'scene' | 'beside'>

export const painted = list as Painted[]
const GALLERY = 5

/** Spreads the experiences over a scene's pictures, so that neighbours in a list do not open with the same one. */
function startOf(key: string, length: number): number {
  let hash = 2166136261
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return (hash >>> 0) % length
}

const ofScene = (scene: SceneName) => painted.filter((picture) => picture.scene === scene)

/** The main picture: the n-th experience of a scene opens with the n-th picture of that scene, so no two share one. */
function mainOf(experience: Illustrated, all: readonly Illustrated[]): Painted {
  const turn = all.filter(({ scene }) => scene === experience.scene).findIndex(({ key }) => key === experience.key)
  const main = ofScene(experience.scene)[turn]
  if (!main) throw new Error(`No picture of ${experience.scene} is left for ${experience.key}: run npm run pictures`)
  return main
}

/**
 * Five different pictures for an experience, the main one first; the other four from its own scene and those beside it.
 * @param all every experience of the catalogue, in its order: the order decides the main pictures
 * @throws when too few pictures are painted for the catalogue
 */
export function galleryOf(experience: Illustrated, all: readonly Illustrated[]): { file: string; alt: string }[] {
  const main = mainOf(experience, all)
  const mains = new Set(all.map((one) => mainOf(one, all).file))
  const scenes = [...new Set([experience.scene, ...experience.beside])]
  const queues = scenes.map((scene) => {
    const pictures = ofScene(scene).filter(({ file }) => file !== main.file)
    const start = startOf(experience.key, Math.max(1, pictures.length))
    const turned = [...pictures.slice(start), ...pictures.slice(0, start)]
    // Another view before another hour of the same view; pictures no card opens with before those that one does.
    const rank = ({ file, alt, hour }: Painted) =>
      (alt.split(',')[0] === main.alt.split(',')[0] ? 4 : 0) + (hour === main.hour ? 2 : 0) + (mains.has(file) ? 1 : 0)
    return turned.map((picture, i) => ({ picture, order: rank(picture) * 100 + i })).sort((a, b) => a.order - b.order)
  })
  const chosen = [main]
  // In turns: one of its own scene, one of each neighbour, again.
  for (let round = 0; chosen.length < GALLERY && queues.some(({ length }) => length > round); round++)
    for (const queue of queues) {
      const next = queue[round]?.picture
      if (next && chosen.length < GALLERY) chosen.push(next)
    }
  if (chosen.length < GALLERY)
    throw new Error(`${experience.key} has only ${chosen.length} pictures: name more in beside`)
  return chosen.map(({ file, alt }) => ({ file, alt }))
}
