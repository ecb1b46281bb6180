/** The whole country in one look, for the front page: the Pacific, a volcano over its bay, a white town, coffee, and the torogoz. */
import { box, curve, type Dice, fill, lens, line, mix, oval, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { against, boat, flight, outfit, person, torogoz } from './figures.ts'
import { breaker, cone, forest, hills, nearShade, ridge, water } from './land.ts'
import { cumulus, type Hour, isLow, type Light, lightOf, mist, sky } from './light.ts'
import { coffee, palm, torn } from './plants.ts'
import type { View } from './poster.ts'

const SEA = 640

/** Skies deep enough at the top for white words (5:1 on the upper third), each fading into the hour's own horizon. */
const skies: Record<Hour, readonly string[]> = {
  dawn: ['#1f4f6b', '#3d7286', '#8fa39b', '#f0c79c', '#f9b183'],
  day: ['#064f64', '#0a6a7c', '#1d8a94', '#7cc4bb', '#f5eac8'],
  dusk: ['#26214f', '#5f2f63', '#b8455a', '#ef8a45', '#fdd27c'],
  night: ['#070c28', '#101a4a', '#1f2f6b', '#3b5794', '#6f86b5'],
}

export function country({ sheet, d, hour }: View) {
  const low = hour === 'dawn' || hour === 'dusk'
  const found = lightOf(hour, d, 800, low ? 560 : hour === 'day' ? 300 : 330, SEA)
  const light: Light = { ...found, sky: skies[hour] }
  sky(sheet, light, d, { clouds: 0, disc: low ? 88 : 52, galaxy: hour === 'night' })
  // The left of the sky stays open: the words of the page stand there.
  for (const [x, y, w] of [[1180, 232, 300], [930, 300, 190], [1420, 356, 240], [1010, 520, 260], [640, 596, 210], [250, 616, 260]] as const) streak(sheet, light, x, y, w)
  if (hour === 'day' || hour === 'dawn') {
    cumulus(sheet, light, d, 1455, 470, 330)
    cumulus(sheet, light, d, 250, 606, 180)
  }
  sheet.add(flight(d, 870, 300, 15, 5, mix(light.shade, light.sky[2] as string, 0.25)))
  // Islands of the gulf, then the coast range falling to the sea.
  cone(sheet, light, d, { x: 120, base: SEA + 6, height: 46, width: 330, crater: 40, own: '#4b7480', far: 0.72, bend: 1.3 })
  cone(sheet, light, d, { x: 400, base: SEA + 6, height: 26, width: 220, crater: 24, own: '#4b7480', far: 0.8, bend: 1.2 })
  hills(sheet, light, d, slope(ridge(d, 560, 34, 0.56), 700, 0.5), '#4f7f86', 0.6, { foot: 140, folds: false })
  cone(sheet, light, d, { x: 1475, base: 650, height: 190, width: 620, crater: 44, own: '#4c5f6a', far: 0.46 })
  mist(sheet, light, 610, 60, 0.5)
  cone(sheet, light, d, { x: 1085, base: 668, height: 330, width: 800, crater: 58, own: hour === 'day' ? '#4d5560' : '#4b4a50', far: 0.2, mouth: true })
  mist(sheet, light, 650, 46, hour === 'night' ? 0.3 : 0.62)
  water(sheet, light, d, SEA, 1010, '#13808c', { ripples: 150 })
  glitter(sheet, light, d)
  forest(sheet, light, d, slope(ridge(d, 636, 16, 0.56, 7, -14), 700, 1.1, 12), '#3c7a58', 0.26, 15, 3)
  mist(sheet, light, 690, 34, 0.35)
  breaker(sheet, light, d, 716, 20, -60, 560, '#2b9aa0')
  sheet.add(boat(d, 560, 690, 74, light.ink('#f4efe4', 0.1), light.ink('#b5482a', 0.1), [outfit(d), outfit(d), outfit(d)].map((one) => against(one, light.shade, 0.4))))
  hills(sheet, light, d, slope(ridge(d, 706, 12, 0.5), 790, 0.62, 26), '#6a9a55', 0.2, { foot: 150, folds: false })
  town(sheet, light, d, 900, 742)
  breaker(sheet, light, d, 800, 42, 60, 760, '#2698a0')
  sheet.add(fill(lens(352, 779, 48, 3.4), light.white), person(352, 781, 66, against(outfit(d, { hat: undefined, top: '#b5482a' }), light.shade, hour === 'day' ? 0.15 : 0.5), 1.3))
  beach(sheet, light, d)
  rows(sheet, light, d, 1330, 800, 560, 120, 0.12, 14)
  rows(sheet, light, d, 1560, 900, 620, 130, 0.02, 22)
  const [dark, rim] = [light.ink('#16352f', 0, -0.45), light.ink('#7fae62', 0, low ? 0.5 : 0.25)]
  sheet.add(palm(d, 60, 1110, 420, 70, dark, rim), palm(d, 190, 1130, 330, -36, dark, rim))
  nearShade(sheet, light, 930, 0.72)
  perch(sheet, light, d, hour)
}

/** Land that dives into the sea left of `from`. */
const slope = (top: readonly Point[], from: number, steep: number, rise = 0): Point[] =>
  top.map(([x, y]): Point => [x, y - Math.max(0, (x - from) / 100) * rise * 0.35 + (x < from ? (from - x) * steep : 0)])

/** One long flat cloud, cool above and warm beneath. */
function streak(sheet: Sheet, light: Light, x: number, y: number, w: number) {
  const shape = (dx: number, dy: number, k: number) => lens(x + dx, y + dy, w * k, 5 + w * 0.02 * k) + lens(x + dx + w * 0.35, y + dy - 9 * k, w * 0.5 * k, 4 + w * 0.014) + lens(x + dx - w * 0.4, y + dy + 10 * k, w * 0.42 * k, 3 + w * 0.01)
  const warm = light.hour === 'night' ? light.haze : mix(light.sun, light.sky.at(-1) as string, 0.25)
  if (light.hour !== 'day') sheet.add(fill(shape(0, 0, 1), mix(light.sky[1] as string, light.shade, 0.2), 'opacity=".4"'))
  sheet.add(fill(shape(w * 0.05, 7, 0.86), warm, `opacity="${light.hour === 'night' ? 0.2 : 0.5}"`))
}

/** Points of light on the water under a high sun. */
function glitter(sheet: Sheet, light: Light, d: Dice) {
  if (isLow(light)) return
  sheet.add(...range(90).map(() => { const t = d.roll() ** 1.4; return fill(lens(light.sunX - 140 + d.around(0, 130 + t * 260), SEA + 6 + t * 300, (5 + t * 34) * d.between(0.5, 1.2), 0.8 + t * 1.8), light.sun, `opacity="${d.between(0.3, 0.85).toFixed(2)}"`) }))
}

/** A white church with two towers among red roofs, at the foot of the volcano. */
function town(sheet: Sheet, light: Light, d: Dice, x: number, y: number) {
  const [wall, side, roof] = [light.ink('#f6eedd', 0.08, 0.2), light.ink('#d9cdb8', 0.08, -0.15), light.ink('#b5563a', 0.08)]
  const lamp = light.hour === 'night' || light.hour === 'dusk' ? '#ffd27a' : light.ink('#3c4a52', 0.1)
  const house = (hx: number, hy: number, w: number, h: number, paint: string) => [
    box(hx, hy - h, w, h, paint), box(hx + w * 0.68, hy - h, w * 0.32, h, light.shade, 'opacity=".22"'),
    fill(`M${hx - 4},${hy - h}L${hx + w * 0.16},${hy - h * 1.75}H${hx + w * 0.84}L${hx + w + 4},${hy - h}Z`, tone(roof, d.around(0, 0.03))),
    box(hx + w * 0.2, hy - h * 0.62, w * 0.13, h * 0.62, lamp), box(hx + w * 0.52, hy - h * 0.68, w * 0.11, h * 0.34, lamp),
  ]
  const paints = ['#f4ead6', '#e7b75d', '#7fb7b0', '#d98a66', '#f4ead6']
  const homes = [[-148, 6, 50, 17], [-104, -6, 44, 18], [-64, 8, 42, 16], [70, -4, 46, 18], [112, 8, 52, 17], [152, -8, 40, 16], [-20, 20, 40, 15], [30, 22, 44, 15]] as const
  sheet.add(...homes.filter(([, dy]) => dy < 0).flatMap(([dx, dy, w, h], i) => house(x + dx, y + dy, w, h, light.ink(paints[i % 5] as string, 0.1))))
  const tower = (tx: number) => [
    box(tx, y - 74, 20, 74, wall), box(tx + 13, y - 74, 7, 74, side), box(tx - 2, y - 54, 24, 4, side),
    fill(`M${tx + 5},${y - 60}v-8q5,-6 10,0v8z`, lamp), oval(tx + 10, y - 76, 11, 9, light.ink('#c9714a', 0.08, 0.1)), line(`M${tx + 10},${y - 84}v-11m-4,4h8`, side, 1.8),
  ]
  sheet.add(box(x - 14, y - 50, 48, 50, wall), fill(`M${x - 16},${y - 50}Q${x + 10},${y - 76} ${x + 36},${y - 50}Z`, wall), fill(`M${x + 2},${y}v-24q8,-11 16,0v24z`, lamp), oval(x + 10, y - 50, 4.5, 4.5, lamp), ...tower(x - 28), ...tower(x + 28))
  sheet.add(...homes.filter(([, dy]) => dy >= 0).flatMap(([dx, dy, w, h], i) => house(x + dx, y + dy, w, h, light.ink(paints[(i + 2) % 5] as string, 0.06))))
  const crown = sheet.linear([[0, light.ink('#5b9a5a', 0.1, 0.25)], [1, light.ink('#1f4d3a', 0.1, -0.3)]])
  sheet.add(...[[-170, 4], [-86, 14], [-44, 24], [64, 16], [104, 22], [196, 4], [8, 32], [150, 20]].map(([dx, dy]) => fill(scallop(d, x + (dx as number), y + (dy as number), d.between(13, 21), d.between(12, 17), 9), crown)))
}

/** Sand with wet edges, and two people walking home with their boards. */
function beach(sheet: Sheet, light: Light, d: Dice) {
  const edge = (push: number) => curve(range(14).map((i): Point => [-40 + i * 88, 866 + push + i * i * 0.72 + Math.sin(i * 0.9 + push) * 9]))
  const shine = mix(light.sky.at(-1) as string, light.ink('#c7a983'), light.hour === 'day' ? 0.6 : 0.35)
  sheet.add(fill(`${edge(0)}L1240,1240L-40,1240Z`, sheet.linear([[0, mix(light.sky.at(-2) as string, light.ink('#a98f74'), 0.4)], [0.3, shine], [1, light.ink('#a9825c', 0, -0.3)]])))
  for (const [push, width, opacity] of [[0, 14, 0.95], [22, 5, 0.6], [50, 3.5, 0.4]] as const) sheet.add(line(edge(push), light.white, width, `opacity="${opacity}"`))
  const walker = (x: number, y: number, wears: Partial<Parameters<typeof outfit>[1]>) => person(x, y, 78, against(outfit(d, { carries: 'board', ...wears }), light.shade, light.hour === 'day' ? 0.12 : 0.45), 0.7)
  sheet.add(walker(470, 985, { top: '#f0b429', gift: '#f4efe4' }), walker(540, 998, { top: '#0b7a85', gift: '#d9703f' }))
}

/** Rows of coffee over a round hill. */
function rows(sheet: Sheet, light: Light, d: Dice, cx: number, top: number, half: number, drop: number, far: number, size: number) {
  const crest = (x: number) => top + drop * ((x - cx) / half) ** 2
  const hill = range(41).map((i): Point => { const x = cx - half * 2.2 + (i / 40) * half * 4.4; return [x, crest(x)] })
  sheet.add(fill(`${curve(hill)}V1700H${cx - half * 2.2}Z`, sheet.linear([[0, light.ink('#86a860', far, 0.15)], [0.25, light.ink('#5d7a45', far)], [1, light.ink('#5a4230', far, -0.2)]])))
  const crown = [0.06, 0, -0.05].map((k) => sheet.linear([[0, light.ink(tone('#4f9152', k), far, 0.22)], [0.5, light.ink('#2f6e46', far, -0.15)], [1, light.ink('#1d4a38', far, -0.5)]]))
  for (const row of range(10)) {
    const t = (row + 0.4) / 10
    const s = size * (0.4 + t)
    sheet.add(...range((half * 4.4) / (s * 1.75)).map((i) => { const x = cx - half * 2.2 + i * s * 1.75 + d.around(0, s * 0.25); const y = crest(x) + t ** 1.3 * 330 + Math.sin(x / 170 + row * 0.3) * 8 * t; return x < -60 || x > WIDTH + 60 || y > 1240 ? '' : fill(scallop(d, x, y, s * d.between(0.8, 1), s * d.between(0.6, 0.85), 8), crown[d.whole(0, 2)] as string) }))
  }
}

/** The torogoz on a branch of ripe coffee that reaches in from the right. */
function perch(sheet: Sheet, light: Light, d: Dice, hour: Hour) {
  const near = (own: string) => (hour === 'night' ? mix(light.ink(own, 0, 0.05), own, 0.35) : mix(light.ink(own), own, 0.5))
  const [leafDark, leafLit] = [light.ink('#123f2e', 0, -0.15), light.ink('#3f8a50', 0, 0.12)]
  sheet.add(torn(d, 1680, 1010, 330, 120, 205, light.ink('#155243', 0, -0.3), light.ink('#2f8a5a', 0, 0.05)))
  const wood: Point[] = [[1690, 690], [1560, 704], [1430, 700], [1310, 716], [1190, 700]]
  sheet.add(fill(taper(wood, 30, 7), light.ink('#5a4232', 0, -0.25)), line(curve(wood.map(([x, y]): Point => [x, y - 9])), light.ink('#a9825c', 0, 0.2), 3, 'opacity=".6"'))
  const inks = [leafDark, leafLit, near('#c2302b'), near('#9fb548')] as const
  const twig = (x: number, y: number, turn: number, size: number, parts: number) => sheet.add(coffee(d, range(parts).map((i): Point => [x + Math.cos(turn + i * 0.06) * i * size * 1.1, y + Math.sin(turn + i * 0.06) * i * size * 1.1]), size, inks))
  twig(1640, 694, 2.5, 62, 4)
  twig(1240, 706, 2.72, 44, 4)
  twig(1540, 700, -2.5, 50, 3)
  twig(1590, 712, 1.95, 48, 3)
  sheet.add(torogoz(1390, 694, 268, 0.35, near, -1))
}
