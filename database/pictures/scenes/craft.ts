/** Hands at work: the potter of Ilobasco, the painted wood of La Palma. */
import { blob, box, curve, type Dice, disc, fill, group, HEIGHT, lens, line, oval, place, poly, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { type Light, lightOf } from './light.ts'
import { leaf } from './plants.ts'
import type { View } from './poster.ts'

type Profile = readonly (readonly [up: number, half: number])[]
const shapes: readonly Profile[] = [
  [[0, 0.26], [0.12, 0.42], [0.42, 0.5], [0.7, 0.36], [0.86, 0.2], [1, 0.27]],
  [[0, 0.22], [0.25, 0.34], [0.6, 0.42], [0.82, 0.3], [0.9, 0.15], [0.96, 0.14], [1, 0.2]],
  [[0, 0.3], [0.2, 0.56], [0.5, 0.66], [0.8, 0.56], [0.94, 0.42], [1, 0.46]],
  [[0, 0.2], [0.3, 0.22], [0.7, 0.3], [0.9, 0.36], [1, 0.4]],
  [[0, 0.3], [0.16, 0.46], [0.4, 0.4], [0.56, 0.22], [0.72, 0.16], [0.92, 0.17], [1, 0.25]],
]
/** A turned pot: its outline, glaze bands and the light on its shoulder. */
function pot(sheet: Sheet, light: Light, d: Dice, x: number, y: number, h: number, profile: Profile, clay: string, paints: readonly string[]) {
  const edge = (s: number) => profile.map(([u, w]): Point => [x + s * w * h, y - u * h])
  const shape = `${curve(edge(-1))}L${curve(edge(1).reverse()).slice(1)}Z`
  const [, mouth] = profile.at(-1) as readonly [number, number]
  const body = light.ink(clay, 0, 0)
  const wide = h * 0.75
  const bands: string[] = []
  if (paints.length > 0) {
    const ink = (i: number) => light.ink(paints[i % paints.length] as string, 0, 0.05)
    const kind = d.whole(0, 3)
    const at = y - h * d.between(0.4, 0.5)
    bands.push(fill(`M${x - wide},${at - h * 0.15}Q${x},${at - h * 0.06} ${x + wide},${at - h * 0.15}V${at + h * 0.13}Q${x},${at + h * 0.22} ${x - wide},${at + h * 0.13}Z`, ink(0)))
    const row = (n: number, draw: (px: number, py: number, i: number) => string) => range(n).map((i) => { const u = (i + 0.5) / n * 2 - 1; return draw(x + u * wide * 0.78, at + h * 0.08 * (1 - u * u), i) }).join('')
    if (kind === 0) bands.push(row(7, (px, py, i) => range(6).map((k) => oval(px + Math.cos(k * 1.05) * h * 0.05, py + Math.sin(k * 1.05) * h * 0.05, h * 0.034, h * 0.034, ink(1 + (i % 2)))).join('') + disc(px, py, h * 0.03, light.ink('#f0b429', 0, 0.1))))
    else if (kind === 1) bands.push(row(9, (px, py) => fill(`M${px - h * 0.08},${py + h * 0.09}L${px},${py - h * 0.1}L${px + h * 0.08},${py + h * 0.09}Z`, ink(1))))
    else if (kind === 2) bands.push(row(6, (px, py, i) => line(`M${px - h * 0.07},${py}q${h * 0.035},${-h * 0.12} ${h * 0.07},0t${h * 0.07},0`, ink(1 + (i % 2)), h * 0.03)))
    else bands.push(row(6, (px, py) => fill(`M${px},${py - h * 0.11}L${px + h * 0.07},${py}L${px},${py + h * 0.11}L${px - h * 0.07},${py}Z`, ink(1)) + disc(px, py, h * 0.025, ink(2))))
    for (const k of [-0.19, 0.17]) bands.push(line(`M${x - wide},${at + h * k}Q${x},${at + h * (k + 0.09)} ${x + wide},${at + h * k}`, ink(2), h * 0.028))
  }
  sheet.add(oval(x + h * 0.14, y, h * 0.5, h * 0.06, light.shade, 'opacity=".4"'), fill(shape, body), sheet.clip(shape, ...bands, box(x - wide, y - h, wide * 2, h, sheet.linear([[0, light.sun, 0.3], [0.35, light.sun, 0], [0.6, light.shade, 0], [1, light.shade, 0.65]], [0.1, 0], [0.92, 0])), sheet.grain(box(x - wide, y - h, wide * 2, h, sheet.linear([[0.5, light.shade, 0], [1, light.shade, 0.8]], [0, 0], [1, 0.25])))), oval(x, y - h, mouth * h, mouth * h * 0.22, tone(body, 0.04)), oval(x, y - h + 2, mouth * h * 0.82, mouth * h * 0.15, light.ink('#2b1712', 0, -0.4)))
}

/** The workshop at Ilobasco: shelves of painted clay and a bowl rising between two hands. */
export function barro({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, 260, 200, 560)
  const plaster = light.ink(d.pick(['#e8cfa4', '#d9a56a', '#cfe0d4', '#e9c46a', '#b5cdd0']), 0.02, hour === 'day' ? 0.1 : -0.1)
  sheet.add(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0, tone(plaster, -0.05)], [0.5, plaster], [1, tone(plaster, -0.12)]])), ...range(60).map(() => fill(blob(d, d.between(0, WIDTH), d.between(0, 900), d.between(20, 90), d.between(8, 26), 0.3), tone(plaster, d.around(0, 0.035)), 'opacity=".6"')))
  const [wx, wy, ww, wh] = [120, 90, 400, 420]
  const frame = light.ink('#5a3a28', 0, -0.2)
  const view = `M${wx},${wy}h${ww}v${wh}h${-ww}z`
  sheet.add(box(wx - 24, wy - 24, ww + 48, wh + 48, frame), sheet.clip(view, box(wx, wy, ww, wh, sheet.linear(light.sky.map((c, i) => [i / (light.sky.length - 1), c] as const))), disc(wx + 130, wy + 110, 46, light.sun), fill(`M${wx - 20},${wy + 330}L${wx + 170},${wy + 190}L${wx + 230},${wy + 196}L${wx + 440},${wy + 340}V${wy + 440}H${wx - 20}Z`, light.ink('#47707a', 0.4)), fill(curve([[wx - 40, wy + 330], [wx + 90, wy + 300], [wx + 240, wy + 336], [wx + 460, wy + 296], [wx + 460, wy + 460], [wx - 40, wy + 460]], true), light.ink('#4f8a5c', 0.2)), ...range(16).map(() => fill(scallop(d, wx + d.between(0, ww), wy + d.between(380, 430), 36, 26, 9), light.ink('#2f6e46', 0.06, d.around(0, 0.2))))), box(wx + ww / 2 - 6, wy, 12, wh, frame), box(wx, wy + wh / 2 - 6, ww, 12, frame), box(wx - 44, wy + wh + 20, ww + 88, 26, tone(frame, 0.06)))
  const clays = ['#b5653c', '#a5552f', '#c47a4a', '#d9b98a', '#8f4a2c', '#f0e2c4']
  const sets = [['#f4efe4', '#27346b', '#b5482a'], ['#0b7a85', '#f0b429', '#f4efe4'], ['#27346b', '#f4efe4', '#d9799a'], ['#f0b429', '#b5482a', '#0f4a45'], ['#b5482a', '#f4efe4', '#f0b429']] as const
  for (const [y, n] of [[318, 5], [570, 6], [800, 5]] as const) {
    const [x0, x1] = [640, 1640]
    sheet.add(box(x0 - 10, y + 22, x1 - x0, 26, light.shade, 'opacity=".3"'), box(x0 - 30, y, x1 - x0 + 60, 26, light.ink('#8a5a3c', 0, -0.05)), box(x0 - 30, y + 20, x1 - x0 + 60, 9, light.ink('#4a2f22', 0, -0.4)))
    for (const i of range(n)) { const x = x0 + ((i + 0.5) / n) * (x1 - x0 - 20) + d.around(0, 14); const h = d.between(130, y === 318 ? 230 : 196); const profile = d.pick(shapes); const broad = Math.max(...profile.map(([, w]) => w)); pot(sheet, light, d, x, y + 2, Math.min(h, 92 / broad), profile, d.pick(clays), d.often(0.82) ? d.pick(sets) : []) }
  }
  sheet.add(disc(420, 260, 1100, sheet.radial([[0, light.sun, hour === 'day' ? 0.34 : 0.42], [1, light.sun, 0]], 420, 260, 1100)), fill(poly([[wx, wy + wh], [wx + ww, wy], [1400, 1000], [620, 1220]]), light.sun, 'opacity=".1"'))
  const bench = 960
  sheet.add(box(0, bench, WIDTH, 260, sheet.linear([[0, light.ink('#9a6a46', 0, 0.05)], [1, light.ink('#5a3826', 0, -0.4)]])), box(0, bench, WIDTH, 12, light.ink('#c49a6a', 0, 0.1)), ...range(40).map(() => fill(lens(d.between(0, WIDTH), d.between(bench + 26, 1190), d.between(30, 150), 1.6), light.ink('#4a2f22', 0, -0.3), 'opacity=".4"')))
  const [cx, cy] = [d.between(560, 640), 1010]
  const wet = '#b0633c'
  sheet.add(oval(cx + 40, cy + 56, 350, 66, light.shade, 'opacity=".5"'), fill(`M${cx - 320},${cy}A320,62 0 0 0 ${cx + 320},${cy}V${cy + 36}A320,62 0 0 1 ${cx - 320},${cy + 36}Z`, light.ink('#4a4a4c', 0, -0.4)), oval(cx, cy, 320, 62, light.ink('#8a8580', 0, 0.05)), ...[0.9, 0.74, 0.6].map((k) => oval(cx, cy, 320 * k, 62 * k, 'none', `stroke="${light.ink('#5f5a56', 0, -0.1)}" stroke-width="3" opacity=".7"`)), ...range(26).map(() => { const a = d.between(0, 6.28); const k = d.between(0.6, 0.95); return fill(blob(d, cx + Math.cos(a) * 320 * k, cy + Math.sin(a) * 62 * k, d.between(5, 20), d.between(2, 5), 0.3), light.ink(wet, 0, 0), 'opacity=".8"') }))
  const tall = d.between(330, 390)
  const grown = d.pick([shapes[2], shapes[0], [[0, 0.36], [0.3, 0.42], [0.7, 0.5], [1, 0.62]] as const]) as Profile
  pot(sheet, light, d, cx, cy + 14, tall * 0.9, grown, wet, [])
  sheet.add(...range(9).map((i) => { const u = 0.1 + i * 0.09; const w = tall * 0.36; return line(`M${cx - w},${cy - u * tall * 0.9}Q${cx},${cy - u * tall * 0.9 + 26} ${cx + w},${cy - u * tall * 0.9}`, light.ink(i % 2 ? '#d28a5c' : '#8a4526', 0, 0), 4, 'opacity=".4"') }))
  // The hands: one outside on each wall, forearms coming from below the picture.
  const skin = light.ink(d.pick(['#9a6440', '#8a5638', '#a87048']), 0, 0.02)
  const cuff = light.ink(d.pick(['#27346b', '#0b7a85', '#f4efe4', '#b5482a']), 0, 0)
  const wall = (u: number) => { const i = grown.findIndex(([k]) => k >= u); const [a, b] = [grown[Math.max(0, i - 1)] as readonly [number, number], grown[i] as readonly [number, number]]; return (a[1] + (b[1] - a[1]) * ((u - a[0]) / Math.max(0.01, b[0] - a[0]))) * tall * 0.9 }
  for (const s of [-1, 1]) {
    const [hx, hy] = [cx + s * (wall(0.55) + 6), cy - tall * 0.5]
    const shade = s > 0 ? tone(skin, -0.05) : skin
    sheet.add(group(`transform="translate(${hx.toFixed(1)} ${hy.toFixed(1)}) scale(${s} 1)"`, fill(taper([[26, 30], [150, 150], [330, 330], [470, 460]], 74, 118), shade), fill(taper([[270, 270], [380, 378], [560, 560]], 134, 170), cuff), line('M228,312Q292,264 312,230', tone(cuff, -0.08), 10), fill('M74,86Q30,96 4,66Q-14,40 -10,6L-8,-56Q-4,-72 6,-58L14,-14Q16,-76 26,-84Q40,-84 36,-60L38,-18Q44,-66 54,-68Q66,-66 62,-40L62,-4Q70,-40 80,-38Q92,-32 86,-8Q94,40 106,66Q100,96 74,86Z', shade), line('M14,-14Q14,14 18,26M38,-18Q37,10 38,24M62,-4Q60,16 58,30', tone(shade, -0.1), 4, 'opacity=".7"'), fill('M-6,52Q-34,30 -36,-6Q-34,-22 -22,-16Q-10,8 12,22Z', tone(shade, 0.02)), ...range(7).map(() => fill(blob(d, d.between(0, 120), d.between(-20, 140), d.between(5, 14), d.between(4, 9), 0.3), light.ink(wet), 'opacity=".75"'))))
  }
  for (const [x, h] of [[1180, 120], [1330, 170], [1490, 130]] as const) pot(sheet, light, d, x + d.around(0, 14), 1080 + d.around(0, 20), h, d.pick(shapes.slice(0, 4)), d.pick(clays), [])
  const jar = 1420
  sheet.add(fill(`M${jar - 76},1090h152l-16,130h-120z`, light.ink('#27346b', 0, 0)), oval(jar, 1090, 76, 17, light.ink('#16204f', 0, -0.3)), ...range(5).map((i) => place(jar - 40 + i * 20, 1090, 1, -22 + i * 11, box(-5, -190, 10, 190, light.ink('#c98f58', 0, 0)), box(-8, -206, 16, 22, light.ink('#c9ccc6', 0, 0)), fill('M-9,-206Q-13,-236 0,-256Q13,-236 9,-206Z', light.ink(d.pick(['#b5482a', '#0b7a85', '#f0b429', '#27346b', '#f4efe4']), 0, 0.05)))))
  sheet.add(sheet.grain(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0.45, light.shade, 0], [1, light.shade, 0.75]], [0, 0], [1, 1]))))
}

