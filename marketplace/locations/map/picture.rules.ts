// Draws the country as SVG, for the first view of a map and for the still picture of a place. A few kilobytes of text.
import {
  type Department,
  isInside,
  type LngLat,
  type NamedPlace,
  pointOf,
  type Ring,
} from '../country/country.rules.ts'
import { GREEN_DEPARTMENTS, palettes, TINTED_DEPARTMENTS } from '../country/palette.rules.ts'
import { kmBetween } from '../location.rules.ts'
import { MAX_BOUNDS, mercatorX, mercatorY } from './camera.rules.ts'

export type Shapes = {
  departments: Department[]
  /** Borders between departments; `outer` surrounds them all. */
  inner: LngLat[][]
  outer: LngLat[][]
  neighbours: Ring[]
  waters: { name: string; ring: Ring }[]
  places: NamedPlace[]
}

type Window = { west: number; north: number; scale: number; width: number; height: number }
const DEGREE = 360

/** Pixel position in a window, rounded to one decimal to keep the text short. */
const at = ({ west, north, scale }: Window, [lng, lat]: LngLat): [number, number] => [
  Math.round((mercatorX(lng) - mercatorX(west)) * scale * 10) / 10,
  Math.round((mercatorY(lat) - mercatorY(north)) * scale * 10) / 10,
]

/** Skips lines far outside; a margin keeps those that cross the edge. */
const reaches = (window: Window, line: LngLat[]) => {
  const projected = line.map((point) => at(window, point))
  const [xs, ys] = [projected.map(([x]) => x), projected.map(([, y]) => y)]
  return (
    Math.max(...xs) > -9 &&
    Math.min(...xs) < window.width + 9 &&
    Math.max(...ys) > -9 &&
    Math.min(...ys) < window.height + 9
  )
}

/** A path without points closer than half a pixel, which nobody would see. */
function path(window: Window, lines: LngLat[][], end: 'closed' | 'open'): string {
  return lines
    .filter((line) => reaches(window, line))
    .map((line) => {
      let [x, y] = at(window, line[0]!)
      let text = `M${x} ${y}`
      for (const point of line.slice(1)) {
        const [nx, ny] = at(window, point)
        if (Math.abs(nx - x) + Math.abs(ny - y) < 0.7) continue
        text += `L${nx} ${ny}`
        ;[x, y] = [nx, ny]
      }
      return end === 'closed' ? `${text}Z` : text
    })
    .join('')
}

const colours = (palette: (typeof palettes)[keyof typeof palettes]) =>
  `.s{fill:${palette.sea}}.h{stroke:${palette.shallow};fill:none}.a{fill:${palette.abroad};stroke:${palette.abroadLine}}.l{fill:${palette.land}}.t{fill:${palette.tint}}.g{fill:${palette.green}}.b{fill:none;stroke:${palette.border}}.c{fill:none;stroke:${palette.coast}}.w{fill:${palette.lake};stroke:${palette.lakeLine}}text{fill:${palette.text};stroke:${palette.halo}}.wt{fill:${palette.water}}.p{fill:${palette.pin};stroke:${palette.onPin}}.o{fill:${palette.onPin}}.d{fill:${palette.halo};stroke:${palette.text}}.f{fill:${palette.halo};stroke:${palette.border}}`
/** Both palettes, because a picture has to follow the system setting by itself. */
const STYLE = `<style>${colours(palettes.light)}text{font-family:Figtree,system-ui,sans-serif;paint-order:stroke;stroke-width:3px;stroke-linejoin:round}@media(prefers-color-scheme:dark){${colours(palettes.dark)}}</style>`

const tone = ({ id }: Department) =>
  (TINTED_DEPARTMENTS as readonly string[]).includes(id)
    ? 't'
    : (GREEN_DEPARTMENTS as readonly string[]).includes(id)
      ? 'g'
      : 'l'

function background(window: Window, shapes: Shapes): string {
  const { departments, inner, neighbours, waters } = shapes
  const rings = departments.flatMap((department) => department.rings)
  const land = path(window, rings, 'closed')
  return [
    `<path class="s" d="M0 0H${window.width}V${window.height}H0Z"/>`,
    `<path class="h" stroke-width="14" stroke-linejoin="round" d="${land}"/>`,
    `<path class="a" d="${path(window, neighbours, 'closed')}"/>`,
    ...(['l', 't', 'g'] as const).map((kind) => {
      const sameTone = departments
        .filter((department) => tone(department) === kind)
        .flatMap((department) => department.rings)
      return `<path class="${kind}" d="${path(window, sameTone, 'closed')}"/>`
    }),
    `<path class="c" stroke-width="1.2" stroke-linejoin="round" d="${path(window, shapes.outer, 'open')}"/>`,
    `<path class="b" stroke-dasharray="4 3" d="${path(window, inner, 'open')}"/>`,
    `<path class="w" d="${path(
      window,
      waters.map(({ ring }) => ring),
      'closed',
    )}"/>`,
  ].join('')
}

