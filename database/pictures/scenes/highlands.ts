/** Green and old: coffee at Apaneca, the falls of La Calera, the cloud forest of Montecristo, the pyramid of Tazumal. */
import { blob, box, curve, disc, fill, HEIGHT, lens, line, mix, oval, poly, type Point, range, scallop, taper, tone, WIDTH } from './brush.ts'
import { against, flight, outfit, person, torogoz } from './figures.ts'
import { cone, forest, heightOf, hills, nearShade, ridge } from './land.ts'
import { cumulus, isLow, lightOf, mist, rays, sky } from './light.ts'
import { coffee, frond, grass, rosette, torn, tree } from './plants.ts'
import type { View } from './poster.ts'

/** Apaneca: rows of coffee over round hills, a tiled farmhouse, ripe cherries close enough to pick. */
export function apaneca({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(420, 720), hour === 'day' ? 170 : d.between(300, 370), 520)
  sky(sheet, light, d, { clouds: 6, disc: isLow(light) ? 92 : 54 })
  if (hour !== 'night') cumulus(sheet, light, d, d.between(1150, 1350), 440, d.between(320, 460))
  cone(sheet, light, d, { x: d.between(860, 1080), base: 560, height: d.between(210, 270), width: 1250, crater: 70, own: '#4b7480', far: 0.5, bend: 1.5 })
  hills(sheet, light, d, ridge(d, 500, 44), '#42806c', 0.42, { foot: 150 })
  mist(sheet, light, 560, 70, 0.6)
  forest(sheet, light, d, ridge(d, 570, 26, 0.56, 7, -20), '#3c7a58', 0.3, 17, 3)
  mist(sheet, light, 640, 60, 0.5)
  hills(sheet, light, d, ridge(d, 640, 30), '#6a9a55', 0.28, { foot: 130 })
  const field = (cx: number, top: number, half: number, drop: number, far: number, size: number) => {
    const crest = (x: number) => top + drop * ((x - cx) / half) ** 2
    const edge = range(33).map((i): Point => [cx - half * 1.6 + (i / 32) * half * 3.2, crest(cx - half * 1.6 + (i / 32) * half * 3.2)])
    const soil = light.ink('#7a5a3c', far, -0.1)
    sheet.add(fill(`${curve(edge)}V1230H${cx - half * 1.6}Z`, sheet.define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${top + 420}"><stop offset="0" stop-color="${light.ink('#86a860', far, 0.2)}"/><stop offset=".4" stop-color="${light.ink('#5d7a45', far)}"/><stop offset="1" stop-color="${soil}"/></linearGradient>`)))
    const crown = [0.06, 0, -0.05].map((k) => sheet.linear([[0, light.ink(tone('#4f9152', k), far, 0.22)], [0.5, light.ink('#2f6e46', far, -0.15)], [1, light.ink('#1d4a38', far, -0.5)]]))
    for (const row of range(12)) {
      const t = (row + 0.4) / 12
      const s = size * (0.35 + t * 1.1)
      const y = (x: number) => crest(x) + t ** 1.35 * 400 + Math.sin(x / 190 + row * 0.3) * 8 * t
      sheet.add(line(curve(range(17).map((i): Point => { const x = cx - half * 1.5 + (i / 16) * half * 3; return [x, y(x) + s * 0.75] })), light.ink('#5a4230', far, -0.3), s * 0.4, 'opacity=".5"'))
      sheet.add(...range((half * 3) / (s * 1.75)).map((i) => { const x = cx - half * 1.5 + i * s * 1.75 + d.around(0, s * 0.25); return x < -60 || x > WIDTH + 60 ? '' : fill(scallop(d, x, y(x), s * d.between(0.8, 1), s * d.between(0.6, 0.85), 8), crown[d.whole(0, 2)] as string) }))
    }
  }
  field(d.between(150, 300), 640, 620, 150, 0.24, 13)
  const [hx, hy] = [d.between(820, 980), 690]
  const [wall, roof] = [light.ink('#f4ead6', 0.12, 0.1), light.ink('#b5563a', 0.1, -0.05)]
  sheet.add(box(hx, hy - 40, 170, 52, wall), box(hx + 112, hy - 40, 58, 52, light.shade, 'opacity=".3"'), fill(`M${hx - 18},${hy - 36}L${hx + 22},${hy - 84}H${hx + 156}L${hx + 190},${hy - 36}Z`, roof), ...range(9).map((i) => line(`M${hx + 30 + i * 15},${hy - 82}L${hx - 4 + i * 22},${hy - 38}`, tone(roof, -0.07), 2.2)), ...range(3).map((i) => box(hx + 22 + i * 48, hy - 22, 17, i === 1 ? 34 : 18, hour === 'day' ? light.ink('#4a3426', 0.1, -0.3) : '#ffd98c')))
  field(d.between(1180, 1340), 690, 700, 170, 0.12, 17)
  field(d.between(480, 640), 800, 780, 120, 0.02, 25)
  for (const i of range(d.whole(2, 4))) { const x = d.between(300, 420) + i * d.between(100, 150); sheet.add(person(x, 930 + d.around(0, 18), d.between(104, 116), against(outfit(d, { hat: '#ead9ae', carries: 'basket', gift: '#a86b34' }), light.shade, hour === 'day' ? 0.1 : 0.3), d.often(0.5) ? -1 : 0.3, d.often(0.5) ? 1 : -1)) }
  nearShade(sheet, light, 860, 0.62)
  const inks = [light.ink('#123f2e', 0, -0.2), light.ink('#3f8a50', 0, 0.1), light.ink('#c2302b', 0, 0.02), light.ink('#9fb548')] as const
  const branch = (x: number, y: number, turn: number, size: number, parts: number) => sheet.add(coffee(d, range(parts).map((i): Point => [x + Math.cos(turn + i * 0.05) * i * size * 1.12, y + Math.sin(turn + i * 0.05) * i * size * 1.12]), size, inks))
  if (d.often(0.6)) branch(1670, 720, 2.76, 90, d.whole(3, 4))
  branch(1690, 1010, 3.02, 106, d.whole(6, 7))
  branch(-60, 1190, -0.42, 96, d.whole(3, 5))
}

/** Los Chorros de la Calera: water springing out of a green wall into a cold pool. */
export function calera({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(420, 700), -60, 330)
  sky(sheet, light, d, { clouds: 3, disc: 70 })
  forest(sheet, light, d, ridge(d, 150, 50, 0.56), '#3f8a5c', 0.3, 40, 3)
  mist(sheet, light, 250, 80, 0.5)
  forest(sheet, light, d, ridge(d, 235, 46, 0.56, 7, 30), '#2f7a4f', 0.14, 52, 3)
  const lip = ridge(d, 370, 40, 0.6, 6)
  const lipY = (x: number) => heightOf(lip, x)
  const pool = 880
  sheet.add(fill(`${poly(lip, false)}L1660,${pool + 60}L-60,${pool + 60}Z`, sheet.linear([[0, light.ink('#5d6b4a', 0.06)], [1, light.ink('#2d3f36', 0, -0.4)]])))
  sheet.add(...range(120).map(() => {
    const x = d.between(-20, WIDTH)
    const top = lipY(x) + d.roll() ** 1.4 * 380
    const w = d.between(16, 64)
    const h = d.between(40, 190)
    return fill(poly([[x - w, top + d.around(0, 10)], [x + w * 0.8, top + d.around(0, 10)], [x + w * d.between(0.5, 1), top + h], [x - w * d.between(0.3, 0.9), top + h + d.around(0, 20)]]), light.ink(d.pick(['#7d7a5c', '#5d724e', '#47644c', '#8f8462', '#665c48']), 0.03, d.around(-0.08, 0.4)), 'opacity=".75"')
  }))
  sheet.add(sheet.grain(box(0, 360, WIDTH, 560, sheet.linear([[0.3, light.shade, 0], [1, light.shade, 0.8]]))))
  const white = light.ink('#fbfdf8', hour === 'night' ? 0.25 : 0, 0.15)
  const cool = light.ink('#a9d4d2', 0.05)
  const ferns = (x: number, y: number, size: number, count: number) => range(count).map((i) => { const a = -2.7 + (i / (count - 1)) * 2.3 + d.around(0, 0.15); return fill(frond(d, [x, y], [x + Math.cos(a) * size * 0.6, y + Math.sin(a) * size * 0.7], [x + Math.cos(a) * size, y + Math.sin(a) * size * 0.4 + size * 0.25], size * 0.2, 0.3), light.ink(d.pick(['#2f7a45', '#1f5a3c', '#5d9a4a']), 0, d.around(-0.15, 0.3))) }).join('')
  const fall = (x: number, top: number, w: number, foot: number) => {
    const drop = foot - top
    const wide = (k: number) => w * (0.34 + 0.3 * k ** 0.6)
    const drift = d.around(0, 18)
    const spots = [0, 0.1, 0.25, 0.4, 0.55, 0.75, 1]
    const side = (s: number) => spots.map((k): Point => [x + drift * k + s * wide(k) + d.around(0, w * 0.04), top + k * drop])
    const shape = `${curve(side(-1))}L${curve(side(1).reverse()).slice(1)}Z`
    const threads = range(10 + w / 3).map(() => { const u = d.between(-1, 1); const from = d.roll() ** 1.6 * 0.7; const to = Math.min(1, from + d.between(0.2, 0.6)); const px = (k: number) => x + drift * k + u * wide(k) * 0.96; return fill(taper([from, (from + to) / 2, to].map((k): Point => [px(k), top + k * drop]), d.between(1, 3), d.between(2, 3 + w * 0.06)), white, `opacity="${d.between(0.55, 1).toFixed(2)}"`) })
    sheet.add(fill(shape, sheet.linear([[0, mix(cool, white, 0.5)], [0.6, cool], [1, mix(cool, white, 0.75)]]), 'opacity=".92"'), sheet.clip(shape, ...threads), sheet.grain(fill(shape, sheet.linear([[0.5, light.ink('#2f6d70'), 0], [1, light.ink('#2f6d70'), 0.6]], [0, 0], [1, 0]))))
    sheet.add(...range(7 + w / 6).map(() => { const u = d.around(0, 1); return fill(scallop(d, x + drift + u * w * 0.9, foot + d.between(-12, 6) - (1 - Math.abs(u)) * w * 0.1, d.between(9, 14 + w * 0.16), d.between(7, 9 + w * 0.09), 8), d.often(0.3) ? mix(white, cool, 0.5) : white, 'opacity=".9"') }))
  }
  sheet.add(box(0, pool - 14, WIDTH, 400, sheet.linear([[0, light.ink('#5cc4b0', 0.1, 0.1)], [0.3, light.ink('#1fa095')], [1, light.ink('#0b4f59', 0, -0.35)]])))
  sheet.add(...range(26).map(() => { const x = d.between(0, WIDTH); return ferns(x, lipY(x) + d.between(0, 46), d.between(60, 110), 8) }), ...range(70).map(() => { const x = d.between(0, WIDTH); const y = lipY(x) + d.roll() ** 1.5 * 330; return fill(taper([[x, y], [x + d.around(0, 8), y + 50], [x + d.around(0, 14), y + d.between(80, 170)]], d.between(8, 22), 2), light.ink(d.pick(['#4d8a48', '#2f6b40', '#6d9a50']), 0.03, d.around(-0.1, 0.25)), 'opacity=".75"') }))
  const main = d.between(720, 880)
  const greens = (count: number, spot: () => readonly [x: number, y: number, up: number], size: number) => sheet.add(...range(count).map(spot).sort((a, b) => b[2] - a[2]).map(([x, y, up]) => fill(scallop(d, x, y - up * size * 2, size * d.between(0.7, 1.3), size * d.between(0.45, 0.85), 10), light.ink(d.pick(['#3f8a4c', '#2f7044', '#5a9a4e']), 0.03, up * 0.5 - 0.35 + d.around(0, 0.1)))))
  const ledge = (x: number, y: number, w: number, count: number) => {
    sheet.add(...range(w / 26).map(() => fill(blob(d, x + d.around(0, w * 0.5), y + 18, d.between(20, 42), d.between(16, 30), 0.16, 8), light.ink('#4d5a48', 0, d.around(-0.25, 0.35)))))
    for (const i of range(count)) fall(x + ((i + 0.5) / count - 0.5) * w * 0.9 + d.around(0, 10), y + d.between(0, 16), (w / count) * d.between(0.5, 0.85), pool + d.between(-8, 20))
    greens(w / 9, () => [x + d.around(0, w * 0.62), y + 14, d.roll()], 17)
    sheet.add(...range(w / 70).map(() => ferns(x + d.around(0, w * 0.5), y + 4, d.between(40, 66), 7)))
  }
  const shelf = pool - d.between(150, 190)
  const lipFall = (x: number, w: number, foot: number) => fall(x, lipY(Math.min(1600, Math.max(0, x))) - 6, w, foot)
  for (const side of [-1, 1]) for (const dx of [d.between(250, 330), d.between(520, 600), d.between(700, 780)]) if (d.often(0.7)) lipFall(main + side * dx, d.between(18, 52), pool)
  lipFall(main - 20, d.between(150, 190), shelf + 30)
  for (const side of [-1, 1]) for (const [dx, up, w] of [[330, 200, 150], [560, 330, 210], [700, 120, 250]] as const) ledge(main + side * (dx + d.around(0, 50)), pool - up * d.between(0.8, 1.15), w * d.between(0.8, 1.2), d.whole(1, 3))
  ledge(main - 10, shelf + 26, d.between(380, 460), d.whole(4, 6))
  greens(150, () => { const x = d.between(0, WIDTH); return [x, lipY(x) + 26, d.roll()] }, 30)
  mist(sheet, light, pool - 6, 70, 0.5, mix(white, light.haze, 0.3))
  rays(sheet, light, d, light.sunX, -160, 9, 1250, hour === 'night' ? 0.08 : 0.17)
  sheet.add(...range(120).map(() => { const t = d.roll() ** 1.3; return fill(lens(d.between(0, WIDTH), pool + 14 + t * 290, (20 + 80 * t) * d.between(0.4, 1.2), 1 + t * 3), d.often(0.65) ? white : light.ink('#0b4f59', 0, -0.3), `opacity="${d.between(0.15, 0.55).toFixed(2)}"`) }))
  for (const i of range(d.whole(2, 3))) { const x = main + 190 + i * d.between(80, 120); const y = 950 + d.around(0, 22); sheet.add(sheet.clip(`M0,0H1600V${y - 34}H0Z`, person(x, y, 128, against(outfit(d, { hat: undefined, legs: '#27346b' }), light.shade, 0.15), 0.2, i % 2 ? -1 : 1)), fill(lens(x, y - 33, 50, 3.4), white, 'opacity=".8"'), fill(lens(x + 6, y - 20, 84, 2.6), white, 'opacity=".45"')) }
  const [dark, lit] = [light.ink('#0c3328', 0, -0.5), light.ink('#3c8a4b', 0, 0.08)]
  sheet.add(...range(4).map((i) => { const [x, y, r] = [220 + i * 150 + d.around(0, 40), 1196 - (i % 2) * 12, d.between(90, 150)]; const rock = blob(d, x, y, r, r * 0.55, 0.14, 8); return fill(rock, light.ink('#5d6b60', 0, -0.25)) + sheet.grain(fill(rock, sheet.linear([[0.25, light.shade, 0], [1, light.shade, 0.95]], [0, 0], [0.7, 1]))) + fill(scallop(d, x - r * 0.2, y - r * 0.42, r * 0.5, r * 0.14, 10), light.ink('#5f9448', 0, 0.05)) }))
  for (const [x, y, turn, k] of [[-40, 1000, -28, 1.1], [-60, 1130, -52, 1], [60, 1240, -68, 1], [1650, 960, 208, 1.15], [1660, 1110, 226, 1], [1540, 1250, 252, 1], [-30, -30, 62, 0.8], [1640, -20, 118, 0.9]] as const) sheet.add(torn(d, x, y, 430 * k * d.between(0.9, 1.1), 150 * k, turn + d.around(0, 7), mix(dark, lit, d.between(0, 0.25)), mix(dark, lit, d.between(0.45, 0.95))))
  const petal = light.ink('#d8432f', 0, 0.08)
  if (d.often(0.8)) sheet.add(...range(6).map((i) => fill(`M${1380 + i * 6},${1190 - i * 52}q${i % 2 ? 66 : -66},-16 ${i % 2 ? 88 : -88},-62q${i % 2 ? -74 : 74},10 ${i % 2 ? -94 : 94},38Z`, tone(petal, i % 2 ? -0.05 : 0)) + line(`M${1374 + i * 6},${1220 - i * 52}l6,-52`, light.ink('#e0a13a'), 9)))
}

/** Montecristo: trunks dissolving in cloud, and the torogoz on a mossy bough. */
export function montecristo({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(500, 800), d.between(200, 300), 1000)
  const air = mix(light.haze, light.ink('#a9cdb6'), hour === 'day' ? 0.75 : 0.62)
  const fog = mix(air, light.sun, hour === 'night' ? 0.08 : 0.45)
  const ink = (own: string, far: number, lit = 0) => mix(light.ink(own, 0, lit), mix(air, fog, far), far)
  sheet.add(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0, mix(air, light.ink('#2f6b58'), 0.35)], [0.45, fog], [1, mix(air, light.ink('#2f6b58'), 0.4)]])), disc(light.sunX, light.sunY, 620, sheet.radial([[0, light.sun, 0.95], [0.3, light.sun, 0.5], [1, light.sun, 0]], light.sunX, light.sunY, 620)))
  for (const [far, count, w] of [[0.84, 16, 26], [0.7, 12, 40], [0.5, 9, 60], [0.28, 6, 92]] as const) {
    for (const i of range(count)) {
      const x = ((i + 0.5) / count) * (WIDTH + 200) - 100 + d.around(0, 500 / count)
      if (far < 0.4 && Math.abs(x - 800) < 330) continue
      const [lean, k] = [d.around(0, 46), d.between(0.7, 1.35)]
      const bark = ink('#35463b', far, -0.2)
      sheet.add(fill(taper(range(8).map((s): Point => [x + (lean * s) / 7 + d.around(0, w * 0.1), 1240 - s * 185]), w * k * 1.25, w * k * 0.8), sheet.linear([[0, ink('#6d8a5c', far, 0.15)], [0.4, bark], [1, ink('#22332c', far, -0.4)]], [0, 0], [1, 0])))
      if (far < 0.75) sheet.add(...range(3).map(() => { const y = d.between(80, 800); const s = d.often(0.5) ? 1 : -1; return fill(taper([[x, y], [x + s * w * 1.6, y - w * 0.9], [x + s * w * 3.4, y - w * 1.1]], w * 0.34, w * 0.07), bark) + range(4).map((q) => fill(scallop(d, x + s * w * (1.4 + q * 0.7), y - w * (0.9 + d.roll() * 0.6), w * d.between(0.5, 0.9), w * d.between(0.28, 0.45), 10), ink(d.pick(['#3f7f52', '#2f6a4a', '#6d9a55']), far, d.around(0, 0.15)))).join('') }), ...range(5).map(() => { const y = d.between(60, 900); return line(`M${x + d.around(0, w)},${y}q${d.around(0, 14)},${d.between(40, 90)} ${d.around(0, 10)},${d.between(80, 170)}`, ink('#7ea06a', far), d.between(1.5, 4), 'opacity=".7"') }))
    }
    const floor = ridge(d, 1080 - far * 330, 26, 0.6)
    sheet.add(...range(46).map(() => { const x = d.between(-40, 1640); const y = heightOf(floor, x); return fill(scallop(d, x, y + 30, w * d.between(0.9, 1.7), w * d.between(0.6, 1.1), 10), ink('#2f6b4b', far, d.around(-0.1, 0.25))) }), fill(`${poly(floor.map(([x, y]) => [x, y + 40] as const), false)}V1240H-60Z`, ink('#2a5c45', far, -0.2)))
    mist(sheet, light, 1010 - far * 260, 190, 0.62, fog)
  }
  sheet.add(...range(26).map((i) => { const [x, y] = [d.between(-40, 1640), 1150 + (i / 26) * 90]; const r = d.between(110, 190); return range(6).map((k) => { const a = -2.75 + k * 0.47 + d.around(0, 0.14); return fill(frond(d, [x, y], [x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.9], [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.5], r * 0.2, 0.2), ink(d.pick(['#2f6b4b', '#3f7f52', '#245a44']), 0.42 - (i / 26) * 0.36, d.around(-0.05, 0.2))) }).join('') }))
  rays(sheet, light, d, light.sunX, light.sunY - 260, 8, 1350, hour === 'night' ? 0.1 : 0.2)
  const dark = light.ink('#1d2f27', 0, -0.35)
  const bend = range(9).map((i): Point => [-60 + i * 172, 815 - i * 24 - Math.sin(i * 0.75) * 30])
  const limb = (x: number) => { const k = Math.min(7.99, Math.max(0, (x + 60) / 172)); const a = bend[Math.floor(k)] as Point; const b = bend[Math.floor(k) + 1] as Point; return a[1] + (b[1] - a[1]) * (k % 1) }
  const bird = d.between(840, 980)
  const tail = d.between(1.88, 1.98)
  sheet.add(fill(taper(bend, 92, 30), sheet.linear([[0, light.ink('#6b5a44', 0, 0.1)], [0.5, light.ink('#46392f', 0, -0.2)], [1, dark]])), fill(taper([[1000, limb(1000)], [1180, limb(1000) - 110], [1400, limb(1000) - 150]], 34, 9), light.ink('#46392f', 0, -0.25)))
  sheet.add(...range(120).map(() => { const x = d.between(-60, 1280); const w = 46 - ((x + 60) / 1340) * 30; return fill(scallop(d, x, limb(x) - w * d.between(0.55, 1.05), d.between(9, 26), d.between(6, 13), 8), light.ink(d.pick(['#5f8f45', '#7fa653', '#3f7142']), 0, d.around(0, 0.25))) }), ...range(46).map(() => { const x = d.between(-40, 1200); return line(`M${x},${limb(x) + 24}q${d.around(0, 12)},${d.between(20, 50)} ${d.around(0, 8)},${d.between(40, 120)}`, light.ink('#6f9150', 0, d.around(-0.1, 0.2)), d.between(2, 5), 'opacity=".85"') }))
  sheet.add(disc(bird, limb(bird) - 190, 400, sheet.radial([[0, fog, 0.75], [1, fog, 0]], bird, limb(bird) - 190, 400)))
  const tint = (own: string) => light.ink(own, 0, hour === 'night' ? 0.08 : 0.03)
  sheet.add(torogoz(bird, limb(bird) - 22, 200 * tail, 0.3, tint, d.often(0.5) ? 1 : -1))
  for (const x of [d.between(120, 220), d.between(430, 560)]) sheet.add(rosette(d, x, limb(x) - 24, d.between(90, 130), light.ink('#2c6b4a', 0, -0.2), light.ink('#a8c76a', 0, 0.15), 13), ...range(5).map((i) => fill(`M${x - 5 + i * 2},${limb(x) - 60 - i * 17}q${i % 2 ? 26 : -26},-8 ${i % 2 ? 34 : -34},-26q${i % 2 ? -26 : 26},4 ${i % 2 ? -34 : 34},18Z`, light.ink('#d8432f', 0, 0.08 - i * 0.02))))
  for (const [x, y, turn, k] of [[-30, 1160, -40, 1], [90, 1230, -74, 0.9], [1650, 1060, 214, 1.1], [1560, 1230, 248, 1], [1650, -10, 140, 0.9], [-40, 30, 38, 0.8]] as const) sheet.add(...range(3).map((i) => { const a = ((turn + i * 17 - 17) * Math.PI) / 180; const r = 380 * k; return fill(frond(d, [x, y], [x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.65], [x + Math.cos(a) * r, y + Math.sin(a) * r + r * 0.12], r * 0.22, 0.15), mix(dark, light.ink('#3f7f4c'), i * 0.28)) }))
}

