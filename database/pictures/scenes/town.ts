/** People's work: Suchitoto's church, the indigo yard, pupusas on the comal, the fruit market. */
import { blob, box, curve, type Dice, disc, fill, group, HEIGHT, lens, line, mix, oval, place, poly, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { against, flight, outfit, person } from './figures.ts'
import { forest, hills, nearShade, ridge, water } from './land.ts'
import { cumulus, isLow, type Light, lightOf, sky } from './light.ts'
import { frond, leaf, tree } from './plants.ts'
import type { View } from './poster.ts'

/** Ground laid in stones that shrink towards the horizon. */
function cobbles(sheet: Sheet, light: Light, d: Dice, top: number, own: readonly string[]) {
  sheet.add(box(0, top, WIDTH, HEIGHT - top, light.ink('#6d5f55', 0, -0.3)))
  let y = top + 3
  for (let row = 0; y < HEIGHT + 20; row++) {
    const t = (y - top) / (HEIGHT - top)
    const [h, w] = [7 + t * 30, 22 + t * 74]
    sheet.add(...range((WIDTH + 160) / w).map((i) => { const x = -80 + i * w + (row % 2) * w * 0.5 + d.around(0, w * 0.1); const arc = ((x - 800) / 800) ** 2 * 16 * t; return fill(blob(d, x, y + arc, w * 0.47, h * 0.42, 0.1, 7), light.ink(d.pick(own), 0.1 * (1 - t), d.around(0.02, 0.2) - t * 0.16)) }))
    y += h * 0.98
  }
}
/** A row house with a tiled roof, tall door and barred window; `glow` lights the panes. */
function house(light: Light, d: Dice, x: number, ground: number, w: number, h: number, wall: string, glow: boolean): string {
  const paint = light.ink(wall, 0.06, 0.02)
  const roof = light.ink('#b5563a', 0.05, -0.1)
  const wood = light.ink('#4a3124', 0, -0.25)
  const door = (dx: number, tall: number, wide: number, foot: number) => box(x + dx - wide / 2 - 7, ground - foot - tall - 7, wide + 14, tall + 7, light.ink('#f7efdf', 0.05, 0.1)) + box(x + dx - wide / 2, ground - foot - tall, wide, tall, foot ? (glow ? '#ffd78a' : wood) : wood) + (foot ? range(4).map((i) => box(x + dx - wide / 2 + (i + 0.5) * (wide / 4) - 1.5, ground - foot - tall, 3, tall, wood)).join('') : line(`M${x + dx},${ground - tall}V${ground}`, light.ink('#33201a', 0, -0.5), 2.5))
  return box(x, ground - h, w, h, paint) + box(x, ground - h * 0.2, w, h * 0.2, tone(paint, -0.12)) + door(w * 0.28, h * 0.58, w * 0.17, 0) + door(w * 0.7, h * 0.34, w * 0.2, h * 0.26) + fill(`M${x - 16},${ground - h + 8}L${x + 8},${ground - h - 66}H${x + w - 8}L${x + w + 16},${ground - h + 8}Z`, roof) + range(w / 15).map((i) => line(`M${x + 10 + i * 15},${ground - h - 64}L${x - 10 + i * 15 * 1.09},${ground - h + 6}`, tone(roof, i % 2 ? -0.06 : 0.035), 4.5)).join('') + box(x - 16, ground - h + 6, w + 32, 9, tone(roof, -0.14))
}

/** Suchitoto: Santa Lucía, white above the cobbles. */
export function suchitoto({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(230, 380), hour === 'day' ? 170 : hour === 'night' ? 180 : d.between(330, 420), 780)
  const glow = hour === 'night' || hour === 'dusk'
  sky(sheet, light, d, { clouds: 7, disc: isLow(light) ? 96 : 58 })
  if (hour === 'day') for (const x of [d.between(60, 260), d.between(1250, 1500)]) cumulus(sheet, light, d, x, d.between(480, 620), d.between(340, 480))
  hills(sheet, light, d, ridge(d, 640, 40), '#4d8077', 0.5, { foot: 200 })
  forest(sheet, light, d, ridge(d, 720, 20), '#3c7355', 0.2, 34, 3)
  const ground = 900
  const colours = ['#e0a13a', '#2f9296', '#c9603f', '#f0dfc0', '#7fa88a', '#d98a8f', '#e9c46a']
  let x = -40
  while (x < WIDTH) { const w = d.between(210, 270); if (x + w < 470 || x > 1130) sheet.add(house(light, d, x, ground, w - 6, d.between(170, 205), d.pick(colours), glow)); x += w }
  const cx = 800
  const [white, dim, trim] = [light.ink('#fbf6ea', 0, hour === 'day' ? 0.35 : 0.12), light.ink('#d9cdbd', 0, -0.2), light.ink('#e6d8bd', 0, 0.05)]
  const part = (px: number, py: number, w: number, h: number) => box(px - w / 2, py - h, w, h, sheet.linear([[0, white], [0.62, white], [1, dim]], [0, 0], [1, 0.15]))
  const cornice = (px: number, py: number, w: number, h = 14) => box(px - w / 2, py - h, w, h, trim) + box(px - w / 2, py - 3, w, 3, light.ink('#8f7f70', 0, -0.2), 'opacity=".7"')
  const arch = (px: number, py: number, w: number, h: number, paint: string) => fill(`M${px - w / 2},${py}V${py - h + w / 2}A${w / 2},${w / 2} 0 0 1 ${px + w / 2},${py - h + w / 2}V${py}Z`, paint)
  const inside = glow ? sheet.linear([[0, light.ink('#5a3a2a', 0, -0.4)], [1, '#ffc46a']]) : light.ink('#5b4a45', 0, -0.5)
  const cross = (px: number, py: number, s: number) => line(`M${px},${py}v${-s}M${px - s * 0.3},${py - s * 0.68}h${s * 0.6}`, light.ink('#4a4038', 0, -0.3), 5)
  sheet.add(part(cx, 600, 700, 40), part(cx, 640, 720, 60))
  for (const s of [-1, 1]) {
    const tx = cx + s * 262
    const dome = light.ink('#9fb0b4', 0, s < 0 ? 0.25 : -0.05)
    sheet.add(part(tx, 600, 170, 170), cornice(tx, 436, 190), part(tx, 424, 142, 106), arch(tx, 420, 56, 86, inside), fill(`M${tx - 15},${388}q15,-34 30,0l4,10h-38z`, light.ink('#b08a3c', 0, -0.15)), cornice(tx, 322, 162), fill(`M${tx - 66},310Q${tx - 64},226 ${tx},214Q${tx + 64},226 ${tx + 66},310Z`, dome), sheet.grain(fill(`M${tx - 66},310Q${tx - 64},226 ${tx},214Q${tx + 64},226 ${tx + 66},310Z`, sheet.linear([[0.3, light.shade, 0], [1, light.shade, 0.85]], [0, 0], [1, 0.3]))), ...[-30, 0, 30].map((k) => line(`M${tx + k * 1.9},308Q${tx + k * 1.6},240 ${tx},216`, tone(dome, -0.08), 2.5)), box(tx - 13, 190, 26, 28, white), disc(tx, 188, 15, dome), cross(tx, 176, 44), disc(tx, 500, 30, trim), disc(tx, 500, 22, inside))
  }
  sheet.add(part(cx, 600, 330, 120), fill(`M${cx - 182},486Q${cx - 120},476 ${cx - 96},430Q${cx - 70},372 ${cx},356Q${cx + 70},372 ${cx + 96},430Q${cx + 120},476 ${cx + 182},486Z`, sheet.linear([[0, white], [0.6, white], [1, dim]], [0, 0], [1, 0.2])), line(`M${cx - 182},486Q${cx - 120},476 ${cx - 96},430Q${cx - 70},372 ${cx},356Q${cx + 70},372 ${cx + 96},430Q${cx + 120},476 ${cx + 182},486`, trim, 9), cornice(cx, 496, 372), disc(cx, 430, 38, trim), disc(cx, 430, 31, glow ? '#ffe9b8' : light.ink('#fffdf4', 0, 0.3)), line(`M${cx},430v-20M${cx},430l14,8`, '#2b2320', 4), cross(cx, 356, 66), ...[-100, 0, 100].map((k) => arch(cx + k, 590, 52, 76, inside) + line(`M${cx + k - 31},592h62`, trim, 6)))
  sheet.add(cornice(cx, 622, 760, 22), part(cx, 880, 720, 258), ...range(5).map((i) => arch(cx - 256 + i * 128, 880, i === 2 ? 98 : 88, i === 2 ? 226 : 206, sheet.linear([[0, light.ink('#6b564a', 0, -0.45)], [1, glow ? '#ffbe62' : light.ink('#3c302e', 0, -0.6)]]))), arch(cx, 880, 70, 180, light.ink('#5b3a28', 0, -0.3)), line(`M${cx},708V880`, light.ink('#33201a', 0, -0.5), 4))
  sheet.add(...range(6).map((i) => { const px = cx - 320 + i * 128; return box(px - 17, 652, 34, 228, sheet.linear([[0, white], [0.5, white], [1, light.ink('#b9a894', 0, -0.3)]], [0, 0], [1, 0])) + box(px - 25, 640, 50, 14, trim) + fill(`M${px - 28},640q-2,-12 10,-12h36q12,0 10,12z`, white) + box(px - 25, 866, 50, 16, trim) }))
  sheet.add(fill(poly([[cx - 360, 640], [cx + 360, 640], [cx + 360, 672], [cx - 330, 672]]), light.shade, 'opacity=".16"'), ...range(4).map((i) => box(cx - 390 - i * 24, 880 + i * 9, 780 + i * 48, 9.6, i % 2 ? trim : tone(trim, -0.07))))
  const facade = `M${cx - 360},880V560H${cx - 340}V330H${cx - 180}V480L${cx},356L${cx + 180},480V330H${cx + 340}V560H${cx + 360}V880Z`
  const dusk = mix(white, light.shade, 0.55)
  sheet.add(fill(facade, sheet.linear([[0.45, dusk, 0], [1, dusk, 0.45]], [0, 0], [1, 0.3])), sheet.grain(fill(facade, sheet.linear([[0.5, dusk, 0], [1, dusk, 0.6]], [0, 0], [1, 0.4]))))
  cobbles(sheet, light, d, 914, ['#a3927f', '#8f8172', '#b8a68e', '#7d7268'])
  if (glow) sheet.add(oval(cx, 940, 520, 60, sheet.radial([[0, '#ffb85a', 0.55], [1, '#ffb85a', 0]], cx, 940, 520)))
  sheet.add(fill('M620,917H1190L1640,1004V1060H1290Q1200,1046 1160,1068H1010Q980,1030 900,1012Q820,1006 760,964Z', light.shade, `opacity="${hour === 'day' ? 0.34 : 0.26}"`), sheet.grain(box(0, 1040, WIDTH, 170, sheet.linear([[0, light.shade, 0], [1, light.shade, 0.8]]))))
  if (d.often(0.55)) sheet.add(tree(d, d.between(60, 140), 1090, d.between(760, 880), light.ink('#3a2c22', 0, -0.4), light.ink('#1f4a38', 0, -0.45), light.ink('#7fae55', 0, 0.12)))
  for (const _ of range(d.whole(5, 9))) { const px = d.between(330, 1300); const t = d.roll(); const y = 950 + t * 130; const wears = against(outfit(d, d.often(0.4) ? { carries: 'basket', hat: undefined } : {}), light.shade, hour === 'day' ? 0.1 : 0.4); sheet.add(fill(poly([[px, y], [px + 10, y], [px + 96 + t * 40, y + 30], [px + 70 + t * 40, y + 32]]), light.shade, 'opacity=".35"'), person(px, y, 92 + t * 42, wears, d.often(0.4) ? -1 : d.between(0.1, 0.7), d.often(0.5) ? 1 : -1)) }
  if (d.often(0.6)) for (const [y0, sag] of [[70, 130], [40, 210]] as const) {
    const at = (u: number): Point => [u * WIDTH, y0 - 60 + Math.sin(Math.PI * u) * sag * 0.62 + u * 30]
    sheet.add(line(curve(range(17).map((i) => at(i / 16))), light.shade, 2, 'opacity=".7"'), ...range(22).map((i) => { const [px, py] = at((i + 0.5) / 22); const w = 46; const c = light.ink(d.pick(['#b5482a', '#0b7a85', '#f0b429', '#d9799a', '#27346b', '#f4efe4']), 0, 0.1); return fill(`M${px - w / 2},${py}h${w}v48l${-w / 6},10l${-w / 6},-10l${-w / 6},10l${-w / 6},-10l${-w / 6},10l${-w / 6},-10z`, c, 'opacity=".93"') + disc(px, py + 26, 8, light.sky[1] as string, 'opacity=".8"') + [-13, 13].map((k) => disc(px + k, py + 13, 4, light.sky[1] as string, 'opacity=".8"')).join('') }))
  } else {
    const leafy = light.ink('#2c5a40', 0, -0.35)
    sheet.add(...range(90).map(() => { const u = d.roll(); const r = d.roll(); return fill(scallop(d, -30 + u * 560, -20 + r * 190 * (1 - u), d.between(20, 44), d.between(14, 28), 9), d.often(0.5) ? leafy : light.ink(d.pick(['#d13f7c', '#b52a68', '#e46a9a']), 0, d.around(0, 0.2))) }))
  }
  sheet.add(flight(d, d.between(1080, 1200), d.between(190, 280), 18, d.whole(3, 6), light.ink('#2b3c48', 0.1, -0.4)))
}

/** Suchitoto from under the arcade: roofs going down to the lake. */
export function portal({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(620, 900), hour === 'day' ? 190 : hour === 'night' ? 210 : d.between(330, 420), 600)
  const glow = hour === 'night' || hour === 'dusk'
  sky(sheet, light, d, { clouds: 7, disc: isLow(light) ? 92 : 56 })
  if (hour === 'day') cumulus(sheet, light, d, d.between(800, 1100), 500, d.between(320, 460))
  hills(sheet, light, d, ridge(d, 540, 60, 0.54), '#4d8077', 0.5, { foot: 120 })
  water(sheet, light, d, 588, 800, '#2b7f86', { ripples: 110 })
  for (const [x, y, w] of [[d.between(300, 520), 630, 300], [d.between(980, 1200), 664, 420]] as const) sheet.add(fill(lens(x, y, w * 0.5, w * 0.05), light.ink('#1f5142', 0.24, -0.4)), ...range(40).map(() => { const u = d.around(0, 1); return fill(scallop(d, x + u * w * 0.44, y - 8 - (1 - u * u) * w * 0.06 * d.roll(), w * 0.045, w * 0.034, 8), light.ink('#3d7a4c', 0.22, d.around(-0.25, 0.3))) }), fill(lens(x, y + 2, w * 0.52, 3), light.ink('#e9d6a6', 0.2, 0.2), 'opacity=".7"'))
  const colours = ['#e0a13a', '#2f9296', '#c9603f', '#f0dfc0', '#d98a8f', '#7fa88a', '#e9c46a']
  for (const row of range(3)) { let x = -60 + row * 40; const y = 800 + row * 90; sheet.add(...range(26).map(() => fill(scallop(d, d.between(0, WIDTH), y - 70 + d.around(0, 20), d.between(26, 52), d.between(22, 40), 9), light.ink(d.pick(['#3c7355', '#5a9a4e', '#2f6b48']), 0.16 - row * 0.05, d.around(-0.1, 0.25))))); while (x < WIDTH) { const w = d.between(150, 230) + row * 40; if (d.often(0.75)) sheet.add(house(light, d, x, y + 60, w, d.between(90, 120) + row * 20, d.pick(colours), glow)); x += w + d.between(0, 60) } }
  const inner = sheet.linear([[0, light.ink('#6b4a38', 0, -0.5)], [1, light.ink('#a8744a', 0, -0.15)]])
  const plaster = light.ink(d.pick(['#fbf6ea', '#f0d9a8', '#f4e2cc']), 0, glow ? -0.05 : 0.1)
  const dim = mix(plaster, light.shade, 0.45)
  const [n, w] = [3, 520]
  const opens = range(n).map((i) => { const x = 20 + i * w + 40; return `M${x},1010V470A${(w - 80) / 2},${(w - 80) / 2.3} 0 0 1 ${x + w - 80},470V1010Z` })
  sheet.add(`<path fill-rule="evenodd" d="M-40,-40H1640V1240H-40Z${opens.join('')}" fill="${sheet.linear([[0, dim], [0.5, plaster], [1, dim]])}"/>`, ...opens.map((o, i) => line(o.replace('Z', ''), tone(plaster, -0.08), 13) + `<path d="${o}" fill="none" stroke="${light.shade}" stroke-width="5" opacity=".4" transform="translate(${(800 - (20 + i * w + w / 2)) * 0.02} 6)"/>`))
  sheet.add(box(-40, -40, 1700, 130, inner), ...range(13).map((i) => box(i * 130 - 20, 0, 56, 108, light.ink('#4a3124', 0, -0.35))), box(-40, 90, 1700, 22, light.ink('#33201a', 0, -0.4)))
  sheet.add(...range(n + 1).map((i) => { const x = 20 + i * w; return box(x - 40, 440, 80, 580, sheet.linear([[0, plaster], [0.55, plaster], [1, dim]], [0, 0], [1, 0])) + box(x - 56, 436, 112, 30, tone(plaster, -0.05)) + box(x - 62, 424, 124, 14, tone(plaster, 0.03)) + box(x - 54, 960, 108, 60, tone(plaster, -0.06)) + fill(`M${x + 10},466h30v500h-30z`, light.shade, 'opacity=".16"') }))
  sheet.add(box(-40, 1010, 1700, 230, sheet.linear([[0, light.ink('#b5563a', 0, -0.05)], [1, light.ink('#6d3426', 0, -0.4)]])), ...range(15).map((i) => line(`M${-500 + i * 186},1240L${180 + i * 89},1012`, light.ink('#5a2a20', 0, -0.4), 4, 'opacity=".6"')), ...[1040, 1090, 1156].map((y) => line(`M0,${y}H1600`, light.ink('#5a2a20', 0, -0.4), 4, 'opacity=".6"')), ...opens.map((_, i) => fill(poly([[100 + i * w, 1012], [470 + i * w, 1012], [400 + i * w, 1230], [-40 + i * w, 1230]]), light.sun, 'opacity=".16"')))
  for (const i of range(n)) {
    const x = 20 + i * w + w / 2 + d.around(0, 26)
    if (glow) sheet.add(line(`M${x},112v70`, light.ink('#1f1a18', 0, -0.4), 4), disc(x, 214, 170, sheet.radial([[0, '#ffcf7a', 0.7], [1, '#ffcf7a', 0]], x, 214, 170)), fill(`M${x - 22},186h44l8,50l-30,20l-30,-20z`, '#ffe2a0'), line(`M${x - 22},186h44l8,50l-30,20l-30,-20z`, light.ink('#1f1a18', 0, -0.4), 5))
    else sheet.add(line(`M${x - 26},220L${x},112L${x + 26},220`, light.ink('#3a2a20', 0, -0.3), 3), ...range(26).map(() => fill(scallop(d, x + d.around(0, 56), 214 + d.roll() * 74, d.between(14, 26), d.between(10, 18), 8), light.ink(d.pick(['#3f8a4c', '#2f6b40', '#d9588a', '#e0689a', '#5f9a3c']), 0, d.around(0, 0.2)))), fill(`M${x - 44},216h88l-14,52h-60z`, light.ink('#b5653c', 0, -0.1)))
  }
  const seat = 20 + w * d.whole(0, 2) + w / 2
  const wood = light.ink('#6d4428', 0, -0.15)
  sheet.add(oval(seat, 1096, 210, 16, light.shade, 'opacity=".4"'), ...[-160, 150].map((k) => box(seat + k, 1010, 16, 86, tone(wood, -0.06))), box(seat - 190, 1000, 380, 18, wood), ...range(3).map((k) => box(seat - 190, 900 + k * 32, 380, 18, tone(wood, 0.02 * k))), ...[-180, 164].map((k) => box(seat + k, 890, 16, 120, tone(wood, -0.03))))
  const from = 20 + ((seat < 600 ? 1.5 : 0.5) * w)
  for (const i of range(2)) sheet.add(oval(from + i * 104, 1120, 64, 9, light.shade, 'opacity=".4"'), person(from + i * 104, 1120, 300 - i * 14, against(outfit(d, i ? { hat: undefined } : {}), light.shade, glow ? 0.34 : 0.18), i ? -1 : 0.1, i ? -1 : 1))
  for (const x of [70, 1545]) sheet.add(fill(`M${x - 66},1080h132l-20,130h-92z`, light.ink('#b5653c', 0, -0.12)), ...range(9).map((i) => leaf(x, 1084, d.between(170, 240), 84, -160 + i * 17, light.ink('#1f4a38', 0, -0.25), light.ink('#5d9a54', 0, 0.05), 6)))
  sheet.add(sheet.grain(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0.5, light.shade, 0], [1, light.shade, 0.6]]))))
}