/** La Palma: a village in flat bright colours, still wet, with the pots of paint around it. */
export function naif({ sheet, d, hour }: View) {
  const light = lightOf(hour === 'dusk' ? 'dawn' : hour, d, 200, 100, 600)
  const lit = hour === 'night' ? -0.15 : 0.06
  const ink = (own: string, k = 0) => light.ink(own, 0, lit + k)
  const wood = d.pick([['#c4905a', '#b9824e', '#cf9c66'], ['#8a563c', '#7a4a34', '#966045'], ['#2f8288', '#27747b', '#3a9094']])
  for (const i of range(6)) sheet.add(box(0, i * 200 - 2, WIDTH, 204, ink(wood[i % 3] as string, d.around(0, 0.06))), line(`M0,${i * 200}H${WIDTH}`, light.ink('#2b1a14', 0, -0.5), 5, 'opacity=".7"'), ...range(8).map(() => { const y = i * 200 + d.between(10, 190); return line(curve(range(7).map((k): Point => [-20 + k * 280, y + d.around(0, 6)])), ink(wood[0] as string, d.around(-0.15, 0.15)), d.between(1.2, 4), 'opacity=".4"') }))
  const [px, py, pw, ph] = [230, 120, 1000, 900]
  const black = '#1d1a22'
  const outline = (path: string, paint: string, w = 5) => `<path d="${path}" fill="${paint}" stroke="${black}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`
  const ring = (x: number, y: number, r: number, paint: string, w = 5) => outline(`M${x - r},${y}A${r},${r} 0 1 1 ${x + r},${y}A${r},${r} 0 1 1 ${x - r},${y}Z`, paint, w)
  const bright = ['#d8432f', '#f0b429', '#1f8fa0', '#5f9a3c', '#e0689a', '#6b4a9a', '#f08432', '#2f5fb0'] as const
  const paints = d.pick([['#7fd0d8', '#f6d86a'], ['#f6b8a0', '#f7e39a'], ['#2f5fb0', '#f0b429'], ['#bfe0c8', '#f08432']] as const)
  const art: string[] = [box(0, 0, pw, ph, paints[0])]
  const sun = [d.between(200, 800), d.between(130, 170)] as const
  art.push(...range(16).map((i) => { const a = (i / 16) * 6.283; const t = (r: number, o: number) => `${(sun[0] + Math.cos(a + o) * r).toFixed(0)},${(sun[1] + Math.sin(a + o) * r).toFixed(0)}`; return outline(`M${t(72, -0.13)}L${t(118, 0)}L${t(72, 0.13)}Z`, i % 2 ? '#f08432' : '#f0b429', 4) }), ring(sun[0], sun[1], 72, paints[1]), ring(sun[0], sun[1], 46, '#f08432', 4), disc(sun[0], sun[1], 20, '#d8432f'))
  art.push(...range(4).map(() => { const [x, y, s] = [d.between(60, 940), d.between(60, 260), d.between(30, 44)]; return Math.abs(x - sun[0]) < 180 ? '' : outline(`M${x - s * 2},${y}a${s},${s} 0 0 1 ${s},${-s * 0.9}a${s},${s} 0 0 1 ${s * 1.9},0a${s},${s} 0 0 1 ${s},${s * 0.9}z`, '#fbf6ea', 4) }))
  const hill = (y: number, rise: number, x: number, w: number, own: string, k: number) => {
    const path = `M${x - w},${y}C${x - w * 0.5},${y - rise * 1.3} ${x + w * 0.5},${y - rise * 1.3} ${x + w},${y}V${ph + 20}H${x - w}Z`
    art.push(outline(path, own), sheet.clip(path, ...range(9).map((i) => k % 3 === 0 ? line(`M${x - w},${y + 30 + i * 46}Q${x},${y - rise * 0.9 + i * 46} ${x + w},${y + 30 + i * 46}`, tone(own, i % 2 ? 0.08 : -0.08), 12) : k % 3 === 1 ? range(12).map((j) => disc(x - w + (j + (i % 2) * 0.5) * (w / 6), y - rise * 0.8 + i * 44, 8, tone(own, 0.11))).join('') : line(`M${x - w + i * w * 0.28},${y - rise}l-120,${rise + 300}`, tone(own, i % 2 ? 0.09 : -0.07), 14))))
  }
  const greens = ['#4f9a54', '#8fb842', '#2f7f6a', '#6b4a9a', '#e0a13a', '#1f8fa0', '#d9799a']
  for (const [i, [y, rise, x, w]] of ([[420, 200, 170, 330], [410, 250, 560, 340], [430, 210, 900, 320], [560, 170, 240, 820], [610, 190, 930, 980]] as const).entries()) hill(y + d.around(0, 20), rise * d.between(0.85, 1.15), x + d.around(0, 40), w, greens[(i + d.whole(0, 6)) % 7] as string, i + d.whole(0, 2))
  const home = (x: number, y: number, s: number) => {
    const own = d.pick(['#fbf6ea', '#fbf6ea', '#f7e39a', '#f6b8c8', '#bfe0ea'])
    art.push(outline(`M${x},${y}h${s}v${-s * 0.62}h${-s}z`, own), outline(`M${x - s * 0.14},${y - s * 0.58}L${x + s * 0.2},${y - s * 1.04}H${x + s * 0.8}L${x + s * 1.14},${y - s * 0.58}Z`, d.pick(['#d8432f', '#c95f2a', '#b5482a'])), ...range(4).map((i) => line(`M${x + s * (0.16 + i * 0.2)},${y - s * 0.98}l${s * (i - 1.5) * 0.06},${s * 0.36}`, black, 3)), outline(`M${x + s * 0.16},${y}v${-s * 0.42}h${s * 0.24}v${s * 0.42}z`, d.pick(bright), 4), outline(`M${x + s * 0.58},${y - s * 0.18}v${-s * 0.24}h${s * 0.26}v${s * 0.24}z`, '#2f5fb0', 4), line(`M${x + s * 0.71},${y - s * 0.18}v${-s * 0.24}M${x + s * 0.58},${y - s * 0.3}h${s * 0.26}`, black, 3))
  }
  for (const [x, y, s] of [[110, 520, 86], [300, 470, 74], [720, 500, 80], [860, 560, 100], [520, 560, 96], [220, 640, 120], [650, 660, 124]] as const) home(x + d.around(0, 24), y + d.around(0, 16), s * d.between(0.9, 1.1))
  const cx = d.between(420, 500)
  art.push(outline(`M${cx},640v-190h110v190z`, '#fbf6ea'), outline(`M${cx - 6},450q61,-96 122,0z`, '#1f8fa0'), outline(`M${cx + 34},640v-64q21,-34 42,0v64z`, '#d8432f', 4), ring(cx + 55, 500, 18, '#f0b429', 4), line(`M${cx + 55},402v-52m-17,17h34`, black, 6))
  art.push(outline(`M-10,700C200,640 320,780 520,712C720,650 840,760 1010,700V${ph + 10}H-10Z`, '#2f7f6a'), ...range(11).map((i) => line(`M${i * 96 - 20},${760 + (i % 2) * 20}q24,-22 48,0t48,0`, '#5fb08a', 7)))
  const bloom = (x: number, y: number, r: number) => {
    const [a, b] = [d.pick(bright), d.pick(['#f0b429', '#fbf6ea', '#f08432'])]
    const stem = y + r * 3
    art.push(line(`M${x},${y}Q${x + d.around(0, 20)},${(y + stem) / 2} ${x},${stem + 60}`, black, 13), line(`M${x},${y}V${stem + 60}`, '#5f9a3c', 6), outline(`M${x},${y + r * 2.2}q${r * 0.9},${-r} ${r * 1.5},${-r * 0.3}q${-r * 0.4},${r * 0.8} ${-r * 1.5},${r * 0.3}z`, '#8fb842', 4), outline(`M${x},${y + r * 2.6}q${-r * 0.9},${-r} ${-r * 1.5},${-r * 0.3}q${r * 0.4},${r * 0.8} ${r * 1.5},${r * 0.3}z`, '#5f9a3c', 4), ...range(8).map((i) => { const t = (i / 8) * 6.283; return ring(x + Math.cos(t) * r * 0.72, y + Math.sin(t) * r * 0.72, r * 0.34, a, 4) }), ring(x, y, r * 0.5, b, 4), disc(x, y, r * 0.2, black))
  }
  for (const i of range(8)) bloom(60 + i * 126 + d.around(0, 20), d.between(690, 770), d.between(38, 58))
  const bird = (x: number, y: number, s: number, f: number) => art.push(place(x, y, s, 0, group(`transform="scale(${f} 1)"`, outline('M-70,-8Q-120,10 -150,54Q-108,46 -66,22Z', d.pick(bright)), outline('M-78,0Q-60,-58 10,-56Q34,-88 66,-74Q84,-62 76,-40Q70,40 -10,44Q-62,44 -78,0Z', d.pick(bright)), outline('M-50,2Q-20,-42 26,-18Q10,30 -30,28Z', d.pick(bright)), line('M-32,6q18,-18 38,-12M-24,18q16,-14 34,-12', '#fbf6ea', 5), outline('M76,-64L112,-50L76,-44Z', '#f0b429', 4), disc(56, -58, 10, '#fbf6ea'), disc(58, -58, 5, black), line('M-8,44v24m18,-26v24', black, 5))))
  bird(d.between(160, 260), d.between(340, 390), 0.72, 1)
  bird(d.between(760, 860), d.between(330, 370), 0.8, -1)
  if (d.often(0.6)) bird(d.between(470, 540), d.between(170, 230), 0.56, 1)
  const turn = d.between(-3.5, 3.5)
  const border = range(30).flatMap((i) => [disc(-22, 16 + i * 30, 7, bright[i % 8] as string), disc(pw + 22, 16 + i * 30, 7, bright[(i + 3) % 8] as string)]).concat(range(34).flatMap((i) => [disc(8 + i * 30, -22, 7, bright[(i + 1) % 8] as string), disc(8 + i * 30, ph + 22, 7, bright[(i + 5) % 8] as string)]))
  sheet.add(place(px, py, 1, turn, box(-14, -10, pw + 100, ph + 100, light.shade, 'opacity=".42"'), box(-44, -44, pw + 88, ph + 88, '#c98f58'), ...border, sheet.clip(`M0,0H${pw}V${ph}H0Z`, ...art), box(0, 0, pw, ph, 'none', `stroke="${black}" stroke-width="7"`)))
  const tub = (x: number, y: number, r: number, own: string) => sheet.add(oval(x + 18, y + 22, r, r, light.shade, 'opacity=".42"'), disc(x, y, r, ink('#e9e2d4', 0.1)), disc(x, y, r * 0.84, ink(tone(own, -0.09))), fill(blob(d, x + 3, y + 4, r * 0.76, r * 0.74, 0.05), ink(own)), line(`M${x - r * 0.5},${y - r * 0.1}A${r * 0.55},${r * 0.55} 0 0 1 ${x},${y - r * 0.5}`, '#ffffff', r * 0.09, 'opacity=".7"'))
  for (const i of range(4)) tub(1440 + (i % 2) * 20 + d.around(0, 14), 190 + i * 240 + d.around(0, 16), d.between(84, 100), bright[(i * 2 + d.whole(0, 1)) % 8] as string)
  for (const i of range(3)) tub(84 + d.around(0, 16), 300 + i * 280 + d.around(0, 20), d.between(70, 88), bright[(i * 3 + 1) % 8] as string)
  const brush = (x: number, y: number, angle: number, own: string) => sheet.add(place(x, y, 1, angle, group('transform="translate(16 20)" opacity=".36"', box(-20, -9, 480, 18, light.shade)), fill(taper([[60, 0], [250, 0], [460, 0]], 20, 8), ink('#b5482a')), box(-4, -12, 72, 24, ink('#d8dad4', 0.1)), box(20, -12, 6, 24, ink('#9aa09c')), fill('M0,-12Q-46,-14 -86,2Q-46,16 0,12Z', ink('#3a2418')), fill('M-34,-12Q-58,-10 -86,2Q-58,12 -34,12Z', ink(own))))
  brush(1330, 1010, d.between(-20, -8), d.pick(bright))
  brush(560, 1130, d.between(-4, 10), d.pick(bright))
  if (d.often(0.6)) brush(960, 1150, d.between(-12, -2), d.pick(bright))
  sheet.add(...range(16).map(() => fill(blob(d, d.between(1260, 1590), d.between(60, 1180), d.between(4, 14), d.between(4, 12), 0.2), ink(d.pick(bright)), 'opacity=".8"')), leaf(-50, 1230, 360, 150, -50, light.ink('#2b6b3c', 0, -0.12), light.ink('#5d9a4a', 0, 0.08), 12, 0.04))
  sheet.add(disc(200, 60, 1300, sheet.radial([[0, light.sun, 0.24], [1, light.sun, 0]], 200, 60, 1300)), sheet.grain(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0.65, light.shade, 0], [1, light.shade, 0.5]], [0, 0], [1, 1]))))
}