/** Tazumal (or, with grass on its terraces, San Andrés): a stepped pyramid among old trees. */
export function tazumal({ sheet, d, hour, take }: View) {
  const light = lightOf(hour, d, d.between(260, 460), hour === 'night' ? 170 : hour === 'day' ? 170 : d.between(350, 430), 700)
  sky(sheet, light, d, { clouds: 7, disc: isLow(light) ? 112 : 58, galaxy: hour === 'night' })
  if (hour === 'day') for (const x of [d.between(200, 420), d.between(1250, 1450)]) cumulus(sheet, light, d, x, d.between(520, 600), d.between(320, 460))
  cone(sheet, light, d, { x: d.between(200, 420), base: 760, height: d.between(200, 250), width: 1000, crater: 90, own: '#4f6f74', far: 0.5, bend: 1.5 })
  forest(sheet, light, d, ridge(d, 690, 30, 0.56), '#3f7a55', 0.26, 32, 3)
  mist(sheet, light, 760, 70, 0.35)
  forest(sheet, light, d, ridge(d, 770, 24, 0.56), '#2f6a48', 0.12, 44, 3)
  sheet.add(box(0, 850, WIDTH, 360, sheet.linear([[0, light.ink('#8fae5a', 0.08, 0.1)], [0.4, light.ink('#5f8a45')], [1, light.ink('#2a4f33', 0, -0.4)]])))
  const grassy = take % 2 === 1
  const [cx, floor] = [d.between(800, 880), 940]
  // x to the right, z away, y up; seen from a little to the right.
  const at = (x: number, y: number, z: number): Point => [cx + x * 0.93 + z * 0.36, floor - y + x * 0.035 - z * 0.13]
  const stone = (lit: number) => light.ink(d.pick(['#c9ab82', '#bd9d76', '#d3b78f']), 0.02, lit)
  const [front, side] = [hour === 'day' ? 0.22 : hour === 'night' ? 0.42 : 0.08, -0.55]
  const tiers = d.whole(6, 8)
  const total = d.between(430, 500)
  const halfAt = (k: number) => 560 - (k / tiers) * 390
  sheet.add(fill(poly([at(-halfAt(0) - 20, 0, 0), at(halfAt(0) + 20, 0, 0), at(halfAt(0) + 20, 0, 900), at(halfAt(0) + 460, -40, 900), at(halfAt(0) + 420, -60, 60)]), light.shade, 'opacity=".35"'))
  for (const k of range(tiers)) {
    const [b, t] = [halfAt(k), halfAt(k) - 24]
    const [y0, y1, lipY] = [(k / tiers) * total, ((k + 0.74) / tiers) * total, ((k + 1) / tiers) * total]
    const [z0, z1, zb] = [560 - b, 584 - b, 560 + b]
    const face = [at(-b, y0, z0), at(b, y0, z0), at(t, y1, z1), at(-t, y1, z1)]
    const flank = [at(b, y0, z0), at(b, y0, zb), at(t, y1, zb - 24), at(t, y1, z1)]
    const ledge = grassy ? light.ink('#7fa552', 0, 0.15) : stone(front + 0.18)
    sheet.add(fill(poly(face), sheet.linear([[0, stone(front)], [1, stone(front - 0.26)]])), fill(poly(flank), sheet.linear([[0, stone(side)], [1, stone(side - 0.2)]])))
    const course = range(4).flatMap((r) => range(26).map(() => { const u = d.between(-0.96, 0.96); const y = y0 + ((r + 0.5) / 4) * (y1 - y0); const [px, py] = at(u * (b - 12), y, z0 + 12); const w = d.between(8, 26); return fill(`M${px},${py}h${w}v${(y1 - y0) * 0.17}h${-w}z`, stone(front + d.around(-0.06, 0.24)), 'opacity=".7"') }))
    sheet.add(...course, fill(poly([at(-t - 10, y1, z1 - 10), at(t + 10, y1, z1 - 10), at(t + 10, lipY, z1 - 10), at(-t - 10, lipY, z1 - 10)]), stone(front + 0.12)), fill(poly([at(t + 10, y1, z1 - 10), at(t + 10, y1, zb - 14), at(t + 10, lipY, zb - 14), at(t + 10, lipY, z1 - 10)]), stone(side - 0.08)), fill(poly([at(-t - 10, lipY, z1 - 10), at(t + 10, lipY, z1 - 10), at(t + 10, lipY, zb - 14), at(-t - 10, lipY, zb - 14)]), ledge))
    if (grassy) sheet.add(...range(30).map(() => { const [px, py] = at(d.between(-t, t), lipY, z1 - 8); return fill(scallop(d, px, py - 2, d.between(6, 16), d.between(4, 8), 7), light.ink('#6d9a4a', 0, d.around(0, 0.2))) }))
  }
  const steps = 34
  const stairW = d.between(120, 150)
  for (const i of range(steps)) {
    const [a, b] = [i / steps, (i + 1) / steps]
    const z = (u: number) => -30 + u * 420
    sheet.add(fill(poly([at(-stairW, a * total, z(a)), at(stairW, a * total, z(a)), at(stairW, b * total, z(a)), at(-stairW, b * total, z(a))]), stone(i % 2 ? front - 0.1 : front - 0.3)), fill(poly([at(-stairW, b * total, z(a)), at(stairW, b * total, z(a)), at(stairW, b * total, z(b)), at(-stairW, b * total, z(b))]), stone(front + 0.25)))
  }
  for (const s of [-1, 1]) sheet.add(fill(poly([at(s * stairW, -4, -44), at(s * (stairW + 34), -4, -44), at(s * (stairW + 34), total + 6, 384), at(s * stairW, total + 6, 384)]), stone(s < 0 ? front + 0.16 : front - 0.06)))
  sheet.add(fill(poly([at(stairW + 34, -4, -44), at(stairW + 34, -4, 20), at(stairW + 34, total, 420), at(stairW + 34, total + 6, 384)]), stone(side)))
  const temple = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, l: number) => [fill(poly([at(x0, y0, z0), at(x1, y0, z0), at(x1, y1, z0), at(x0, y1, z0)]), stone(l)), fill(poly([at(x1, y0, z0), at(x1, y0, z1), at(x1, y1, z1), at(x1, y1, z0)]), stone(side)), fill(poly([at(x0, y1, z0), at(x1, y1, z0), at(x1, y1, z1), at(x0, y1, z1)]), stone(front + 0.2))]
  sheet.add(...temple(-120, 120, total, total + 66, 440, 640, front), ...[-70, 0, 70].map((x) => fill(poly([at(x - 19, total, 439), at(x + 19, total, 439), at(x + 17, total + 48, 439), at(x - 17, total + 48, 439)]), light.ink('#3a2c28', 0, -0.6))), ...temple(-132, 132, total + 66, total + 84, 430, 650, front + 0.1), ...temple(-70, 70, total + 84, total + 116, 480, 600, front))
  const whole = poly([at(-halfAt(0), 0, 0), at(halfAt(0), 0, 0), at(halfAt(0), 0, 1120), at(130, total, 640), at(-130, total, 440)])
  sheet.add(sheet.grain(fill(whole, sheet.linear([[0.4, light.shade, 0], [1, light.shade, hour === 'night' ? 0.45 : 0.75]], [0, 0.2], [1, 0.5]))))
  sheet.add(...range(46).map(() => { const [px, py] = at(d.between(-halfAt(0), halfAt(0)), 0, -14); return fill(scallop(d, px, py + 3, d.between(8, 24), d.between(5, 10), 8), light.ink('#5f8a45', 0, d.around(0, 0.25))) }))
  const path: Point[] = [at(-stairW, 0, -50), at(stairW, 0, -50), [cx + 330, 1220], [cx - 220, 1220]]
  sheet.add(fill(poly(path), sheet.linear([[0, light.ink('#dcc296', 0, 0.1)], [1, light.ink('#b8925f', 0, -0.3)]]), 'opacity=".85"'))
  for (const i of range(d.whole(2, 5))) { const x = cx - 90 + i * d.between(60, 84); const y = 985 + d.between(0, 60); sheet.add(oval(x + 34, y, 44, 5, light.shade, 'opacity=".35"'), person(x, y, 96 + (y - 985) * 0.3, against(outfit(d, { carries: d.often(0.5) ? 'pack' : undefined, gift: '#b5482a' }), light.shade, hour === 'day' ? 0.08 : 0.35), d.between(0.1, 0.7), d.often(0.5) ? 1 : -1)) }
  nearShade(sheet, light, 960, 0.9)
  const [dark, lit] = [light.ink('#17352a', 0, -0.5), light.ink('#6d9a4e', 0, 0.08)]
  sheet.add(tree(d, d.between(60, 130), 1130, d.between(860, 980), light.ink('#33291f', 0, -0.45), dark, lit), grass(d, -30, WIDTH + 30, (x) => 1200 - Math.abs(x - cx) * 0.05, 74, dark, 0.26), rosette(d, d.between(1440, 1520), 1190, 170, dark, lit))
  sheet.add(flight(d, d.between(1000, 1150), d.between(200, 290), 18, d.whole(3, 5), light.ink('#2b3c48', 0.15, -0.4)))
}
