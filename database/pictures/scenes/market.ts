/** The fruit market: awnings, crates heaped with colour, a street behind. */
import { blob, box, curve, type Dice, disc, fill, group, lens, line, oval, poly, type Point, range, tone } from './brush.ts'
import { against, outfit, person } from './figures.ts'
import { cone, forest, nearShade, ridge } from './land.ts'
import { cumulus, isLow, type Light, lightOf, sky } from './light.ts'
import type { View } from './poster.ts'

type Fruit = (light: Light, d: Dice, x: number, y: number, s: number) => string
const round = (own: string, leafy = false): Fruit => (light, d, x, y, s) => disc(x, y, s, light.ink(own, 0, d.around(0, 0.1))) + fill(blob(d, x + s * 0.2, y + s * 0.26, s * 0.74, s * 0.68, 0.05), light.ink(tone(own, -0.12), 0, -0.1), 'opacity=".55"') + oval(x - s * 0.32, y - s * 0.38, s * 0.26, s * 0.17, '#fff6e0', 'opacity=".75"') + (leafy ? fill(`M${x},${y - s * 0.9}q${s * 0.5},${-s * 0.5} ${s * 0.8},${-s * 0.1}q${-s * 0.4},${s * 0.3} ${-s * 0.8},${s * 0.1}z`, light.ink('#3f7a3c')) : '')
const oblong = (own: string, blush: string): Fruit => (light, d, x, y, s) => group(`transform="rotate(${d.around(-20, 30).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"`, oval(x, y, s * 1.2, s * 0.86, light.ink(own, 0, 0.05)), fill(blob(d, x + s * 0.3, y + s * 0.1, s * 0.7, s * 0.6, 0.1), light.ink(blush), 'opacity=".75"'), oval(x - s * 0.4, y - s * 0.36, s * 0.34, s * 0.15, '#fff6e0', 'opacity=".7"'))
const pineapple: Fruit = (light, d, x, y, s) => range(9).map((i) => { const a = -Math.PI / 2 + (i - 4) * 0.2; return fill(poly([[x - s * 0.16, y - s * 0.95], [x + Math.cos(a) * s * 1.3, y - s * 0.9 + Math.sin(a) * s * 1.25], [x + s * 0.16, y - s * 0.95]]), light.ink(i % 2 ? '#3f7a45' : '#5d9a58', 0, d.around(0, 0.1))) }).join('') + oval(x, y, s * 0.78, s * 1.1, light.ink('#d9962e')) + range(5).map((i) => line(`M${x - s * 0.74},${y - s * 0.7 + i * s * 0.38}q${s * 0.74},${s * 0.34} ${s * 1.46},${s * 0.04}M${x + s * 0.74},${y - s * 0.7 + i * s * 0.38}q${-s * 0.74},${s * 0.34} ${-s * 1.46},${s * 0.04}`, light.ink('#8a5a1c'), s * 0.06, 'opacity=".7"')).join('') + oval(x - s * 0.26, y - s * 0.3, s * 0.2, s * 0.44, '#fff2c4', 'opacity=".35"')
const melon: Fruit = (light, d, x, y, s) => oval(x, y, s * 1.5, s * 1.2, light.ink('#2f6b3c')) + range(5).map((i) => line(`M${x - s * 1.2 + i * s * 0.3},${y - s * 0.7 + Math.abs(i - 2) * -2}q${s * (i - 2) * 0.22},${s * 0.8} ${s * 0.2},${s * 1.5}`, light.ink('#7fb06a'), s * 0.14, 'opacity=".7"')).join('') + oval(x - s * 0.5, y - s * 0.6, s * 0.36, s * 0.16, '#fff', 'opacity=".5"')
const slice: Fruit = (light, d, x, y, s) => fill(`M${x - s * 1.5},${y - s * 0.2}A${s * 1.5},${s * 1.35} 0 0 0 ${x + s * 1.5},${y - s * 0.2}Z`, light.ink('#2f6b3c')) + fill(`M${x - s * 1.36},${y - s * 0.2}A${s * 1.36},${s * 1.2} 0 0 0 ${x + s * 1.36},${y - s * 0.2}Z`, light.ink('#e8f0c8')) + fill(`M${x - s * 1.24},${y - s * 0.2}A${s * 1.24},${s * 1.08} 0 0 0 ${x + s * 1.24},${y - s * 0.2}Z`, light.ink('#dc4436', 0, 0.05)) + range(7).map((i) => oval(x - s * 0.85 + i * s * 0.28, y + s * (0.14 + (i % 2) * 0.28), s * 0.05, s * 0.09, '#2a1512')).join('')
const bananas: Fruit = (light, d, x, y, s) => range(7).map((i) => { const k = (i - 3) * (i % 2 ? 1 : 0.92); const [tx, ty] = [x + k * s * 0.34, y + s * (1 - Math.abs(k) * 0.1)]; return fill(`M${x + k * s * 0.07 - s * 0.06},${y - s}Q${x + k * s * 0.5 - s * 0.16},${y - s * 0.2} ${tx - s * 0.05},${ty}q${s * 0.06},${s * 0.12} ${s * 0.12},0Q${x + k * s * 0.62 + s * 0.3},${y - s * 0.1} ${x + k * s * 0.07 + s * 0.1},${y - s}Z`, light.ink(['#d9a322', '#e8b62c', '#f2cc4a'][i % 3] as string, 0, d.around(0.03, 0.06))) }).join('') + box(x - s * 0.18, y - s * 1.15, s * 0.4, s * 0.24, light.ink('#6d7a2c'))
const goods: readonly Fruit[] = [oblong('#f0a62e', '#d1452e'), round('#e8872a', true), pineapple, melon, slice, round('#c8362c'), oblong('#e89a34', '#7f9a3a'), round('#5f9a3c', true), oblong('#4a6b34', '#33502a'), round('#e8c33a'), oblong('#8a3a5a', '#5f2444')]

