/** Second looks: up the scree of Izalco, a fall in its canyon, coffee drying on the patio. */
import { blob, box, curve, fill, lens, line, mix, oval, place, poly, type Point, range, scallop, taper, tone, WIDTH } from './brush.ts'
import { against, flight, outfit, person } from './figures.ts'
import { cone, forest, hills, nearShade, ridge } from './land.ts'
import { cumulus, isLow, lightOf, mist, rays, sky } from './light.ts'
import { coffee, frond, grass, rosette, torn } from './plants.ts'
import type { View } from './poster.ts'

/** Climbers on the black slope, the clouds already below them. */
export function scree({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(300, 480), hour === 'day' ? 170 : hour === 'night' ? 190 : d.between(330, 420), 720)
  sky(sheet, light, d, { clouds: 6, disc: hour === 'night' ? 56 : isLow(light) ? 112 : 58, galaxy: hour === 'night' })
  hills(sheet, light, d, ridge(d, 690, 40, 0.56), '#4f7f8a', 0.66, { foot: 120, folds: false })
  cone(sheet, light, d, { x: d.between(240, 420), base: 790, height: d.between(190, 240), width: 900, crater: 190, own: '#47606a', far: 0.5, bend: 1.4 })
  const bank = (y: number, size: number, far: number) => sheet.add(...range(34).map((i) => { const x = i * 54 - 60 + d.around(0, 24); const k = size * d.between(0.7, 1.2); return fill(scallop(d, x, y + d.around(0, 12), k * 1.5, k * 0.6, 11), sheet.linear([[0, mix(light.white, light.sun, 0.3)], [0.5, mix(light.white, light.haze, far)], [1, mix(light.haze, light.shade, 0.25)]])) }))
  bank(800, 48, 0.75)
  mist(sheet, light, 830, 50, 0.4)
  bank(860, 64, 0.6)
  forest(sheet, light, d, ridge(d, 930, 30, 0.56, 7, 110), '#2f5a48', 0.18, 30, 3)
  bank(940, 70, 0.5)
  // The slope rises to the right, past the top of the picture's third.
  const steep = d.between(0.44, 0.54)
  const top = (x: number) => 1130 - Math.max(0, x - 120) * steep - Math.max(0, x - 900) ** 1.6 * 0.006 + Math.sin(x / 46) * 5 + Math.sin(x / 17) * 3
  const edge = range(81).map((i): Point => [i * 21 - 30, top(i * 21 - 30) + d.around(0, 5)])
  const rock = light.ink('#3f383a', 0.02, hour === 'day' ? 0.05 : -0.15)
  const slope = `${poly(edge, false)}L1660,1240L-40,1240Z`
  const side = light.sunX < 800 ? 1 : -1
  sheet.add(fill(slope, sheet.linear([[0, tone(rock, 0.05)], [1, light.ink('#2a2426', 0, -0.5)]], [0, 0], [0.6, 1])))
  sheet.add(sheet.clip(slope, ...range(60).map(() => { const x = d.between(200, 1640); const y = top(x) + d.roll() ** 1.3 * 620; const long = d.between(120, 420); return fill(taper([[x, y], [x - long * 0.5, y + long * steep * 0.62], [x - long, y + long * (steep + 0.28)]], d.between(3, 9), d.between(12, 44)), light.ink(d.pick(['#7a4a3a', '#5a4a48', '#8a6a58', '#2b2526', '#9a7a66']), 0.02, d.around(0.05, 0.25)), `opacity="${d.between(0.25, 0.6).toFixed(2)}"`) }), ...range(230).map(() => { const x = d.between(-20, 1640); const t = d.roll(); const y = top(x) + 8 + t * 640; const r = 4 + t * 22 * d.roll(); const own = light.ink(d.pick(['#5a4e4c', '#453c3d', '#6d5a50']), 0.02, d.around(0, 0.2)); return fill(blob(d, x, y, r * 1.3, r, 0.24, 7), own) + fill(blob(d, x - side * r * 0.3, y - r * 0.35, r * 0.8, r * 0.45, 0.2, 7), mix(own, light.sun, 0.4), 'opacity=".6"') }), sheet.grain(fill(slope, sheet.linear([[0.25, light.shade, 0], [1, light.shade, 0.85]], [0, 0], [0.5, 1])))))
  sheet.add(line(poly(edge.filter(([x]) => x > 160), false), mix(rock, light.sun, 0.55), 4, 'opacity=".8"'))
  for (const _ of range(3)) { const [x, y] = [d.between(1260, 1500), top(1400) + d.around(20, 60)]; sheet.add(oval(x, y - 40, 60, 90, light.white, 'opacity=".16" filter="url(#soft)"')) }
  const crew = d.whole(3, 5)
  const from = d.between(430, 560)
  for (const i of range(crew)) { const x = from + i * d.between(118, 150); const h = d.between(150, 172); const wears = against(outfit(d, { carries: i % 2 ? 'pole' : 'pack', gift: d.pick(['#b5482a', '#0b7a85', '#f0b429']) }), light.shade, hour === 'day' ? 0.1 : 0.32); sheet.add(fill(poly([[x - 10, top(x) + 20], [x + 16, top(x) + 16], [x + 150, top(x) + 80], [x + 110, top(x) + 92]]), light.shade, 'opacity=".34"'), person(x, top(x) + 18, h, wears, d.between(0.3, 0.8), 1)) }
  nearShade(sheet, light, 1060, 0.6)
  sheet.add(grass(d, -20, 620, (x) => Math.min(1206, top(x) + 90), 60, light.ink('#5a5a34', 0, -0.3), 0.14), rosette(d, d.between(60, 150), 1206, d.between(130, 170), light.ink('#1f3a2b', 0, -0.5), light.ink('#8fae5c', 0, 0.1)))
  sheet.add(flight(d, d.between(560, 720), d.between(230, 330), 18, d.whole(3, 5), light.ink('#2b3c48', 0.15, -0.4)))
}

