/** Fire in the kitchen and paint on the street: the wood stove with its pots, the murals of Ataco. */
import { blob, box, curve, disc, fill, group, HEIGHT, lens, line, oval, place, poly, type Point, range, scallop, tone, WIDTH } from './brush.ts'
import { against, outfit, person } from './figures.ts'
import { cone, forest, nearShade, ridge } from './land.ts'
import { cumulus, isLow, lightOf, sky } from './light.ts'
import { leaf } from './plants.ts'
import type { View } from './poster.ts'

/** The wood stove: soup in the black pot, tortillas puffing, vegetables waiting. */
export function sopa({ sheet, d, hour }: View) {
  const light = lightOf(hour === 'night' ? 'dusk' : hour, d, 1280, 200, 560)
  const adobe = light.ink(d.pick(['#e0b07a', '#cfe0d4', '#e9c98a', '#d98e6a', '#b5cdd0']), 0.02, hour === 'day' ? 0.05 : -0.12)
  sheet.add(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0, tone(adobe, -0.12)], [0.5, adobe], [1, tone(adobe, -0.16)]])), ...range(70).map(() => fill(blob(d, d.between(0, WIDTH), d.between(0, 800), d.between(20, 90), d.between(8, 26), 0.3), tone(adobe, d.around(0, 0.035)), 'opacity=".6"')))
  const beam = light.ink('#4a3124', 0, -0.3)
  sheet.add(...range(3).map(() => line(`M${d.between(0, 1500)},${d.between(200, 700)}q30,30 ${d.around(20, 40)},80`, tone(adobe, -0.1), 3)), box(0, 0, WIDTH, 46, beam), ...range(9).map((i) => box(i * 190 + 40, 0, 40, 74, tone(beam, -0.03))))
  const [wx, wy, ww, wh] = [1110, 130, 380, 360]
  sheet.add(box(wx - 22, wy - 22, ww + 44, wh + 44, beam), sheet.clip(`M${wx},${wy}h${ww}v${wh}h${-ww}z`, box(wx, wy, ww, wh, sheet.linear(light.sky.map((c, i) => [i / (light.sky.length - 1), c] as const))), disc(wx + 260, wy + 110, 44, light.sun), fill(`M${wx - 60},${wy + 320}L${wx + 110},${wy + 170}L${wx + 160},${wy + 176}L${wx + 350},${wy + 330}Z`, light.ink('#47707a', 0.4)), ...range(26).map((i) => fill(scallop(d, wx + d.between(0, ww), wy + 296 + i * 3, 46, 34, 9), light.ink('#3f7a4c', 0.12, d.around(0, 0.25))))), box(wx + ww / 2 - 6, wy, 12, wh, beam), box(wx - 40, wy + wh + 18, ww + 80, 24, tone(beam, 0.06)))
  sheet.add(disc(1280, 300, 900, sheet.radial([[0, light.sun, 0.3], [1, light.sun, 0]], 1280, 300, 900)))
  // Things that hang: maize, garlic, pans.
  sheet.add(line('M60,120H1000', light.ink('#2b1d16', 0, -0.4), 7), ...range(5).map((i) => line(`M${90 + i * 215},118V46`, light.ink('#2b1d16', 0, -0.4), 5)))
  const cob = (x: number, y: number, turn: number) => place(x, y, 1, turn, oval(0, 62, 22, 62, light.ink(d.pick(['#f0c040', '#e8a82e', '#f4e2b0', '#8a3a4a']), 0, 0.02)), ...range(5).map((i) => line(`M${-16 + i * 8},8V116`, light.ink('#a8742a'), 1.6, 'opacity=".5"')), ...range(7).map((i) => line(`M-18,${18 + i * 15}q18,9 36,0`, light.ink('#a8742a'), 1.6, 'opacity=".5"')), fill('M-26,-14Q-40,50 -18,96Q-24,30 0,0Q24,30 18,96Q40,50 26,-14Q0,-30 -26,-14Z', light.ink('#d9c98a', 0, 0.05)))
  for (const [k, x0] of [d.between(110, 150), d.between(420, 470), d.between(760, 820)].entries()) {
    if (k === 1) sheet.add(line(`M${x0},122V300`, light.ink('#d9c98a'), 4), ...range(12).map((i) => { const [x, y] = [x0 + (i % 2 ? 24 : -24) + d.around(0, 5), 160 + i * 17]; return fill(`M${x},${y - 28}Q${x + 26},${y - 6} ${x + 18},${y + 14}Q${x},${y + 26} ${x - 18},${y + 14}Q${x - 26},${y - 6} ${x},${y - 28}Z`, light.ink('#f4ece0', 0, 0.1)) + line(`M${x},${y - 24}Q${x - 10},${y} ${x - 6},${y + 18}M${x},${y - 24}Q${x + 10},${y} ${x + 7},${y + 18}`, light.ink('#b59ab0'), 1.8, 'opacity=".6"') }))
    else if (k === 0) sheet.add(cob(x0 - 40, 140, 9), cob(x0 + 44, 140, -9), cob(x0, 146, 0), line(`M${x0},122V146`, light.ink('#d9c98a'), 4))
    else for (const i of range(2)) { const x = x0 + i * 150; const r = 62 - i * 12; sheet.add(line(`M${x},120V${230 + i * 10}`, light.ink('#3a3030', 0, -0.3), 13), oval(x + 8, 250 + r + 6, r, r, light.shade, 'opacity=".3"'), disc(x, 244 + r, r, light.ink('#2f2b2c', 0, -0.2)), disc(x, 244 + r, r * 0.82, light.ink('#4a4446', 0, -0.1)), line(`M${x - r * 0.6},${244 + r * 0.7}A${r * 0.7},${r * 0.7} 0 0 1 ${x},${244 + r * 0.32}`, '#f4e2c0', 3, 'opacity=".4"')) }
  }
  const stove = 700
  const mud = light.ink('#b9795a', 0, 0)
  sheet.add(fill(`M-20,${stove}H1620V1010H-20Z`, sheet.linear([[0, mud], [1, light.ink('#6d4030', 0, -0.35)]])), fill(`M-20,${stove - 12}H1620V${stove + 26}H-20Z`, light.ink('#d29a76', 0, 0.1)), ...range(60).map(() => fill(blob(d, d.between(0, WIDTH), d.between(stove + 30, 990), d.between(14, 60), d.between(6, 18), 0.3), tone(mud, d.around(-0.02, 0.04)), 'opacity=".6"')))
  const mouths = [[470, 190], [1180, 160]] as const
  const hob = (x: number, w: number) => {
    const arch = `M${x - w},1000V850Q${x - w},760 ${x},756Q${x + w},760 ${x + w},850V1000Z`
    sheet.add(fill(arch, sheet.linear([[0, '#1c1010'], [0.6, '#5a1f10'], [1, '#c8481c']])))
    sheet.add(sheet.clip(arch, disc(x, 980, w * 1.3, sheet.radial([[0, '#ffb43c', 0.95], [0.5, '#f0682a', 0.6], [1, '#f0682a', 0]], x, 980, w * 1.3)), ...[-1, 1, 0].map((s) => place(x + s * w * 0.3, 976, 1, s * 16 - 4, box(-w * 0.6, -14, w * 1.2, 30, '#3a2018'), box(-w * 0.6, -14, w * 1.2, 6, '#ff8a3a'), oval(w * 0.6, 1, 7, 15, '#d9a06a'))), ...range(9).map((i) => { const [fx, h] = [x + (i - 4) * w * 0.2 + d.around(0, 8), d.between(70, 150)]; return fill(`M${fx - 22},990C${fx - 30},${990 - h * 0.5} ${fx - 4},${990 - h * 0.5} ${fx + d.around(0, 10)},${990 - h}C${fx + 10},${990 - h * 0.5} ${fx + 30},${990 - h * 0.4} ${fx + 22},990Z`, i % 2 ? '#f9a63c' : '#f0682a') + fill(`M${fx - 10},990Q${fx - 12},${990 - h * 0.4} ${fx},${990 - h * 0.6}Q${fx + 12},${990 - h * 0.4} ${fx + 10},990Z`, '#ffe08a') })), line(arch, light.ink('#e0a884', 0, 0.1), 12))
    sheet.add(disc(x, 900, w * 2.6, sheet.radial([[0, '#ffb04a', 0.34], [1, '#ffb04a', 0]], x, 900, w * 2.6)))
  }
  for (const [x, w] of mouths) hob(x, w)
  const steam = (x: number, y: number, count: number) => sheet.add(group('filter="url(#soft)"', ...range(count).map((i) => { const k = i / count; return line(curve(range(6).map((s): Point => [x + d.around(0, 60) + Math.sin(s * 1.3 + i * 2) * (20 + s * 14), y - s * d.between(50, 84)])), '#fffaf0', 34 + k * 20, `opacity="${d.between(0.14, 0.28).toFixed(2)}"`) })))
  const [px, pr] = [470, d.between(255, 285)]
  const black = light.ink('#2b2628', 0, -0.1)
  const vessel = d.pick(['#2f2a2c', '#8a4a2e', '#33475a'])
  const hull = light.ink(vessel, 0, -0.05)
  const py = 430
  const side = `M${px - pr},${py}C${px - pr * 1.14},${py + 170} ${px - pr * 0.9},${py + 280} ${px - pr * 0.5},${py + 290}H${px + pr * 0.5}C${px + pr * 0.9},${py + 280} ${px + pr * 1.14},${py + 170} ${px + pr},${py}Z`
  sheet.add(oval(px, stove + 12, pr * 0.9, 26, light.shade, 'opacity=".5"'), ...[-1, 1].map((s) => line(`M${px + s * pr * 0.98},${py + 60}q${s * 74},-10 ${s * 66},46t${s * -66},40`, black, 22)), fill(side, hull), sheet.clip(side, box(px - pr * 1.2, py, pr * 2.4, 300, sheet.linear([[0, light.sun, 0], [0.72, light.sun, 0.1], [0.86, light.sun, 0.34], [1, light.sun, 0]], [0, 0], [1, 0])), sheet.grain(box(px - pr * 1.2, py, pr * 2.4, 300, sheet.linear([[0.2, light.shade, 0.8], [0.7, light.shade, 0]], [0, 0.3], [1, 0]))), box(px - pr * 1.2, py + 230, pr * 2.4, 70, sheet.linear([[0, '#ff8a3a', 0], [1, '#ff8a3a', 0.5]]))), oval(px, py, pr + 12, 62, tone(hull, 0.06)), oval(px, py + 3, pr - 8, 50, light.ink('#1a1414', 0, -0.4)))
  const broth = blob(d, px, py + 9, pr - 16, 43, 0.004, 24)
  sheet.add(sheet.clip(broth, box(px - pr, py - 60, pr * 2, 130, sheet.linear([[0, light.ink('#d98a2e', 0, 0)], [1, light.ink('#f0b450', 0, 0.15)]])), ...range(34).map(() => disc(px + d.around(0, pr), py + d.around(8, 40), d.between(3, 11), light.ink('#ffdc8a', 0, 0.2), 'opacity=".6"')), ...range(15).map(() => { const [x, y] = [px + d.around(0, pr * 0.9), py + d.around(4, 30)]; const own = d.pick(['#e87a2a', '#8fb842', '#f4dca0', '#c8362c', '#f0c040', '#5f8f33']); return fill(blob(d, x, y, d.between(16, 34), d.between(9, 14), 0.12, 8), light.ink(own, 0, 0.05)) + fill(lens(x - 4, y - 5, 10, 2), '#fff6e0', 'opacity=".6"') }), ...range(40).map(() => fill(lens(px + d.around(0, pr), py + d.around(8, 36), d.between(3, 9), 2), light.ink('#4f8a34', 0, 0)))), line(`M${px + 60},${py + 20}L${px + 250},${py - 240}`, light.ink('#8a5a34', 0, -0.05), 26), line(`M${px + 66},${py + 12}L${px + 250},${py - 240}`, light.ink('#c98f58', 0, 0.1), 8))
  steam(px - 40, py - 20, 7)
  sheet.add(fill(`M${1180 - 250},${stove - 26}Q1180,${stove + 34} ${1180 + 250},${stove - 26}Q1180,${stove + 70} ${1180 - 250},${stove - 26}Z`, black), oval(1180, stove - 30, 262, 52, light.ink('#3a3234', 0, -0.1)), oval(1180, stove - 33, 244, 44, light.ink('#4f4446', 0, 0)))
  for (const [dx, dy, s] of [[-138, -8, 76], [10, -22, 74], [146, -6, 78], [-52, 14, 78], [80, 16, 76]] as const) sheet.add(oval(1180 + dx + 6, stove - 30 + dy + 7, s, s * 0.24, '#120c0a', 'opacity=".5"'), oval(1180 + dx, stove - 36 + dy, s, s * 0.26, light.ink('#e0b878', 0, 0)), oval(1180 + dx - 3, stove - 40 + dy, s * 0.97, s * 0.24, light.ink('#f6e6bd', 0, 0.12)), ...range(7).map(() => { const a = d.between(0, 6.28); const k = d.roll() * s * 0.7; return oval(1180 + dx + Math.cos(a) * k, stove - 40 + dy + Math.sin(a) * k * 0.22, d.between(5, 14), d.between(2, 4), light.ink('#a96a2e'), 'opacity=".6"') }))
  steam(1180, stove - 70, 4)
  const table = 985
  sheet.add(box(0, table, WIDTH, HEIGHT - table, sheet.linear([[0, light.ink('#a8703f', 0, 0.08)], [1, light.ink('#5a3826', 0, -0.35)]])), box(0, table, WIDTH, 12, light.ink('#d9a870', 0, 0.1)), ...range(46).map(() => fill(lens(d.between(0, WIDTH), d.between(table + 22, 1190), d.between(30, 170), 1.6), light.ink('#4a2f22', 0, -0.3), 'opacity=".4"')))
  const drop = (x: number, y: number, w: number) => oval(x + 18, y + 4, w, w * 0.2, light.shade, 'opacity=".45"')
  const glint = (x: number, y: number, s: number) => oval(x - s * 0.34, y - s * 0.4, s * 0.26, s * 0.15, '#fff6e0', 'opacity=".75"')
  const foods: readonly ((x: number, y: number) => string)[] = [
    (x, y) => range(4).map((i) => { const [px2, py2, s] = [x + [-74, 6, 78, -30][i]!, y - [40, 44, 38, 96][i]!, 50]; return drop(px2, y, 46) + disc(px2, py2, s, light.ink('#d8402e', 0, d.around(0.02, 0.06))) + fill(blob(d, px2 + 10, py2 + 14, 36, 32, 0.05), light.ink('#a82a1e'), 'opacity=".45"') + glint(px2, py2, s) + range(5).map((k) => line(`M${px2},${py2 - 44}l${Math.cos(k * 1.26) * 18},${Math.sin(k * 1.26) * 8}`, light.ink('#3f7a3c'), 5)).join('') }).join(''),
    (x, y) => range(3).map((i) => place(x - 70 + i * 60, y - 34 - (i % 2) * 30, 1, -20 + i * 12, oval(8, 40, 120, 16, light.shade, 'opacity=".3"'), fill('M-120,0Q-80,-30 20,-26Q110,-20 130,0Q110,22 20,26Q-80,30 -120,0Z', light.ink('#e87a2a', 0, 0.04)), line('M-70,-16l-6,14M-20,-20l-5,18M36,-20l-4,14M84,-12l-3,14', light.ink('#b0561a'), 3, 'opacity=".6"'), ...range(5).map((k) => line(`M126,0q40,${-26 + k * 13} 90,${-44 + k * 22}`, light.ink(k % 2 ? '#3f7a3c' : '#5f9a3c'), 7)))).join(''),
    (x, y) => range(3).map((i) => { const px2 = x - 92 + i * 92; return drop(px2, y, 52) + fill(`M${px2},${y - 124}C${px2 + 44},${y - 120} ${px2 + 62},${y - 40} ${px2 + 46},${y - 8}Q${px2},${y + 16} ${px2 - 46},${y - 8}C${px2 - 62},${y - 40} ${px2 - 44},${y - 120} ${px2},${y - 124}Z`, light.ink('#9ac06a', 0, 0.06)) + line(`M${px2},${y - 116}V${y}M${px2 - 22},${y - 104}Q${px2 - 40},${y - 50} ${px2 - 26},${y - 4}M${px2 + 22},${y - 104}Q${px2 + 40},${y - 50} ${px2 + 26},${y - 4}`, light.ink('#6d9a44'), 5, 'opacity=".7"') + oval(px2 - 24, y - 84, 10, 22, '#fbffe0', 'opacity=".5"') }).join(''),
    (x, y) => drop(x, y, 110) + range(5).map((i) => { const k = i - 2; return fill(`M${x + k * 16},${y - 136}Q${x + k * 62 - 26},${y - 60} ${x + k * 46 - 18},${y - 4}Q${x + k * 46 + 10},${y + 8} ${x + k * 46 + 22},${y - 12}Q${x + k * 62 + 22},${y - 70} ${x + k * 16 + 14},${y - 136}Z`, light.ink(i % 2 ? '#d9a322' : '#8fae4a', 0, 0.03)) }).join('') + box(x - 26, y - 152, 66, 24, light.ink('#4a3a1c')),
    (x, y) => drop(x, y, 124) + fill(`M${x - 130},${y - 70}Q${x - 110},${y + 6} ${x - 60},${y + 8}H${x + 60}Q${x + 110},${y + 6} ${x + 130},${y - 70}Z`, light.ink('#a5552f', 0, 0)) + oval(x, y - 70, 130, 26, light.ink('#c47a4a', 0, 0.05)) + oval(x, y - 68, 114, 20, light.ink('#5a2f20', 0, -0.3)) + range(26).map(() => disc(x + d.around(0, 106), y - 72 - d.roll() * 22, 15, light.ink(d.pick(['#8a2f2a', '#a03a30', '#7a2824']), 0, d.around(0.02, 0.08)))).join('') + line(`M${x - 124},${y - 46}Q${x},${y - 16} ${x + 124},${y - 46}`, light.ink('#f4efe4', 0, 0.05), 6),
  ]
  const first = d.whole(0, 4)
  for (const i of range(5)) sheet.add((foods[(first + i * 2) % 5] as (x: number, y: number) => string)(150 + i * 325 + d.around(0, 24), 1120 + (i % 2) * 30))
  sheet.add(...range(6).map((i) => leaf(620 + i * 22, 1176 + (i % 2) * 8, 90, 34, -120 + i * 46, light.ink('#2f6b3c', 0, -0.1), light.ink('#6dac52', 0, 0.1), 5)), sheet.grain(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0.55, light.shade, 0], [1, light.shade, 0.65]], [1, 0], [0, 1]))))
}