export function mercado({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(560, 1000), hour === 'day' ? 150 : d.between(250, 330), 560)
  const glow = hour === 'night' || hour === 'dusk'
  sky(sheet, light, d, { clouds: 6, disc: isLow(light) ? 90 : 54 })
  if (hour === 'day') cumulus(sheet, light, d, d.between(500, 1100), 470, d.between(300, 420))
  cone(sheet, light, d, { x: 800 + d.around(0, 150), base: 620, height: d.between(190, 240), width: 1100, crater: 60, own: '#4f7a84', far: 0.52 })
  forest(sheet, light, d, ridge(d, 585, 18), '#3f7a58', 0.3, 20, 3)
  const facades = ['#e0a13a', '#2f9296', '#c9603f', '#f0dfc0', '#d98a8f', '#7fa88a']
  for (const side of [-1, 1]) for (const i of range(4)) {
    const at = (k: number) => 800 + side * (130 + k ** 1.5 * 140)
    const [near, far] = [at(i + 1.2), at(i)]
    const top = (x: number) => 600 - Math.abs(x - 800) * 0.36
    const base = (x: number) => 650 + Math.abs(x - 800) * 0.24
    const wall = light.ink(d.pick(facades), 0.24 - i * 0.06, side < 0 ? 0.1 : -0.22)
    sheet.add(fill(poly([[far, top(far)], [near, top(near)], [near, base(near)], [far, base(far)]]), wall), fill(poly([[far - side * 4, top(far) - 20 - i * 7], [near, top(near) - 26 - i * 9], [near, top(near) + 8], [far - side * 8, top(far) + 6]]), light.ink('#b5563a', 0.2 - i * 0.05, side < 0 ? 0 : -0.3)))
    for (const u of [0.3, 0.72]) { const x = far + (near - far) * u; const w = (near - far) * 0.09; sheet.add(fill(poly([[x - w, base(x) - (base(x) - top(x)) * 0.62], [x + w, base(x + w) - (base(x + w) - top(x + w)) * 0.62], [x + w, base(x + w)], [x - w, base(x - w)]]), glow && d.often(0.6) ? '#ffcf7a' : light.ink('#4a3124', 0.1, -0.4))) }
  }
  sheet.add(fill(poly([[690, 650], [910, 650], [1700, 1220], [-100, 1220]]), sheet.linear([[0, light.ink('#d8c09a', 0.15, 0.1)], [1, light.ink('#8a725c', 0, -0.3)]])), ...range(90).map(() => { const t = d.roll() ** 1.2; return fill(lens(800 + d.around(0, 150 + t * 560), 664 + t * 540, 10 + t * 70, 1 + t * 3), light.ink(d.often(0.5) ? '#6b5644' : '#f0dcb0', 0.1 * (1 - t), -0.1), 'opacity=".35"') }))
  for (const _ of range(d.whole(5, 8))) { const t = d.roll(); const y = 672 + t * 120; sheet.add(person(800 + d.around(0, 50 + t * 150), y, 44 + t * 78, against(outfit(d, d.often(0.4) ? { carries: 'basket', hat: undefined } : {}), light.shade, hour === 'day' ? 0.12 : 0.4), d.often(0.4) ? -1 : 0.5, d.often(0.5) ? 1 : -1)) }
  nearShade(sheet, light, 930, 0.85)
  const bulbs = range(15).map((i): Point => [i * 115, 330 + Math.sin((i / 14) * Math.PI) * 90])
  sheet.add(line(curve(bulbs), light.ink('#2b2320', 0, -0.5), 3), ...bulbs.map(([x, y]) => (glow ? disc(x, y + 16, 46, sheet.radial([[0, '#ffd27a', 0.7], [1, '#ffd27a', 0]], x, y + 16, 46)) : '') + fill(blob(d, x, y + 16, 9, 12, 0.02), glow ? '#fff0c0' : light.ink('#fdf3d8', 0, 0.2))))
  const schemes = [['#b5482a', '#f7efdf'], ['#0b7a85', '#f7efdf'], ['#f0b429', '#fbf3dc'], ['#27346b', '#f7efdf'], ['#c95f7f', '#fbf0e4']] as const
  const stall = (x0: number, x1: number, y: number, out: number, scheme: readonly [string, string]) => {
    const post = light.ink('#4a3124', 0, -0.4)
    sheet.add(...[x0 + 26, x1 - 26].map((x) => box(x - 9, y, 18, 700, post)))
    sheet.add(box(x0 + 20, y + 60, x1 - x0 - 40, 330, light.shade, `opacity="${hour === 'day' ? 0.5 : 0.62}"`))
    if (glow) sheet.add(disc((x0 + x1) / 2, y + 190, 320, sheet.radial([[0, '#ffc46a', 0.7], [1, '#ffb04a', 0]], (x0 + x1) / 2, y + 190, 320)))
    for (const i of range(d.whole(3, 5))) { const x = x0 + 90 + i * ((x1 - x0 - 150) / 4); sheet.add(line(`M${x},${y + 70}v40`, post, 3), bananas(light, d, x, y + 160, d.between(40, 54))) }
    const vendor = d.between(x0 + 130, x1 - 130)
    sheet.add(person(vendor, y + 520, 330, against(outfit(d, { hat: d.often(0.5) ? '#ead9ae' : undefined }), light.shade, glow ? 0.2 : 0.15), -1, d.often(0.5) ? 1 : -1))
    const n = 11
    const w = (x1 - x0) / n
    sheet.add(...range(n).map((i) => { const c = light.ink(scheme[i % 2] as string, 0, 0.14); const x = x0 + i * w; const back = (k: number) => x0 + 40 + (k / n) * (x1 - x0 - 80); return fill(poly([[back(i), y - out], [back(i + 1.03), y - out], [x + w + 0.5, y + 40], [x, y + 40]]), c) + fill(`M${x},${y + 38}h${w + 0.5}v34a${w / 2},${w / 2} 0 0 1 ${-w - 0.5},0z`, tone(c, -0.07)) }))
    sheet.add(sheet.grain(fill(poly([[x0 + 40, y - out], [x1 - 40, y - out], [x1, y + 40], [x0, y + 40]]), sheet.linear([[0.3, light.shade, 0], [1, light.shade, 0.55]]))), box(x0, y + 36, x1 - x0, 5, light.shade, 'opacity=".35"'))
    for (const tier of range(3)) {
      const ty = y + 400 + tier * 125
      const crates = tier + 2
      const [tx0, span] = [x0 - tier * 26, x1 - x0 + tier * 52]
      for (const c of range(crates)) {
        const [bx, bw] = [tx0 + (c / crates) * span + 8, span / crates - 14]
        const fruit = d.pick(goods)
        const big = fruit === melon || fruit === pineapple || fruit === slice
        const s = big ? d.between(34, 40) : d.between(20, 26)
        sheet.add(box(bx, ty - 10, bw, 34, light.ink('#2b1d16', 0, -0.5)))
        for (const row of range(big ? 2 : 3).reverse().map((k) => k)) { const per = Math.max(2, Math.floor((bw - row * s) / (s * (big ? 2.3 : 1.95)))); sheet.add(...range(per).map((i) => fruit(light, d, bx + row * s * 0.5 + ((i + 0.5) / per) * (bw - row * s) + d.around(0, 3), ty + 6 - row * s * (big ? 1 : 0.95) + d.around(0, 3), s))) }
        const slat = light.ink(d.pick(['#b98a54', '#a67a48', '#c79a62']), 0, -0.05 - tier * 0.05)
        sheet.add(box(bx, ty + 14, bw, 96, tone(slat, -0.16)), ...range(3).map((k) => box(bx, ty + 16 + k * 31, bw, 25, tone(slat, -k * 0.03))), box(bx, ty + 14, 12, 96, tone(slat, -0.07)), box(bx + bw - 12, ty + 14, 12, 96, tone(slat, -0.1)))
        if (tier < 2 && d.often(0.4)) sheet.add(fill(poly([[bx + bw / 2 - 30, ty + 34], [bx + bw / 2 + 32, ty + 31], [bx + bw / 2 + 30, ty + 76], [bx + bw / 2 - 32, ty + 73]]), light.ink('#fbf6ea', 0, 0.1)), line(`M${bx + bw / 2 - 16},${ty + 48}h30M${bx + bw / 2 - 16},${ty + 60}h20`, light.ink('#b5482a'), 4))
      }
    }
  }
  const split = d.between(560, 640)
  stall(-90, split, d.between(385, 425), 150, d.pick(schemes.slice(0, 2)))
  stall(1600 - d.between(480, 540), 1700, d.between(430, 470), 140, d.pick(schemes.slice(2)))
  const bx = d.between(800, 880)
  sheet.add(oval(bx + 30, 1140, 200, 34, light.shade, 'opacity=".5"'), ...range(9).map((i) => goods[(i * 3 + d.whole(0, 4)) % 2 ? 0 : 1]?.(light, d, bx - 110 + (i % 5) * 54 + (i > 4 ? 28 : 0), 1030 - (i > 4 ? 34 : 0), 34) ?? ''), fill(`M${bx - 168},1030Q${bx},1064 ${bx + 168},1030L${bx + 120},1150Q${bx},1172 ${bx - 120},1150Z`, light.ink('#b98a4c', 0, -0.1)), ...range(5).map((i) => line(`M${bx - 160 + i * 9},${1052 + i * 21}Q${bx},${1082 + i * 22} ${bx + 160 - i * 9},${1052 + i * 21}`, light.ink('#8a5f30', 0, -0.2), 5, 'stroke-dasharray="17 9"')), line(`M${bx - 168},1032Q${bx},1064 ${bx + 168},1032`, light.ink('#d9ab66', 0, 0.05), 12))
  sheet.add(...range(24).map(() => fill(lens(d.between(500, 1150), d.between(880, 1180), d.between(20, 70), 2), light.ink('#e8d2a8', 0, 0.1), 'opacity=".3"')))
}