/** One tall fall at the end of a canyon, its pool at our feet. */
export function salto({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(560, 760), -80, 300)
  sky(sheet, light, d, { clouds: 3, disc: 70 })
  forest(sheet, light, d, ridge(d, 150, 40, 0.56), '#4f9a68', 0.34, 40, 3)
  mist(sheet, light, 240, 90, 0.5)
  const cx = d.between(760, 840)
  const white = light.ink('#fbfdf8', hour === 'night' ? 0.25 : 0, 0.15)
  const cool = light.ink('#a9d4d2', 0.05)
  const lip = 250
  const pool = 890
  const wall = (side: number, gap: number, high: number, far: number) => {
    const edge = range(11).map((i): Point => [cx + side * (gap + Math.sin(i * 1.3 + far * 9) * 22 + i * gap * 0.035), high + i * ((pool + 50 - high) / 10)])
    const shape = `M${cx + side * 900},${high - 130}L${cx + side * (gap + 160)},${high - 40}L${poly(edge, false).slice(1)}L${cx + side * 900},${pool + 60}Z`
    sheet.add(fill(shape, sheet.linear([[0, light.ink('#6d7a58', far, 0.05)], [1, light.ink('#2f4038', far, -0.4)]])))
    sheet.add(sheet.clip(shape, ...range(90).map(() => { const [x, y, w, h] = [cx + side * d.between(gap - 30, 860), d.between(high - 100, pool), d.between(18, 70), d.between(50, 210)]; return fill(poly([[x - w, y + d.around(0, 12)], [x + w * 0.8, y], [x + w * 0.6, y + h], [x - w * 0.7, y + h + d.around(0, 20)]]), light.ink(d.pick(['#7d7a5c', '#5d724e', '#47644c', '#8f8462', '#665c48']), far, d.around(-0.06, 0.34) - (side > 0 ? 0.1 : 0)), 'opacity=".7"') }), ...range(34).map(() => { const [x, y] = [cx + side * d.between(gap, 860), d.between(high - 60, pool - 120)]; return fill(taper([[x, y], [x + d.around(0, 8), y + 60], [x + d.around(0, 14), y + d.between(90, 220)]], d.between(10, 26), 2), light.ink(d.pick(['#4d8a48', '#2f6b40', '#6d9a50']), far, d.around(-0.1, 0.25)), 'opacity=".8"') }), sheet.grain(fill(shape, sheet.linear([[0.3, light.shade, 0], [1, light.shade, 0.8]])))))
    sheet.add(...range(46).map(() => { const k = d.roll(); const x = cx + side * (gap + k * 760); return fill(scallop(d, x, high - 40 - k * 80 + d.around(0, 40), d.between(26, 58), d.between(18, 36), 10), light.ink(d.pick(['#3f8a4c', '#2f7044', '#5a9a4e']), far, d.around(-0.05, 0.3))) }))
  }
  sheet.add(box(0, lip, WIDTH, pool - lip + 30, sheet.linear([[0, light.ink('#5d6b4a', 0.16)], [1, light.ink('#2d3f36', 0.1, -0.4)]])), ...range(70).map(() => { const [x, y, w] = [d.between(300, 1300), d.between(lip, pool - 60), d.between(16, 54)]; return fill(poly([[x - w, y], [x + w, y + d.around(0, 14)], [x + w * 0.7, y + w * 2.6], [x - w * 0.8, y + w * 2.4]]), light.ink(d.pick(['#6d6a52', '#5d6e4e', '#4f5a48']), 0.12, d.around(-0.1, 0.25)), 'opacity=".7"') }))
  sheet.add(...range(40).map(() => fill(scallop(d, d.between(420, 1200), lip + d.around(-10, 40), d.between(26, 56), d.between(18, 34), 10), light.ink(d.pick(['#3f8a4c', '#2f7044', '#5a9a4e']), 0.12, d.around(0, 0.25)))))
  const w = d.between(96, 130)
  const drift = d.around(0, 20)
  const side = (s: number) => [0, 0.12, 0.3, 0.5, 0.7, 0.86, 1].map((k): Point => [cx + drift * k + s * w * (0.36 + 0.42 * k ** 0.8) + d.around(0, w * 0.05), lip - 10 + k * (pool - lip)])
  const fall = `${curve(side(-1))}L${curve(side(1).reverse()).slice(1)}Z`
  sheet.add(fill(fall, sheet.linear([[0, mix(cool, white, 0.5)], [0.6, cool], [1, mix(cool, white, 0.8)]]), 'opacity=".94"'), sheet.clip(fall, ...range(90).map(() => { const u = d.between(-1, 1); const from = d.roll() ** 1.4 * 0.75; const to = Math.min(1, from + d.between(0.15, 0.5)); return fill(taper([from, (from + to) / 2, to].map((k): Point => [cx + drift * k + u * w * (0.36 + 0.42 * k ** 0.8), lip - 10 + k * (pool - lip)]), d.between(1, 3), d.between(4, 12)), white, `opacity="${d.between(0.5, 1).toFixed(2)}"`) })))
  wall(-1, d.between(230, 270), 330, 0.1)
  wall(1, d.between(230, 270), 300, 0.1)
  wall(-1, d.between(440, 490), 210, 0.02)
  wall(1, d.between(430, 480), 240, 0.02)
  sheet.add(box(0, pool, WIDTH, 340, sheet.linear([[0, light.ink('#7fd8c4', 0.06, 0.15)], [0.3, light.ink('#2aa79a')], [1, light.ink('#0b4f59', 0, -0.35)]])), oval(cx, pool + 30, 330, 40, white, 'opacity=".5" filter="url(#soft)"'), ...range(46).map(() => { const u = d.around(0, 1); return fill(scallop(d, cx + drift + u * 190, pool + d.between(-26, 16) - (1 - Math.abs(u)) * 26, d.between(14, 42), d.between(10, 24), 9), d.often(0.3) ? mix(white, cool, 0.5) : white, 'opacity=".9"') }), ...range(6).map((i) => oval(cx + drift, pool + 26 + i * 34, 250 + i * 110, 12 + i * 8, 'none', `stroke="${white}" stroke-width="${3 + i * 0.6}" opacity="${(0.5 - i * 0.06).toFixed(2)}"`)))
  mist(sheet, light, pool - 30, 120, 0.42, mix(white, light.haze, 0.3))
  rays(sheet, light, d, light.sunX, -160, 10, 1250, hour === 'night' ? 0.08 : 0.2)
  sheet.add(...range(80).map(() => { const t = d.roll() ** 1.3; return fill(lens(d.between(0, WIDTH), pool + 20 + t * 290, (20 + 80 * t) * d.between(0.4, 1.2), 1 + t * 3), d.often(0.65) ? white : light.ink('#0b4f59', 0, -0.3), `opacity="${d.between(0.15, 0.5).toFixed(2)}"`) }))
  const stone = (x: number, y: number, r: number) => { const shape = blob(d, x, y, r, r * 0.62, 0.12, 9); return fill(lens(x, y + r * 0.46, r * 1.3, 5), white, 'opacity=".5"') + fill(shape, light.ink(d.pick(['#6d7468', '#7d7a6a', '#5d6b60']), 0, -0.05)) + sheet.grain(fill(shape, sheet.linear([[0.25, light.shade, 0], [1, light.shade, 0.95]], [0, 0], [0.6, 1]))) + fill(scallop(d, x - r * 0.2, y - r * 0.46, r * 0.55, r * 0.16, 10), light.ink('#6d9a50', 0, 0.1)) }
  sheet.add(...([[cx - 430, 940, 110], [cx + 420, 930, 120], [cx - 600, 1040, 170], [cx + 600, 1050, 180], [cx + 300, 1010, 70]] as const).map(([x, y, r]) => stone(x + d.around(0, 24), y, r * d.between(0.9, 1.1))))
  const ground = cx - 600
  if (d.often(0.8)) for (const i of range(2)) sheet.add(person(ground + 10 + i * 74, 980 + d.around(0, 6), 190, against(outfit(d, { hat: undefined, carries: i ? 'pack' : undefined, gift: '#f0b429' }), light.shade, 0.12), 0.1, i ? -1 : 1))
  for (const i of range(d.whole(1, 2))) { const [x, y] = [cx + 90 - i * 190, 1010 + i * 34]; sheet.add(sheet.clip(`M0,0H1600V${y - 42}H0Z`, person(x, y, 150, against(outfit(d, { hat: undefined }), light.shade, 0.12), 0.2, i ? -1 : 1)), fill(lens(x, y - 41, 62, 4), white, 'opacity=".8"'), fill(lens(x, y - 24, 100, 3), white, 'opacity=".45"')) }
  const [dark, lit] = [light.ink('#0c3328', 0, -0.5), light.ink('#3c8a4b', 0, 0.08)]
  sheet.add(...range(16).map((i) => { const a = -2.9 + (i % 8) * 0.4; const [x, y] = [i < 8 ? 60 : 1540, 1200]; return fill(frond(d, [x, y], [x + Math.cos(a) * 130, y + Math.sin(a) * 190], [x + Math.cos(a) * 250, y + Math.sin(a) * 150 + 40], 52, 0.25), mix(dark, lit, (i % 8) / 9)) }))
  for (const [x, y, turn, k] of [[-50, 620, -14, 0.9], [1650, 560, 194, 0.9], [-40, 20, 50, 0.8], [1640, -10, 128, 0.9]] as const) sheet.add(torn(d, x, y, 430 * k * d.between(0.9, 1.1), 150 * k, turn + d.around(0, 7), mix(dark, lit, d.between(0, 0.25)), mix(dark, lit, d.between(0.45, 0.95))))
}