/** A painted street of Ataco climbing to the hills: murals, balconies, bougainvillea. */
export function ataco({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(640, 900), hour === 'day' ? 150 : d.between(240, 320), 560)
  const glow = hour === 'night' || hour === 'dusk'
  sky(sheet, light, d, { clouds: 6, disc: isLow(light) ? 92 : hour === 'night' ? 50 : 56 })
  if (hour === 'day') cumulus(sheet, light, d, d.between(560, 1040), 470, d.between(300, 420))
  const vx = 800 + d.around(0, 60)
  cone(sheet, light, d, { x: vx + d.around(0, 90), base: 640, height: d.between(190, 240), width: 1000, crater: 60, own: '#47707a', far: 0.52 })
  forest(sheet, light, d, ridge(d, 600, 22), '#3f7a58', 0.26, 22, 3)
  const hy = 640
  const roadL = (y: number) => vx - 60 - (y - hy) * 0.98
  const roadR = (y: number) => vx + 60 + (y - hy) * 0.98
  sheet.add(fill(poly([[vx - 66, hy], [vx + 66, hy], [1700, 1230], [-100, 1230]]), sheet.linear([[0, light.ink('#c9b498', 0.18, 0.05)], [1, light.ink('#7d6a58', 0, -0.3)]])))
  let y = hy + 6
  for (let row = 0; y < HEIGHT + 20; row++) {
    const t = (y - hy) / (HEIGHT - hy)
    const [x0, x1, h] = [roadL(y), roadR(y), 6 + t * 30]
    const n = 11
    sheet.add(...range(n).map((i) => { const w = (x1 - x0) / n; const x = x0 + (i + 0.5 + (row % 2) * 0.4 - 0.2) * w + d.around(0, w * 0.08); return x < -100 || x > 1700 ? '' : fill(blob(d, x, y, w * 0.47, h * 0.42, 0.1, 7), light.ink(d.pick(['#a3927f', '#8f8172', '#b8a68e', '#948a80']), 0.16 * (1 - t), d.around(0.02, 0.2) - t * 0.16)) }))
    y += h * 0.98
  }
  const facades = ['#e0a13a', '#2f9296', '#c9603f', '#d98a8f', '#7fa88a', '#e9c46a', '#4a74b4', '#8a6ab0', '#f0dfc0']
  const flowers = ['#f0b429', '#e0689a', '#f08432', '#fbf6ea', '#d8432f', '#bfe0ea']
  let last = d.whole(0, 8)
  for (const side of [-1, 1]) {
    // Depth k: 0 far end, 4 beside us. A wall point is (k, v): v 0 at the pavement, 1 at the eaves.
    const edge = (k: number) => vx + side * (84 + k ** 1.75 * 96)
    const foot = (k: number) => hy + 14 + (Math.abs(edge(k) - vx) - 70) * 0.66
    const eave = (k: number) => hy - 40 - (Math.abs(edge(k) - vx) - 84) * 0.56
    const spot = (k: number, v: number): Point => [edge(k), foot(k) + (eave(k) - foot(k)) * v]
    const quad = (k0: number, k1: number, v0: number, v1: number) => poly([spot(k0, v0), spot(k1, v0), spot(k1, v1), spot(k0, v1)])
    for (const i of range(5)) {
      const [k0, k1] = [i * 0.86, (i + 1) * 0.86 + 0.02]
      last = (last + d.whole(1, 3)) % facades.length
      const own = facades[last] as string
      const lit = side < 0 ? 0.08 : -0.16
      const far = 0.26 - i * 0.055
      const wall = quad(k0, k1, 0, 1)
      const paint = light.ink(own, Math.max(0, far), lit)
      sheet.add(fill(wall, paint), fill(quad(k0, k1, 0, 0.16), tone(paint, -0.09)))
      const ink = (c: string) => light.ink(c, Math.max(0, far), lit)
      const unit = (k: number) => (foot(k) - eave(k)) * 0.01
      const mural: string[] = []
      if (i > 0) {
        const km = k0 + (k1 - k0) * 0.64
        const u = unit(km)
        const kind = (i + last) % 4
        const leafy = (k: number, v: number, turn: number, s: number) => { const [x, py] = spot(k, v); return leaf(x, py, u * s, u * s * 0.44, turn, ink('#1f5a45'), ink('#4f9a5c'), 4) }
        const bloom = (k: number, v: number, s: number, c: string) => { const [x, py] = spot(k, v); return range(7).map((p) => oval(x + Math.cos(p * 0.9) * u * s * 0.42, py + Math.sin(p * 0.9) * u * s * 0.6, u * s * 0.3, u * s * 0.42, ink(c))).join('') + oval(x, py, u * s * 0.24, u * s * 0.34, ink('#7a3a2a')) }
        if (kind === 0) mural.push(...range(7).map((p) => leafy(k0 + (k1 - k0) * (0.42 + d.roll() * 0.5), d.between(0.18, 0.6), d.between(-150, -30), p % 2 ? 26 : 18)), ...range(6).map((p) => bloom(k0 + (k1 - k0) * (0.42 + p * 0.1), d.between(0.28, 0.8), d.between(11, 18), flowers[(p + last) % 6] as string)))
        else if (kind === 1) { const [x, py] = spot(km, 0.5); const s = u / 4.3; mural.push(disc(x, py - u * 8, u * 24, ink('#f0b429')), disc(x, py - u * 8, u * 18, ink('#f08432')), place(x, py, s, 0, group('', fill('M-70,-8Q-130,20 -150,90Q-104,60 -66,22Z', ink('#1f8fb0')), fill('M-78,0Q-60,-58 10,-56Q34,-92 66,-76Q84,-62 76,-40Q70,40 -10,44Q-62,44 -78,0Z', ink('#2f8f6b')), fill('M20,40Q70,20 74,-40Q40,-20 10,44Z', ink('#c46a35')), fill('M-50,2Q-20,-42 26,-18Q10,30 -30,28Z', ink('#4fd0d6')), fill('M76,-66L116,-50L74,-42Z', ink('#14191c')), disc(54, -58, 9, ink('#fbf6ea')), disc(56, -58, 5, '#14191c'))), ...range(5).map((p) => leafy(k0 + (k1 - k0) * (0.44 + p * 0.11), 0.2, -130 + p * 20, 24))) }
        else if (kind === 2) mural.push(fill(quad(k0 + (k1 - k0) * 0.4, k1 - 0.03, 0.18, 0.9), ink('#7fd0d8')), sheet.clip(quad(k0 + (k1 - k0) * 0.4, k1 - 0.03, 0.18, 0.9), disc(...spot(km, 0.74), u * 10, ink('#f0b429')), ...[['#6b4a9a', 0.58], ['#2f7f6a', 0.46], ['#8fb842', 0.34]].map(([c, v]) => { const [x, py] = spot(km, v as number); return fill(`M${x - u * 60},${py + u * 30}Q${x - u * 20},${py - u * 16} ${x},${py}Q${x + u * 24},${py - u * 22} ${x + u * 60},${py + u * 30}V${py + u * 90}H${x - u * 60}Z`, ink(c as string)) }), ...range(4).map((p) => { const [x, py] = spot(k0 + (k1 - k0) * (0.46 + p * 0.13), 0.26 + (p % 2) * 0.08); return box(x - u * 4, py - u * 7, u * 8, u * 8, ink('#fbf6ea')) + fill(`M${x - u * 6},${py - u * 7}l${u * 6},${-u * 6}l${u * 6},${u * 6}z`, ink('#d8432f')) })))
        else mural.push(...range(5).map((r) => line(curve(range(9).map((p) => spot(k0 + (k1 - k0) * (0.4 + p * 0.07), 0.26 + r * 0.13 + Math.sin(p * 1.2 + r) * 0.03))), ink(flowers[(r + last) % 6] as string), u * 3.2)), ...range(4).map((p) => bloom(k0 + (k1 - k0) * (0.46 + p * 0.14), 0.5 + (p % 2) * 0.14, 15, flowers[(p + 2) % 6] as string)))
      }
      sheet.add(sheet.clip(wall, ...mural))
      const wood = light.ink(d.pick(['#4a3124', '#0f4a45', '#27346b', '#7a2f24']), Math.max(0, far), -0.2)
      const [d0, d1] = [k0 + (k1 - k0) * 0.1, k0 + (k1 - k0) * 0.33]
      sheet.add(fill(quad(d0 - 0.02, d1 + 0.02, 0, 0.62), light.ink('#f7efdf', Math.max(0, far), lit)), fill(quad(d0, d1, 0, 0.59), glow && d.often(0.6) ? '#ffcf7a' : wood), fill(quad((d0 + d1) / 2 - 0.006, (d0 + d1) / 2 + 0.006, 0, 0.59), light.shade, 'opacity=".5"'))
      const roof = light.ink('#b5563a', Math.max(0, far), side < 0 ? -0.05 : -0.3)
      const up = (k: number, e: number): Point => [edge(k) + side * unit(k) * e * 0.7, eave(k) - unit(k) * e]
      sheet.add(fill(poly([[edge(k0) - side * unit(k0) * 9, eave(k0) + unit(k0) * 5], [edge(k1) - side * unit(k1) * 9, eave(k1) + unit(k1) * 5], up(k1, 34), up(k0, 34)]), roof), ...range(9).map((q) => { const k = k0 + ((q + 0.5) / 9) * (k1 - k0); const [a, b] = [up(k, 33), [edge(k) - side * unit(k) * 8, eave(k) + unit(k) * 4] as Point]; return line(poly([a, b], false), tone(roof, q % 2 ? -0.06 : 0.05), unit(k) * 3.4) }), fill(poly([[edge(k0), eave(k0) + unit(k0) * 5], [edge(k1), eave(k1) + unit(k1) * 5], spot(k1, 0.88), spot(k0, 0.88)]), light.shade, 'opacity=".22"'))
      if (glow && i > 0) { const [x, py] = spot(k0 + (k1 - k0) * 0.36, 0.72); const u = unit(k0 + 0.3); sheet.add(disc(x, py, u * 42, sheet.radial([[0, '#ffc46a', 0.75], [1, '#ffc46a', 0]], x, py, u * 42)), oval(x, py, u * 2.6, u * 4, '#fff3cf')) }
      const shrub = spot(k0 + (k1 - k0) * 0.38, 0)
      sheet.add(fill(`M${shrub[0] - unit(k0) * 7},${shrub[1] - unit(k0) * 14}h${unit(k0) * 14}l${-unit(k0) * 2},${unit(k0) * 15}h${-unit(k0) * 10}z`, light.ink('#b5653c', Math.max(0, far), lit)), ...range(8).map(() => fill(scallop(d, shrub[0] + d.around(0, unit(k0) * 10), shrub[1] - unit(k0) * d.between(14, 34), unit(k0) * 7, unit(k0) * 5, 8), light.ink(d.pick(['#2f6b40', '#3f8a4c', '#d9588a', '#5f9a3c']), Math.max(0, far), lit))))
    }
    sheet.add(fill(poly([spot(0, 0), spot(4.6, 0), [edge(4.6) - side * 150, foot(4.6) + 30], [edge(0) - side * 5, foot(0) + 2]]), light.ink('#d8c8b0', 0.05, side < 0 ? 0.05 : -0.15)))
    if (side < 0) sheet.add(fill(poly([spot(0, 0), spot(4.6, 0), [edge(4.6) + 420, foot(4.6)], [edge(0) + 18, foot(0)]]), light.shade, 'opacity=".16"'))
  }
  if (d.often(0.55)) for (const [y0, sag] of [[150, 120], [270, 70]] as const) sheet.add(line(`M${vx - 620 + y0},${y0 + 60}Q${vx},${y0 + 60 + sag * 1.6} ${vx + 620 - y0},${y0 + 60}`, light.shade, 2.4, 'opacity=".6"'), ...range(15).map((i) => { const u = (i + 0.5) / 15; const x = vx - 620 + y0 + u * (1240 - y0 * 2); const py = y0 + 60 + sag * 3.2 * u * (1 - u); return fill(`M${x - 17},${py}h34v30l-6,7l-5,-7l-6,7l-6,-7l-6,7l-5,-7z`, light.ink(d.pick(['#b5482a', '#0b7a85', '#f0b429', '#d9799a', '#5f8f33', '#f4efe4']), 0.06, 0.1), 'opacity=".95"') }))
  for (const _ of range(d.whole(4, 7))) { const t = d.roll(); const py = 720 + t * 260; sheet.add(person(vx + d.around(0, 40 + t * 260), py, 64 + t * 132, against(outfit(d, d.often(0.35) ? { carries: 'basket', hat: undefined } : {}), light.shade, hour === 'day' ? 0.1 : 0.38), d.often(0.4) ? -1 : 0.4, d.often(0.5) ? 1 : -1)) }
  nearShade(sheet, light, 980, 0.8)
  const leafDark = light.ink('#2c5a40', 0, -0.35)
  const corner = d.often(0.5) ? 0 : 1
  sheet.add(...range(130).map(() => { const [u, r] = [d.roll(), d.roll()]; const x = -30 + u * 560; return fill(scallop(d, corner ? WIDTH - x : x, -20 + r * 260 * (1 - u) ** 1.3, d.between(18, 40), d.between(13, 26), 9), d.often(0.42) ? leafDark : light.ink(d.pick(['#d13f7c', '#b52a68', '#e46a9a', '#c93f9a']), 0, d.around(0, 0.2))) }))
}