/** The same fruit from above: baskets rim to rim on a woven cloth. */
export function canastos({ sheet, d, hour }: View) {
  const light = lightOf(hour === 'dusk' ? 'dawn' : hour, d, 300, 200, 600)
  const lit = hour === 'night' ? -0.1 : 0.08
  const [sx, sy] = hour === 'day' ? [22, 26] : [46, 34]
  const cloth = d.pick([['#27346b', '#f4efe4', '#b5482a', '#f0b429'], ['#b5482a', '#f0b429', '#f4efe4', '#0b7a85'], ['#0f4a45', '#f4efe4', '#f0b429', '#d9799a']] as const)
  sheet.add(box(0, 0, 1600, 1200, light.ink(cloth[0], 0, lit)), ...range(27).map((i) => box(0, i * 46, 1600, i % 4 === 0 ? 26 : 9, light.ink(cloth[1 + (i % 3)] as string, 0, lit), 'opacity=".9"')), ...range(90).map((i) => box(i * 18, 0, 3, 1200, light.shade, 'opacity=".07"')))
  const small: readonly Fruit[] = [oblong('#f0a62e', '#d1452e'), round('#e8872a', true), round('#c8362c'), round('#5f9a3c', true), oblong('#4a6b34', '#33502a'), round('#e8c33a'), oblong('#8a3a5a', '#5f2444'), round('#f4e2b0'), oblong('#d9799a', '#b5482a'), bananas, slice, pineapple]
  const first = d.whole(0, 11)
  const spots = range(3).flatMap((row) => range(4).map((i) => ({ x: 130 + i * 452 + (row % 2) * 210 - (row % 2 ? 120 : 40) + d.around(0, 12), y: 170 + row * 436 + d.around(0, 12), row, i })))
  for (const { x, y, row, i } of spots) {
    const r = d.between(202, 216)
    const fruit = small[(first + row * 5 + i * 2) % small.length] as Fruit
    const reed = light.ink(d.pick(['#b98a4c', '#a8763c', '#c99a5c']), 0, lit - 0.05)
    sheet.add(group(`transform="translate(${sx} ${sy})" opacity=".42"`, disc(x, y, r, light.shade)), disc(x, y, r, tone(reed, -0.1)), ...range(44).map((k) => { const a = (k / 44) * 6.283; return oval(0, 0, 17, 11, tone(reed, k % 2 ? 0.05 : -0.04), `transform="translate(${(x + Math.cos(a) * r * 0.93).toFixed(1)} ${(y + Math.sin(a) * r * 0.93).toFixed(1)}) rotate(${((a * 180) / Math.PI + 66).toFixed(0)})"`) }), disc(x, y, r * 0.85, light.ink('#3a2418', 0, -0.35)))
    const big = fruit === bananas || fruit === slice || fruit === pineapple
    const s = big ? d.between(52, 58) : d.between(36, 42)
    const inside = range(big ? 9 : 34).map((k) => { const a = k * 2.4; const q = Math.sqrt((k + 0.5) / (big ? 9 : 34)) * r * (big ? 0.58 : 0.74); return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const }).sort((a, b) => a[1] - b[1])
    sheet.add(...inside.map(([px, py]) => oval(px + 6, py + 10, s, s * 0.9, light.shade, 'opacity=".28"') + fruit(light, d, px, py, s)), sheet.grain(disc(x, y, r, sheet.linear([[0.6, light.shade, 0], [1, light.shade, 0.55]], [0, 0], [1, 1]))))
  }
  sheet.add(disc(200, 60, 1300, sheet.radial([[0, light.sun, 0.26], [1, light.sun, 0]], 200, 60, 1300)), sheet.grain(box(0, 0, 1600, 1200, sheet.linear([[0.6, light.shade, 0], [1, light.shade, 0.55]], [0, 0], [1, 1]))))
}