const svg = (width: number, height: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${STYLE}${body}</svg>\n`

/** The whole area without names, because pins are drawn on it. */
export function countryPicture(shapes: Shapes): string {
  const { west, east, north, south } = MAX_BOUNDS
  const width = 1600
  const scale = width / (mercatorX(east) - mercatorX(west))
  const height = Math.round((mercatorY(south) - mercatorY(north)) * scale)
  const window = { west, north, scale, width, height }
  return svg(width, height, 'El Salvador', background(window, shapes))
}

const PLACE = { width: 720, height: 400, degrees: 0.62 }
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;' }
const escaped = (text: string) => text.replace(/[&<]/g, (character) => marks[character]!)

/** The small map of the country, and its frame in the corner of the picture of a place. */
const INSET = (() => {
  const [width, west, north] = [168, -90.2, 14.5]
  const scale = width / ((-87.6 - west) / DEGREE)
  const height = Math.round((mercatorY(13.1) - mercatorY(north)) * scale)
  const [x, y] = [PLACE.width - width - 22, 18]
  return {
    window: { west, north, scale, width, height },
    x,
    y,
    frame: [x - 8, y - 8, x + width + 8, y + height + 8] as Box,
  }
})()
type Box = [left: number, top: number, right: number, bottom: number]

/** Names around a place, nearest and largest first; names that would overlap, or stand under the inset, are left out. */
function names(window: Window, places: NamedPlace[], centre: LngLat): string {
  const boxes: Box[] = [
    [window.width / 2 - 26, window.height / 2 - 58, window.width / 2 + 26, window.height / 2 + 6],
    INSET.frame,
  ]
  const weight = ({ lng, lat, population, seat }: NamedPlace) =>
    seat * 40_000 + population + 60_000 / (1 + kmBetween({ lng, lat }, pointOf(centre)))
  return places
    .map((place) => ({ place, xy: at(window, [place.lng, place.lat]) }))
    .filter(({ xy: [x, y] }) => x > 30 && y > 20 && x < window.width - 30 && y < window.height - 20)
    .toSorted((a, b) => weight(b.place) - weight(a.place))
    .slice(0, 40)
    .flatMap(({ place, xy: [x, y] }) => {
      // The names of seats are larger and bolder.
      const halfWidth = place.name.length * (place.seat ? 5.1 : 3.9)
      const inland = place.kind !== 'water'
      const baseline = inland ? y + 19 : y + 5
      const box: Box = [x - halfWidth - 4, inland ? y - 5 : baseline - 14, x + halfWidth + 4, baseline + 6]
      const clashes = boxes.some(([l, t, r, b]) => box[0] < r && box[2] > l && box[1] < b && box[3] > t)
      if (clashes || box[0] < 4 || box[2] > window.width - 4) return []
      boxes.push(box)
      const dot = inland ? `<circle class="d" cx="${x}" cy="${y}" r="${place.seat ? 4 : 3}" stroke-width="1.5"/>` : ''
      const size = place.seat ? 17 : 15
      return `${dot}<text${inland ? '' : ' class="wt"'} x="${x}" y="${baseline}" font-size="${size}" font-weight="${place.seat ? 600 : 500}" text-anchor="middle">${escaped(place.name)}</text>`
    })
    .join('')
}

/** A small map of the country in a corner, which shows where the place is. */
function inset(shapes: Shapes, point: LngLat): string {
  const { window, x, y } = INSET
  const [dotX, dotY] = at(window, point)
  return `<g transform="translate(${x} ${y})"><rect class="f" x="-8" y="-8" width="${window.width + 16}" height="${window.height + 16}" rx="10"/><path class="g" d="${path(window, shapes.outer, 'open')}"/><path class="c" d="${path(window, shapes.outer, 'open')}"/><circle class="p" cx="${dotX}" cy="${dotY}" r="6" stroke-width="2"/></g>`
}

const PIN = 'M0 0C-5-9-17-17-17-31a17 17 0 1 1 34 0C17-17 5-9 0 0Z'

/** The surroundings of a point, some seventy kilometres wide, with well-known names. */
export function placePicture(shapes: Shapes, point: LngLat): string {
  const { width, height, degrees } = PLACE
  const scale = width / (degrees / DEGREE)
  const [x, y] = [mercatorX(point[0]) * scale, mercatorY(point[1]) * scale]
  const west = ((x - width / 2) / scale) * DEGREE - 180
  const top = (y - height / 2) / scale
  const north = (Math.atan(Math.exp((0.5 - top) * 2 * Math.PI)) * DEGREE) / Math.PI - 90
  const window = { west, north, scale, width, height }
  const place = shapes.places.find((place) => kmBetween(place, pointOf(point)) < 3)
  const home = shapes.departments.find(({ rings }) => rings.some((ring) => isInside(ring, point)))
  const title = ['Mapa', place?.name ?? home?.name].filter(Boolean).join(': ')
  const pin = `<g transform="translate(${width / 2} ${height / 2})"><path class="p" stroke-width="2" d="${PIN}"/><circle class="o" cy="-31" r="6"/></g>`
  return svg(
    width,
    height,
    escaped(title),
    background(window, shapes) + names(window, shapes.places, point) + inset(shapes, point) + pin,
  )
}