/** The mill: coffee raked in strips on the drying patio, sacks in front. */
export function patio({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(300, 520), hour === 'day' ? 160 : d.between(280, 350), 520)
  sky(sheet, light, d, { clouds: 6, disc: isLow(light) ? 92 : 54 })
  if (hour === 'day') cumulus(sheet, light, d, d.between(900, 1200), 430, d.between(320, 440))
  cone(sheet, light, d, { x: d.between(900, 1150), base: 560, height: d.between(220, 280), width: 1200, crater: 70, own: '#4b7480', far: 0.5, bend: 1.5 })
  hills(sheet, light, d, ridge(d, 500, 44), '#42806c', 0.4, { foot: 150 })
  mist(sheet, light, 560, 60, 0.5)
  const wood = ridge(d, 566, 24, 0.56)
  forest(sheet, light, d, wood, '#3c7a58', 0.22, 26, 4)
  const [wall, roof] = [light.ink('#f4ead6', 0.06, 0.12), light.ink('#b5563a', 0.06, -0.05)]
  const [bx, by] = [d.between(80, 160), 716]
  sheet.add(box(bx, by - 130, 760, 134, wall), fill(`M${bx - 26},${by - 122}L${bx + 40},${by - 216}H${bx + 720}L${bx + 786},${by - 122}Z`, roof), ...range(44).map((i) => line(`M${bx + 48 + i * 15.400},${by - 212}L${bx - 12 + i * 18},${by - 126}`, tone(roof, i % 2 ? -0.06 : 0.04), 4.500)), box(bx - 26, by - 126, 812, 9, tone(roof, -0.14)), ...range(7).map((i) => fill(`M${bx + 36 + i * 104},${by + 4}v-66a32,32 0 0 1 64,0v66z`, light.ink('#5a4236', 0.05, -0.35))), box(bx, by - 14, 760, 18, light.ink('#0b7a85', 0.06, -0.05)), box(bx + 830, by - 300, 74, 304, light.ink('#c98a64', 0.06, 0.02)), box(bx + 876, by - 300, 28, 304, light.shade, 'opacity=".25"'), box(bx + 820, by - 312, 94, 18, light.ink('#a5684a', 0.06, -0.1)))
  if (d.often(0.6)) sheet.add(...range(8).map((i) => oval(bx + 866 + i * 26, by - 340 - i * 20, 26 + i * 12, 18 + i * 8, light.white, `opacity="${(0.34 - i * 0.035).toFixed(2)}"`)))
  sheet.add(box(0, by, WIDTH, 500, sheet.linear([[0, light.ink('#d8c8b4', 0.08, 0.1)], [1, light.ink('#a08a74', 0, -0.25)]])))
  // Strips of drying coffee run towards us from one vanishing point.
  const van: Point = [d.between(720, 880), by - 120]
  const at = (u: number, v: number): Point => { const y = by + 14 + v * (1240 - by); const k = (y - van[1]) / (by + 14 - van[1]); return [van[0] + u * k * 190, y] }
  const beds = ['#b5352a', '#c9603a', '#d9a45c', '#e6cc94', '#7a4a30', '#d9b27a', '#a83a2e']
  const first = d.whole(0, 6)
  for (const i of range(9)) {
    const [u0, u1] = [-6.3 + i * 1.4, -6.3 + i * 1.4 + 1.14]
    const own = beds[(i + first) % 7] as string
    const bed = poly([at(u0, 0), at(u1, 0), at(u1, 1), at(u0, 1)])
    const paint = light.ink(own, 0.02, 0.06)
    sheet.add(fill(poly([at(u0 - 0.05, 0), at(u1 + 0.08, 0), at(u1 + 0.08, 1), at(u0 - 0.05, 1)]), light.shade, 'opacity=".25"'), fill(bed, paint), sheet.clip(bed, ...range(7).map((k) => line(poly([at(u0 + 0.08 + k * 0.16, 0), at(u0 + 0.08 + k * 0.16, 1)], false), tone(paint, k % 2 ? -0.08 : 0.06), 9)), ...range(120).map(() => { const v = d.roll() ** 0.8; const [x, y] = at(d.between(u0, u1), v); return oval(x, y, 3 + v * 9, 2 + v * 5, tone(paint, d.around(0, 0.11))) })))
  }
  for (const i of range(d.whole(2, 3))) { const [x, y] = at(-2.3 + i * 2.1 + d.around(0, 0.4), d.between(0.12, 0.34)); const h = 130 + (y - by) * 0.55; sheet.add(oval(x + 20, y, h * 0.4, h * 0.05, light.shade, 'opacity=".35"'), line(`M${x + h * 0.24},${y - h * 0.62}L${x + h * 0.86},${y + 4}`, light.ink('#8a5a34', 0, -0.1), 6), line(`M${x + h * 0.72},${y + 8}l${h * 0.3},-10`, light.ink('#6d4428', 0, -0.2), 10), person(x, y, h, against(outfit(d, { hat: '#ead9ae' }), light.shade, hour === 'day' ? 0.1 : 0.3), d.often(0.4) ? -1 : 0.4, 1)) }
  nearShade(sheet, light, 1000, 0.7)
  const jute = light.ink('#c9a870', 0, 0)
  const sack = (x: number, y: number, s: number, beans: string) => {
    const shape = `M${x - s * 0.5},${y - s * 0.9}Q${x - s * 0.72},${y - s * 0.4} ${x - s * 0.56},${y}Q${x},${y + s * 0.12} ${x + s * 0.56},${y}Q${x + s * 0.72},${y - s * 0.4} ${x + s * 0.5},${y - s * 0.9}Z`
    sheet.add(oval(x + 20, y + 4, s * 0.7, s * 0.1, light.shade, 'opacity=".5"'), fill(shape, jute), sheet.clip(shape, ...range(16).map((i) => line(`M${x - s},${y - s + i * s * 0.075}q${s},${s * 0.1} ${s * 2},0`, tone(jute, i % 2 ? -0.05 : 0.03), 3, 'stroke-dasharray="7 3"')), box(x - s, y - s * 0.52, s * 2, s * 0.07, light.ink('#b5482a', 0, 0), 'opacity=".8"'), box(x - s, y - s * 0.4, s * 2, s * 0.03, light.ink('#b5482a', 0, 0), 'opacity=".8"'), sheet.grain(box(x - s, y - s, s * 2, s * 1.2, sheet.linear([[0.4, light.shade, 0], [1, light.shade, 0.85]], [0, 0], [1, 0.2])))), oval(x, y - s * 0.9, s * 0.54, s * 0.15, tone(jute, 0.06)), oval(x, y - s * 0.9, s * 0.46, s * 0.11, light.ink(beans, 0, -0.2)), ...range(46).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.5; return place(x + Math.cos(a) * k * s * 0.42, y - s * 0.93 + Math.sin(a) * k * s * 0.09 - (1 - k) * s * 0.09, 1, d.between(0, 180), oval(0, 0, s * 0.05, s * 0.034, light.ink(beans, 0, d.around(0.08, 0.14))), line(`M${-s * 0.04},0h${s * 0.08}`, tone(light.ink(beans, 0, 0), -0.12), 1.600)) }))
  }
  for (const [i, x] of [d.between(1180, 1240), d.between(1400, 1450), d.between(1540, 1600)].entries()) sack(x, 1130 + (i % 2) * 40, d.between(210, 240), d.pick(['#5a3320', '#d9b27a', '#a8ab7c']))
  const inks = [light.ink('#123f2e', 0, -0.2), light.ink('#3f8a50', 0, 0.1), light.ink('#c2302b', 0, 0.02), light.ink('#9fb548')] as const
  sheet.add(coffee(d, range(6).map((i): Point => [-70 + i * 96, 1170 - i * 26 - (i % 2) * 12]), 92, inks), flight(d, d.between(560, 760), d.between(190, 270), 18, d.whole(3, 5), light.ink('#2b3c48', 0.15, -0.4)))
}