/** Añil: vats of indigo, cloth drying in every depth of blue. */
export function anil({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(300, 480), hour === 'day' ? 150 : d.between(210, 300), 470)
  sky(sheet, light, d, { clouds: 5, disc: isLow(light) ? 84 : 52 })
  hills(sheet, light, d, ridge(d, 400, 44), '#4d8077', 0.5, { foot: 180 })
  forest(sheet, light, d, ridge(d, 470, 24), '#3f7a55', 0.24, 26, 3)
  const wall = light.ink(d.pick(['#e0a95a', '#d98e5a', '#e8c88e']), 0.04, 0.08)
  sheet.add(box(0, 560, WIDTH, 260, sheet.linear([[0, wall], [1, tone(wall, -0.1)]])), ...range(54).map((i) => fill(`M${i * 31 - 20},566q15,-26 31,0z`, light.ink('#b5563a', 0.04, d.around(-0.1, 0.2)))), box(0, 562, WIDTH, 9, light.ink('#7d3f2c', 0, -0.3)), ...range(40).map(() => fill(blob(d, d.between(0, WIDTH), d.between(590, 810), d.between(12, 60), d.between(5, 16), 0.3), tone(wall, d.around(0, 0.05)), 'opacity=".6"')))
  sheet.add(box(0, 800, WIDTH, 420, sheet.linear([[0, light.ink('#d0a876', 0, 0.05)], [1, light.ink('#8a6244', 0, -0.35)]])), ...range(90).map(() => { const t = d.roll(); return fill(lens(d.between(0, WIDTH), 812 + t * 390, 20 + t * 90, 1 + t * 3), d.often(0.5) ? light.ink('#7a5640', 0, -0.2) : light.ink('#ecd0a0', 0, 0.1), 'opacity=".4"') }))
  const gate = d.pick([[120, 330], [700, 900], [1180, 1400]] as const)
  sheet.add(fill(`M${gate[0]},812V690A${(gate[1] - gate[0]) / 2},${(gate[1] - gate[0]) / 2.4} 0 0 1 ${gate[1]},690V812Z`, tone(wall, 0.05)), fill(`M${gate[0] + 20},812V692A${(gate[1] - gate[0]) / 2 - 20},${(gate[1] - gate[0]) / 2.6 - 12} 0 0 1 ${gate[1] - 20},692V812Z`, sheet.linear([[0, light.ink('#4a3028', 0, -0.5)], [1, light.ink('#7a5138', 0, -0.2)]])), ...range(9).map((i) => { const x = i * 190 + d.around(40, 60); const s = d.between(20, 34); return fill(`M${x - s * 0.5},${822 - s * 2}q${-s * 0.9},${s * 0.8} ${-s * 0.2},${s * 2}h${s * 1.4}q${s * 0.7},${-s * 1.2} ${-s * 0.2},${-s * 2}z`, light.ink(d.pick(['#b5653c', '#a5552f', '#8f4a2c']), 0, d.around(-0.1, 0.2))) + oval(x, 822 - s * 2, s * 0.5, s * 0.14, light.ink('#4a2418', 0, -0.3)) }))
  const blues = ['#1b2559', '#27346b', '#34508f', '#4a74b4', '#86aad6', '#c6d9ec'] as const
  const cloth = (x: number, y: number, w: number, h: number, own: string, kind: number) => {
    const sway = d.around(0, 26)
    const hem = range(13).map((i): Point => [x + (i / 12) * w + sway, y + h + Math.sin(i * 1.15 + x) * 13])
    const shape = `M${x},${y}Q${x + w / 2},${y + 14} ${x + w},${y}Q${x + w + sway * 0.3},${y + h * 0.5} ${(hem[12] as Point)[0]},${(hem[12] as Point)[1]}${curve([...hem].reverse()).replace('M', 'L')}Q${x + sway * 0.3},${y + h * 0.5} ${x},${y}Z`
    const pale = light.ink('#eef3f6', 0, 0.1)
    const base = light.ink(own, 0, 0.05)
    const motif = kind === 0 ? range(Math.ceil(h / 92) * 3).map((i) => { const [px, py] = [x + ((i % 3) + 0.5) * (w / 3) + sway * 0.4, y + 58 + Math.floor(i / 3) * 92]; return [30, 20, 10].map((r, k) => line(blob(d, px, py, r, r * 1.05, 0.12, 12), pale, k === 2 ? 7 : 3.4, 'opacity=".9" stroke-dasharray="7 3.5"')).join('') })
      : kind === 1 ? range(h / 34).map((i) => line(curve(range(9).map((k): Point => [x - 10 + (k / 8) * (w + 40), y + 24 + i * 34 + Math.sin(k * 1.5 + i) * 4])), pale, i % 3 === 0 ? 11 : 4, 'opacity=".88" stroke-dasharray="26 4"'))
      : kind === 2 ? range(h / 56).flatMap((i) => range(5).map((k) => { const [px, py] = [x + (k + (i % 2) * 0.5) * (w / 4) + sway * 0.4, y + 34 + i * 56]; return line(`M${px},${py - 24}L${px + w * 0.1},${py}L${px},${py + 24}L${px - w * 0.1},${py}Z`, pale, 4.5, 'opacity=".88"') + disc(px, py, 4.5, pale) }))
      : kind === 3 ? [0.2, 0.45, 0.62, 0.76, 0.88].map((t, i) => box(x - 40, y + h * t, w + 90, h * (1.1 - t), light.ink(blues[Math.max(0, 4 - i)] as string, 0, 0.02), 'opacity=".8"')) : []
    const folds = range(7).map((i) => { const fx = x + ((i + 0.4) / 7) * w; return fill(taper([[fx, y + 6], [fx + sway * 0.35 + d.around(0, 6), y + h * 0.5], [fx + sway, y + h + 20]], 3, d.between(12, 26)), i % 2 ? light.shade : light.sun, `opacity="${i % 2 ? 0.24 : 0.13}"`) })
    sheet.add(group('transform="translate(52 150)"', sheet.clip(`M-100,420H1700V650H-100Z`, fill(shape, light.shade, 'opacity=".2"'))), fill(shape, base), sheet.clip(shape, ...motif, ...folds, sheet.grain(box(x - 50, y, w + 100, h + 40, sheet.linear([[0.3, light.shade, 0], [1, light.shade, 0.75]], [0, 0], [1, 0.25])))), ...[0.04, 0.5, 0.96].map((u) => box(x + w * u - 4, y - 12 + 7 * Math.sin(Math.PI * u), 8, 24, light.ink('#d9bd7e', 0, 0.05))))
  }
  const dark = light.ink('#4a3124', 0, -0.35)
  for (const [y, n, h, w] of [[250, 6, 330, 200], [160, 4, 500, 250]] as const) {
    sheet.add(line(`M-20,${y - 26}Q800,${y + 40} 1620,${y - 30}`, dark, 4))
    const gap = (WIDTH - 40) / n
    for (const i of range(n)) {
      if (y === 160 && i === 1) continue
      const x = 30 + i * gap + d.around(0, gap * 0.1)
      cloth(x, y - 20 + Math.sin((Math.PI * (x + w / 2)) / 1600) * 36, w * d.between(0.85, 1.1), h * d.between(0.82, 1.12), d.pick(y === 250 ? blues.slice(2, 5) : blues.slice(0, 4)), d.whole(0, 4))
    }
  }
  for (const x of [d.between(-10, 20), d.between(1570, 1610)]) sheet.add(fill(taper([[x, 870], [x + 4, 400], [x, 90]], 34, 22), dark))
  const vat = (x: number, y: number, r: number) => {
    const ry = r * 0.34
    const side = `M${x - r},${y}A${r},${ry} 0 0 0 ${x + r},${y}V${y + r * 0.5}A${r},${ry} 0 0 1 ${x - r},${y + r * 0.5}Z`
    sheet.add(oval(x + 40, y + r * 0.56, r * 1.12, ry * 1.1, light.shade, 'opacity=".4"'), fill(side, light.ink('#b39878', 0, -0.05)), sheet.clip(side, ...range(4).flatMap((row) => range(12).map((i) => fill(blob(d, x - r + ((i + (row % 2) * 0.5) / 11) * r * 2, y + ry * 0.6 + row * r * 0.17, r * 0.1, r * 0.075, 0.15, 8), light.ink(d.pick(['#c4aa88', '#a58a6c', '#d1b894']), 0, 0.15 - (i / 12) * 0.6)))), sheet.grain(fill(side, sheet.linear([[0.35, light.shade, 0], [1, light.shade, 0.9]], [0, 0], [1, 0.2])))))
    sheet.add(oval(x, y, r, ry, light.ink('#d8c09a', 0, 0.15)), oval(x, y + 3, r * 0.86, ry * 0.82, light.ink('#0e1640', 0, -0.3)), oval(x, y + 9, r * 0.83, ry * 0.74, sheet.radial([[0, light.ink('#3a55a8', 0, 0.1)], [0.5, light.ink('#1f2f78')], [1, light.ink('#0e1640', 0, -0.2)]], x - r * 0.2, y, r)))
    sheet.add(...range(9).map((i) => { const k = 0.76 - i * 0.075; const a = d.between(0, 6.2); return line(curve(range(9).map((s): Point => [x + Math.cos(a + s * 0.32) * r * k, y + 8 + Math.sin(a + s * 0.32) * ry * k * 0.9])), light.ink(d.pick(['#7f9ae0', '#c6d2f4', '#5f7fd0']), 0, 0.15), d.between(2, 6), 'opacity=".75"') }), ...range(26).map(() => { const a = d.between(0, 6.28); const k = d.between(0.5, 0.8); return oval(x + Math.cos(a) * r * k, y + 8 + Math.sin(a) * ry * k * 0.88, d.between(3, 9), d.between(1.6, 4), light.ink('#c9d5f6', 0, 0.2), 'opacity=".8"') }))
  }
  vat(d.between(1160, 1260), 862, d.between(160, 190))
  const px = d.between(590, 660)
  const wears = against(outfit(d, { hat: '#ead9ae', top: '#f4efe4', legs: '#27346b' }), light.shade, hour === 'day' ? 0.06 : 0.28)
  vat(d.between(250, 330), 905, d.between(210, 240))
  sheet.add(oval(px + 50, 1006, 100, 12, light.shade, 'opacity=".35"'), person(px, 1006, 330, wears, -1, -1))
  sheet.add(fill(`M${px - 60},780Q${px - 130},770 ${px - 176},812Q${px - 214},850 ${px - 226},930Q${px - 190},944 ${px - 150},926Q${px - 120},850 ${px - 36},806Z`, sheet.linear([[0, light.ink('#4a74b4', 0, 0.1)], [1, light.ink('#1b2559', 0, -0.1)]])), ...range(5).map((i) => line(`M${px - 56 + i * 4},${786 + i * 4}Q${px - 150 + i * 10},${800 + i * 5} ${px - 212 + i * 15},924`, light.ink(i % 2 ? '#7fa3d8' : '#16204f', 0, 0.05), 3.4, 'opacity=".7"')), line(`M${px - 34},${768}Q${px - 50},${790} ${px - 66},${792}`, wears.skin, 19))
  vat(d.between(900, 1000), 1060, d.between(250, 290))
  nearShade(sheet, light, 1010, 0.85)
  const leafDark = light.ink('#1f4a38', 0, -0.4)
  sheet.add(...range(3).flatMap((s) => range(9).map((i) => { const a = -1.9 + s * 0.42; const [bx, by] = [1500 + s * 40 + Math.cos(a) * i * 44, 1230 + Math.sin(a) * i * 48]; return [-1, 1].map((k) => leaf(bx, by, 62 - i * 3, 26, (a * 180) / Math.PI + k * 62, leafDark, light.ink('#5d9a64', 0, 0.05), 4)).join('') })), ...range(3).map((i) => fill(blob(d, 60 + i * 74, 1150 + i * 20, 62, 52, 0.06), light.ink('#b5653c', 0, -0.2 - i * 0.05)) + oval(60 + i * 74, 1104 + i * 20, 34, 10, light.ink('#5a2f20', 0, -0.4))))
}

/** Seen from above: pupusas on the comal, curtido, salsa, and the shade of a palm on the table. */
export function pupusas({ sheet, d, hour, take }: View) {
  const light = lightOf(hour === 'dusk' ? 'dawn' : hour, d, 300, 200, 600) // food keeps its own colours, only the shadows grow long
  const cast = hour === 'day' ? [26, 30] as const : hour === 'night' ? [18, 22] as const : [64, 44] as const
  const wood = d.pick([['#b9824e', '#a87242', '#c4905a'], ['#2f8288', '#27747b', '#3a9094'], ['#d8a05a', '#c98f4c', '#e2ae6a'], ['#8a4a34', '#7a3f2d', '#99573d']] as const)
  const lit = hour === 'night' ? -0.1 : 0.08
  for (const i of range(8)) {
    const own = light.ink(wood[i % 3] as string, 0, lit + d.around(0, 0.08))
    sheet.add(box(i * 200 - 2, 0, 204, HEIGHT, own), ...range(14).map(() => { const x = i * 200 + d.between(8, 192); return line(curve(range(7).map((k): Point => [x + d.around(0, 6), -20 + k * 210])), tone(own, d.around(-0.04, 0.04)), d.between(1.2, 4), 'opacity=".6"') }), line(`M${i * 200},0V${HEIGHT}`, light.ink('#2b1a14', 0, -0.5), 5, 'opacity=".75"'))
  }
  const shadow = (path: string, o = 0.42) => group(`transform="translate(${cast[0]} ${cast[1]})" opacity="${o}"`, fill(path, light.shade))
  const [cx, cy, r] = [d.between(640, 720), d.between(590, 640), d.between(455, 490)]
  const stripes = d.pick([['#b5482a', '#f4efe4', '#f0b429'], ['#27346b', '#f4efe4', '#0b7a85'], ['#f4efe4', '#b5482a', '#27346b']] as const)
  sheet.add(place(1180, 940, 1, -24, fill('M-60,-190H640V330H-60Z', light.shade, `opacity=".4" transform="translate(${cast[0] * 0.5} ${cast[1] * 0.5})"`), box(-60, -190, 700, 520, light.ink('#f4efe4', 0, lit)), ...range(17).map((i) => box(-60 + i * 42, -190, i % 4 === 0 ? 24 : 9, 520, light.ink(stripes[i % 3] as string, 0, lit), 'opacity=".92"')), ...range(17).map((i) => box(-60, -176 + i * 31, 700, 3, '#ffffff', 'opacity=".16"'))))
  for (const [turn, k] of [[-150, 1], [-104, 1.05], [14, 1.1]] as const) sheet.add(torn2(d, light, cx + Math.cos((turn * Math.PI) / 180) * r * 0.45, cy + Math.sin((turn * Math.PI) / 180) * r * 0.45, 620 * k, turn))
  const plate = take % 2 === 1
  const glaze = d.pick(['#27346b', '#0b7a85', '#b5482a'])
  if (plate) sheet.add(shadow(blob(d, cx, cy, r, r, 0.003, 24), 0.55), disc(cx, cy, r, light.ink('#fbf6ea', 0, 0.15)), disc(cx, cy, r - 8, 'none', `stroke="${light.ink(glaze, 0, lit)}" stroke-width="13"`), ...range(36).map((i) => { const a = (i / 36) * 6.283; const [x, y] = [cx + Math.cos(a) * r * 0.88, cy + Math.sin(a) * r * 0.88]; return i % 2 ? disc(x, y, 9, light.ink(glaze, 0, lit)) : place(x, y, 1, (a * 180) / Math.PI, fill('M-22,0Q0,-15 22,0Q0,15 -22,0Z', light.ink(glaze, 0, lit + 0.1))) }), disc(cx, cy, r * 0.79, light.ink('#d8cdb8', 0, -0.05)), disc(cx + 3, cy + 4, r * 0.76, light.ink('#f7f0e2', 0, 0.12)))
  else
    sheet.add(shadow(blob(d, cx, cy, r + 12, r + 12, 0.004, 24), 0.55), disc(cx, cy, r + 12, light.ink('#4a403c', 0, -0.1)), disc(cx, cy, r, light.ink('#2b2523', 0, -0.2)), disc(cx, cy, r - 22, sheet.radial([[0, light.ink('#4d423d', 0, 0.02)], [1, light.ink('#26201f', 0, -0.3)]], cx - 120, cy - 140, r * 1.3)), line(`M${cx - r + 4},${cy + 20}A${r - 4},${r - 4} 0 0 1 ${cx + 60},${cy - r + 8}`, light.ink('#c9b8a8', 0, 0.3), 5, 'opacity=".55"'), ...range(30).map((i) => line(blob(d, cx, cy, (r - 30) * (i / 30), (r - 30) * (i / 30), 0.012, 20), '#ffffff', 1, 'opacity=".045"')))
  const pupusa = (x: number, y: number, s: number) => {
    const edge = blob(d, x, y, s, s, 0.028, 14)
    sheet.add(group(`transform="translate(${cast[0] * 0.35} ${cast[1] * 0.35})" opacity=".6"`, fill(edge, '#120c0a')))
    const cheese = light.ink('#f7e3a6', 0, 0.12)
    sheet.add(...range(d.whole(2, 4)).map(() => { const a = d.between(0, 6.28); const at = (k: number, off: number): Point => [x + Math.cos(a + off) * s * k, y + Math.sin(a + off) * s * k]; const ooze = (k: number, paint: string) => range(7).map((i) => { const [ox, oy] = at(0.98 + d.between(0, 0.07), (i - 3) * 0.085); return fill(scallop(d, ox, oy, d.between(13, 22) * k, d.between(11, 17) * k, 8), paint) }).join(''); return ooze(1.25, light.ink('#a8682a', 0, -0.05)) + ooze(1, light.ink('#dfa552')) + ooze(0.62, cheese) }))
    sheet.add(fill(edge, sheet.radial([[0, light.ink('#f6e6bd', 0, 0.12)], [0.62, light.ink('#f0d69c', 0, 0.06)], [0.9, light.ink('#e2b970')], [1, light.ink('#c08a44', 0, -0.08)]], x - s * 0.2, y - s * 0.24, s * 1.22)))
    const toast = range(15).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.6 * 0.8; return [x + Math.cos(a) * s * k, y + Math.sin(a) * s * k, s * d.between(0.07, 0.2)] as const })
    const [pale, brown, char] = [light.ink('#cf9a52', 0, 0.05), light.ink('#a96a2e'), light.ink('#7a431c', 0, -0.05)]
    sheet.add(sheet.clip(edge, ...toast.map(([tx, ty, tr]) => fill(blob(d, tx, ty, tr * 1.7, tr * 1.35, 0.2, 11), pale, 'opacity=".5"')), ...toast.map(([tx, ty, tr]) => fill(blob(d, tx, ty, tr * 1.1, tr * 0.85, 0.28, 11), brown, 'opacity=".62"')), ...toast.slice(0, 7).map(([tx, ty, tr]) => fill(blob(d, tx + tr * 0.1, ty, tr * 0.55, tr * 0.4, 0.3, 9), char, 'opacity=".6"')), ...range(40).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.5 * 0.92; return disc(x + Math.cos(a) * s * k, y + Math.sin(a) * s * k, d.between(1, 3.2), brown, 'opacity=".6"') }), sheet.grain(fill(edge, sheet.linear([[0.5, '#6b3a16', 0], [1, '#6b3a16', 0.6]], [0, 0], [1, 1])))), line(curve(range(9).map((i): Point => { const a = -2.9 + i * 0.19; return [x + Math.cos(a) * s * 0.93, y + Math.sin(a) * s * 0.93] })), light.ink('#fff6d8', 0, 0.2), 5, 'opacity=".6"'))
    if (d.often(0.45)) sheet.add(...range(9).map(() => fill(blob(d, x + d.around(0, s * 0.4), y + d.around(0, s * 0.4), d.between(5, 10), d.between(3, 5), 0.3), light.ink(d.pick(['#4f7a34', '#3d6630'])))))
  }
  if (plate) {
    const curl = range(240).map((i) => { const a = d.between(0, 6.28); const k = d.roll() ** 0.6; const t = d.between(0, 6.28); const l = d.between(14, 40); const [x, y] = [cx - r * 0.36 + Math.cos(a) * k * r * 0.3, cy - r * 0.3 + Math.sin(a) * k * r * 0.26]; return line(`M${x},${y}q${Math.cos(t) * l * 0.5 - Math.sin(t) * 9},${Math.sin(t) * l * 0.5 + Math.cos(t) * 9} ${Math.cos(t) * l},${Math.sin(t) * l}`, light.ink(i < 60 ? '#9db36a' : d.pick(['#eef2d2', '#dfe8b4', '#f7f8e6', '#e8772e', '#c7d68e', '#a94a78']), 0, 0.08), d.between(3.5, 7)) })
    for (const [dx, dy, k] of [[0.3, -0.3, 0.33], [-0.26, 0.34, 0.34], [0.3, 0.26, 0.35]] as const) pupusa(cx + dx * r, cy + dy * r, r * k)
    sheet.add(fill(blob(d, cx - r * 0.33, cy - r * 0.26, r * 0.32, r * 0.28, 0.1), light.shade, 'opacity=".3"'), ...curl)
    const [gx, gy, gr] = [160, 190, 150]
    sheet.add(shadow(blob(d, gx, gy, gr, gr, 0.004, 20), 0.5), disc(gx, gy, gr, light.ink('#d8e6e4', 0, 0.2), 'opacity=".9"'), disc(gx, gy, gr * 0.87, sheet.radial([[0, light.ink('#f0dcb4', 0, 0.15)], [1, light.ink('#cfa878', 0, 0)]], gx - 30, gy - 30, gr)), ...range(4).map((i) => place(gx + d.around(0, 60), gy + d.around(0, 60), 1, d.between(0, 90), fill('M-34,-34h68v68h-68z', '#ffffff', 'opacity=".38"'), line('M-28,-28h50', '#ffffff', 5, `opacity="${(0.5 + i * 0.1).toFixed(1)}"`))), ...range(26).map(() => disc(gx + d.around(0, 110), gy + d.around(0, 110), d.between(2, 5), light.ink('#8a5a34'), 'opacity=".7"')), line(`M${gx + 30},${gy - 30}L${gx + 190},${gy + 170}`, light.ink('#b5482a', 0, 0.1), 22), line(`M${gx + 30},${gy - 30}L${gx + 190},${gy + 170}`, light.ink('#f4efe4', 0, 0.1), 22, 'stroke-dasharray="16 40"'))
  } else {
    const count = d.whole(5, 6)
    const s = r * (count === 6 ? 0.285 : 0.3)
    const turn = d.between(0, 6)
    for (const i of range(count - 1)) { const a = turn + (i / (count - 1)) * Math.PI * 2; pupusa(cx + Math.cos(a) * r * 0.62, cy + Math.sin(a) * r * 0.62, s * d.between(0.95, 1.05)) }
    pupusa(cx, cy, s)
  }
  const bowl = (x: number, y: number, br: number, glaze: string, inner: string) => sheet.add(shadow(blob(d, x, y, br, br, 0.004, 20), 0.5), disc(x, y, br, light.ink(glaze, 0, lit)), ...range(26).map((i) => { const a = (i / 26) * 6.283; return disc(x + Math.cos(a) * br * 0.92, y + Math.sin(a) * br * 0.92, br * 0.034, light.ink('#f4efe4', 0, 0.1)) }), disc(x, y, br * 0.85, light.ink(tone(glaze, -0.12), 0, -0.1)), disc(x + 5, y + 6, br * 0.8, light.ink(inner, 0, -0.05)))
  const [bx, by] = [d.between(1300, 1360), d.between(300, 350)]
  bowl(bx, by, 215, d.pick(['#0b7a85', '#27346b', '#b5482a']), '#cfd9a4')
  sheet.add(sheet.clip(blob(d, bx + 4, by + 4, 176, 176, 0.03, 22), ...range(330).map((i) => { const a = d.between(0, 6.28); const k = d.roll() ** 0.6 * 165; const t = d.between(0, 6.28); const l = d.between(14, 40); const [x, y] = [bx + Math.cos(a) * k, by + Math.sin(a) * k]; return line(`M${x},${y}q${Math.cos(t) * l * 0.5 - Math.sin(t) * 9},${Math.sin(t) * l * 0.5 + Math.cos(t) * 9} ${Math.cos(t) * l},${Math.sin(t) * l}`, light.ink(i < 70 ? '#9db36a' : d.pick(['#eef2d2', '#dfe8b4', '#f7f8e6', '#e8772e', '#e88a3c', '#c7d68e', '#a94a78']), 0, 0.08), d.between(3.5, 7)) })))
  const [rx, ry2] = [d.between(1270, 1330), d.between(690, 740)]
  bowl(rx, ry2, 130, '#8a4a2c', '#c23a22')
  sheet.add(fill(blob(d, rx + 4, ry2 + 5, 96, 96, 0.05, 16), sheet.radial([[0, light.ink('#e0553a', 0, 0.1)], [1, light.ink('#a82a1a', 0, -0.1)]], rx - 24, ry2 - 26, 120)), ...range(40).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.6 * 84; return fill(blob(d, rx + Math.cos(a) * k, ry2 + Math.sin(a) * k, d.between(2, 7), d.between(2, 5), 0.3), light.ink(d.pick(['#7a1f14', '#f08a5a', '#4f7a34'])), 'opacity=".8"') }), line(curve([[rx - 70, ry2 - 30], [rx - 46, ry2 - 62], [rx - 4, ry2 - 76]]), '#fff0e0', 6, 'opacity=".5"'))
  for (const [x, y] of [[1500, 620], [1480, 780], [120, 1060]] as const) sheet.add(shadow(blob(d, x, y, 56, 56, 0.02), 0.45), disc(x, y, 57, light.ink('#5f8f33', 0, 0)), disc(x, y, 51, light.ink('#e6edb4', 0, 0.1)), ...range(8).map((i) => { const a = (i / 8) * 6.283; return fill(`M${x + Math.cos(a) * 8},${y + Math.sin(a) * 8}L${x + Math.cos(a - 0.3) * 43},${y + Math.sin(a - 0.3) * 43}A46,46 0 0 1 ${x + Math.cos(a + 0.3) * 43},${y + Math.sin(a + 0.3) * 43}Z`, light.ink('#b9d06a', 0, 0.06)) }))
  const canopy = range(2).map((i) => { const y = -60 + i * 420; return frond(d, [-80, y], [500, y - 20 + i * 60], [1050 + i * 260, y + 470], 250, 0.18) })
  sheet.add(group(`opacity="${hour === 'night' ? 0.12 : 0.2}" filter="url(#soft)"`, ...canopy.map((f) => fill(f, light.shade))), disc(200, 60, 1300, sheet.radial([[0, light.sun, hour === 'night' ? 0.2 : 0.3], [1, light.sun, 0]], 200, 60, 1300)), sheet.grain(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0.55, light.shade, 0], [1, light.shade, 0.7]], [0, 0], [1, 1]))))
}
const torn2 = (d: Dice, light: Light, x: number, y: number, long: number, turn: number) => group('', leaf(x, y, long, 250, turn + d.around(0, 5), light.ink('#2b6b3c', 0, -0.12), light.ink('#5d9a4a', 0, 0.08), 16, 0.02))