/** A hanging bridge in the cloud forest, walkers halfway across. */
export function puente({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(640, 900), d.between(160, 240), 900)
  const air = mix(light.haze, light.ink('#a9cdb6'), hour === 'day' ? 0.7 : 0.5)
  const fog = mix(air, light.sun, hour === 'night' ? 0.08 : 0.5)
  const ink = (own: string, far: number, lit = 0) => mix(light.ink(own, 0, lit), mix(air, fog, far), far)
  sheet.add(box(0, 0, WIDTH, 1200, sheet.linear([[0, mix(air, light.ink('#2f6b58'), 0.3)], [0.4, fog], [1, mix(air, light.ink('#2f6b58'), 0.35)]])), oval(light.sunX, light.sunY, 620, 620, sheet.radial([[0, light.sun, 0.95], [0.3, light.sun, 0.5], [1, light.sun, 0]], light.sunX, light.sunY, 620)))
  // Two wooded flanks that meet in the mist, each layer nearer and wider apart.
  for (const [far, gap, size, lift] of [[0.82, 60, 30, 420], [0.66, 190, 40, 470], [0.48, 330, 52, 540], [0.28, 480, 66, 630]] as const) {
    for (const side of [-1, 1]) {
      const flank = (k: number): Point => [800 + side * (gap + k * (900 - gap)), lift + 560 * (1 - k) ** 1.6 + 40 - k * 330]
      sheet.add(fill(`${poly(range(17).map((i) => flank(i / 16)), false)}L${800 + side * 1000},1240L${800 + side * (gap - 60)},1240Z`, ink('#2a5c45', far, -0.25)), ...range(90).map(() => { const k = d.roll(); const deep = d.roll() ** 1.4; const [x, y] = flank(k); const r = size * d.between(0.6, 1.2); return { y: y + deep * 420, drawn: fill(scallop(d, x + d.around(0, 20), y + deep * 420, r * 1.2, r * 0.85, 10), ink(d.pick(['#2f6b4b', '#3f7f52', '#5a9a58']), far, d.around(0.04, 0.22) - deep * 0.3)) } }).sort((a, b) => a.y - b.y).map(({ drawn }) => drawn))
      if (far < 0.7) sheet.add(...range(4).map(() => { const [x, y] = flank(d.between(0.35, 0.95)); const h = d.between(150, 300); return line(`M${x},${y + 40}V${y - h * 0.7}`, ink('#35463b', far, -0.2), size * 0.2) + range(7).map(() => fill(scallop(d, x + d.around(0, size * 1.3), y - h * d.between(0.5, 0.95), size * d.between(0.6, 1), size * d.between(0.35, 0.55), 9), ink(d.pick(['#3f7f52', '#6d9a55', '#2f6a4a']), far, d.around(0.06, 0.2)))).join('') }))
    }
    mist(sheet, light, lift + 420, 200, 0.5, fog)
  }
  rays(sheet, light, d, light.sunX, light.sunY - 220, 9, 1350, hour === 'night' ? 0.1 : 0.2)
  // The deck runs from our feet to a vanishing point; ropes hang to both sides.
  const [vx, vy] = [800 + d.around(0, 40), d.between(610, 650)]
  const at = (u: number, v: number, up = 0): Point => { const k = 1 / (1 + v * 7); const sag = Math.sin(Math.PI * Math.min(1, v * 1.05)) * 34; return [vx + (800 - vx) * k + u * 330 * k, vy + (1210 - vy) * k + sag * k * 2.4 - up * 470 * k] }
  const steps = range(44).map((i) => 1 - i / 44)
  const plank = ['#8a6a48', '#7a5c3e', '#96754f', '#6d5238']
  sheet.add(...steps.map((v, i) => fill(poly([at(-1, v), at(1, v), at(1, Math.max(0, v - 0.016)), at(-1, Math.max(0, v - 0.016))]), ink(plank[i % 4] as string, 0.62 * v, 0.06 - (1 - v) * 0.1))), ...range(5).map((i) => fill(poly([at(-1, i * 0.0075), at(1, i * 0.0075), at(1, i * 0.0075 - 0.006), at(-1, i * 0.0075 - 0.006)]), ink(plank[(i + 1) % 4] as string, 0, -0.1))))
  const rope = (u: number, up: number, w: number, own: string) => sheet.add(...range(24).map((i) => line(poly([at(u, i / 24, up - 0.12 * Math.sin((i / 24) * Math.PI)), at(u, (i + 1) / 24, up - 0.12 * Math.sin(((i + 1) / 24) * Math.PI))], false), ink(own, 0.62 * (i / 24), -0.15), w / (1 + (i / 24) * 7) + 0.8)))
  for (const u of [-1.12, 1.12]) {
    sheet.add(...range(26).map((i) => { const v = (i / 26) ** 1.2; return line(poly([at(u * 0.92, v), at(u, v, 0.86 - 0.12 * Math.sin(v * Math.PI))], false), ink('#5a4632', 0.62 * v, -0.1), 9 / (1 + v * 7) + 0.6) }))
    rope(u, 0.88, 24, '#4a3a2a')
    rope(u * 0.97, 0.46, 14, '#5a4632')
    rope(u * 0.92, 0.02, 22, '#3a2c20')
  }
  const crew = d.whole(2, 3)
  for (const i of range(crew).reverse()) { const v = 0.16 + i * 0.14; const [x, y] = at(d.between(-0.34, 0.34), v); const k = 1 / (1 + v * 7); sheet.add(person(x, y + 4, 520 * k, against(outfit(d, { carries: 'pack', gift: d.pick(['#b5482a', '#f0b429', '#0b7a85']), top: d.pick(['#f0b429', '#b5482a', '#d9799a', '#0b7a85']) }), mix(light.shade, fog, v), hour === 'day' ? 0.1 + v * 0.4 : 0.26 + v * 0.3), d.between(0.2, 0.6), i % 2 ? -1 : 1)) }
  const [dark, lit] = [light.ink('#12332a', 0, -0.35), light.ink('#3f8a4c', 0, 0.08)]
  for (const [x, y, turn, k] of [[-30, 1150, -40, 1.1], [70, 1240, -72, 1], [1640, 1130, 218, 1.1], [1540, 1240, 250, 1], [1660, -10, 136, 1], [-50, 0, 42, 1]] as const) sheet.add(...range(4).map((i) => { const a = ((turn + i * 16 - 24) * Math.PI) / 180; const q = 400 * k; return fill(frond(d, [x, y], [x + Math.cos(a) * q * 0.55, y + Math.sin(a) * q * 0.65], [x + Math.cos(a) * q, y + Math.sin(a) * q + q * 0.14], q * 0.22, 0.15), mix(dark, lit, i * 0.24)) }))
  for (const x of [d.between(150, 220), d.between(1380, 1450)]) sheet.add(rosette(d, x, 1216, d.between(110, 150), dark, light.ink('#a8c76a', 0, 0.1), 13), ...range(5).map((i) => fill(`M${x - 5 + i * 2},${1150 - i * 17}q${i % 2 ? 26 : -26},-8 ${i % 2 ? 34 : -34},-26q${i % 2 ? -26 : 26},4 ${i % 2 ? -34 : 34},18Z`, light.ink('#d8432f', 0, 0.08 - i * 0.02))))
}
