/** Salt and fresh water: El Tunco, Jiquilisco, a hammock by the sea, Suchitlán. */
import { blob, box, curve, type Dice, disc, fill, group, HEIGHT, lens, line, mix, oval, poly, type Point, range, scallop, type Sheet, taper, WIDTH } from './brush.ts'
import { against, boat, egret, flight, outfit, pelican, person } from './figures.ts'
import { breaker, cone, hills, nearShade, reflected, ridge, water } from './land.ts'
import { cumulus, isLow, type Light, lightOf, mist, sky } from './light.ts'
import { grass, leaf, mangrove, palm, rosette } from './plants.ts'
import type { View } from './poster.ts'

/** A sea stack: upright faces cracked by weather, green on top, foam at its foot. */
function stack(sheet: Sheet, light: Light, d: Dice, x: number, base: number, w: number, h: number) {
  const profile = [[-0.56, 0], [-0.5, 0.16], [-0.53, 0.34], [-0.42, 0.52], [-0.46, 0.72], [-0.36, 0.93], [-0.12, 1], [0.1, 0.94], [0.28, 0.98], [0.41, 0.82], [0.37, 0.6], [0.49, 0.34], [0.47, 0.14], [0.58, 0]] as const
  const edge = profile.flatMap(([u, v], i): Point[] => {
    const [nu, nv] = profile[Math.min(profile.length - 1, i + 1)] as readonly [number, number]
    return range(3).map((k) => [x + (u + ((nu - u) * k) / 3 + d.around(0, 0.018)) * w, base - (v + ((nv - v) * k) / 3 + (i ? d.around(0, 0.015) : 0)) * h])
  })
  const shape = `${poly(edge)}`
  const sun = light.sunX < x ? -1 : 1
  const cracks = range(17).map((i) => range(8).map((k): Point => [x + (i / 16 - 0.5) * w * 1.2 + d.around(0, w * 0.035), base + 8 - (k / 7) * h * 1.03]))
  const faces = cracks.slice(0, -1).flatMap((left, i) => range(3).map((b) => {
    const [k0, k1] = [[0, 2], [2, 5], [5, 7]][b] as [number, number]
    const right = cracks[i + 1] as Point[]
    return fill(poly([...left.slice(k0, k1 + 1), ...right.slice(k0, k1 + 1).reverse()]), light.ink(d.pick(['#6b564c', '#7c6353', '#5a4a47']), 0.05, Math.max(-0.9, Math.min(0.7, (i / 16 - 0.5) * sun * 1.5 + d.around(-0.18, 0.35)))))
  }))
  reflected(sheet, base, h * 0.5, 0.5, fill(shape, light.ink('#3d3a42', 0.05, -0.5)))
  sheet.add(sheet.clip(shape, box(x - w, base - h * 1.2, w * 2, h * 1.3, light.ink('#5a4a47', 0, -0.5)), ...faces, ...range(6).map((i) => line(curve(range(6).map((k): Point => [x + (k / 5 - 0.5) * w * 1.2, base - h * (0.15 + i * 0.14) + d.around(0, h * 0.02)])), light.ink('#3c3234', 0, -0.6), d.between(1.5, 3.5), 'opacity=".45"')), sheet.grain(fill(shape, sheet.linear([[0.25, light.shade, 0], [1, light.shade, 0.85]], sun < 0 ? [0, 0] : [1, 0], sun < 0 ? [1, 0.5] : [0, 0.5])))))
  sheet.add(...edge.filter(([, y]) => y < base - h * 0.86).map(([px, py]) => fill(scallop(d, px, py + 2, d.between(12, 26), d.between(8, 15), 8), light.ink('#3f6b45', 0, d.around(-0.25, 0.3)))))
  const foam = light.white
  sheet.add(...range(26).map(() => fill(blob(d, x + d.around(0, w * 0.62), base + d.between(-9, 7), d.between(9, 24), d.between(4, 10), 0.3), foam, `opacity="${d.between(0.6, 0.95).toFixed(2)}"`)))
}

/** The break: the rock, sets rolling in, wet sand that keeps the sky. */
export function tunco({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(520, 760), hour === 'day' ? 170 : d.between(400, 470), 560)
  sky(sheet, light, d, { clouds: 8, disc: isLow(light) ? 104 : 56 })
  if (hour === 'day') cumulus(sheet, light, d, d.between(200, 420), 548, d.between(360, 520))
  hills(sheet, light, d, ridge(d, 560, 14, 0.56, 7, 40).map(([x, y]): Point => [x, Math.min(566, y + Math.max(0, 900 - x) * 0.2)]), '#3f7468', 0.5, { foot: 90, folds: false })
  water(sheet, light, d, 560, 960, '#1f8d95', { ripples: 110 })
  const far = d.between(1010, 1130)
  breaker(sheet, light, d, 632, 20, -60, 700, '#2b9aa0')
  stack(sheet, light, d, far + d.between(240, 290), 668, d.between(130, 180), d.between(150, 210))
  stack(sheet, light, d, far, 684, d.between(250, 320), d.between(290, 370))
  breaker(sheet, light, d, 742, 40, d.between(-200, -40), d.between(760, 960), '#2698a0')
  const rider = d.between(420, 600)
  sheet.add(fill(lens(rider + 4, 719, 46, 3.4), light.white), person(rider, 721, 66, against(outfit(d, { hat: undefined }), light.shade, 0.5), 1.3))
  breaker(sheet, light, d, 862, 66, d.between(380, 560), 1700, '#1f8d95')
  const shine = mix(light.sky.at(-1) as string, light.ink('#c7a983'), light.hour === 'day' ? 0.6 : 0.35)
  const sand = (y: number, sway: number) => curve(range(17).map((i): Point => [i * 104 - 30, y + Math.sin(i * 0.8 + sway) * 12 + d.around(0, 5)]))
  sheet.add(fill(`${sand(908, 1)}L1660,1220L-40,1220Z`, sheet.linear([[0, mix(light.sky.at(-2) as string, light.ink('#a98f74'), 0.3)], [0.35, shine], [1, light.ink('#a9825c', 0, -0.3)]])))
  const foam = light.white
  for (const [y, w, o] of [[906, 15, 0.95], [930, 6, 0.6], [972, 4, 0.4], [1004, 3, 0.3]] as const) sheet.add(line(sand(y, y / 40), foam, w, `opacity="${o}"`))
  sheet.add(...range(60).map(() => fill(lens(light.sunX + d.around(0, 260), d.between(915, 1060), d.between(10, 70), 1.6), light.sun, `opacity="${d.between(0.15, 0.5).toFixed(2)}"`)))
  sheet.add(sheet.grain(fill(`${sand(1080, 2)}L1660,1220L-40,1220Z`, sheet.linear([[0, light.shade, 0], [1, light.shade, 0.85]]))))
  const walkers = d.whole(1, 3)
  const from = d.between(700, 900)
  for (const i of range(walkers)) {
    const wears = against(outfit(d, { carries: i < 2 ? 'board' : undefined, hat: undefined, gift: d.pick(['#f4efe4', '#f0b429', '#0b7a85']) }), light.shade, hour === 'day' ? 0.15 : 0.5)
    const x = from + i * d.between(95, 130)
    sheet.add(group(`opacity=".3" transform="translate(0 ${2 * (1030 + i * 6)}) scale(1 -1)"`, person(x, 1030 + i * 6, 128, wears, 0.7, i === 1 ? -1 : 1)), person(x, 1030 + i * 6, 128, wears, 0.7, i === 1 ? -1 : 1))
  }
  const dark = light.ink('#1d3a35', 0, -0.65)
  const rim = light.ink('#6f9c5a', 0, isLow(light) ? 0.1 : 0.2)
  sheet.add(palm(d, d.between(120, 200), 1210, d.between(900, 1020), d.between(60, 180), dark, rim), palm(d, d.between(-20, 50), 1220, d.between(620, 760), d.between(20, 120), dark, rim), grass(d, -30, 380, (x) => 1196 + x * 0.03, 130, dark, 0.3))
  sheet.add(flight(d, far - 250, d.between(250, 330), 20, d.whole(3, 6), light.ink('#2b3c48', 0.15, -0.4)))
}

/** Inside the tunnel: bands of water thrown over a surfer, the light at its end. */
export function barrel({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(420, 560), hour === 'day' ? 150 : d.between(380, 450), 600)
  sky(sheet, light, d, { clouds: 6 })
  water(sheet, light, d, 596, HEIGHT, '#1b8792', { ripples: 60 })
  stack(sheet, light, d, d.between(150, 260), 640, 190, 230)
  const own = ['#063f4f', '#0a5f6e', '#108390', '#25a8aa', '#66ccb9', '#b9ead0'] as const
  const ramp = (t: number, lit = 0) => { const k = Math.min(4.99, Math.max(0, t * 5)); return light.ink(mix(own[Math.floor(k)] as string, own[Math.floor(k) + 1] as string, k % 1), 0, lit) }
  const [cx, cy] = [d.between(640, 720), 720]
  const at = (turn: number, k: number): Point => {
    // turn 0: low on the right, where the wall rises; 1: the lip coming down on the left. k 0: the back of the wave, 1: the tube.
    const a = 1.15 - turn * 4.75
    const outer = 575 - 165 * Math.sin(turn * 2.6) + 40 * turn
    const inner = 300 - 40 * Math.sin(turn * 3.1)
    const r = outer + (inner - outer) * k ** 0.9 * (1 - 0.12 * turn)
    return [cx + Math.cos(a) * r * (1.22 - turn * 0.2) + (1 - turn) * 150 * (1 - k), cy + Math.sin(a) * r * 0.98]
  }
  const crest = range(15).map((i): Point => { const t = i / 14; return [at(0.4, 0)[0] + t * (1720 - at(0.4, 0)[0]), at(0.4, 0)[1] + t ** 1.4 * 230] })
  sheet.add(fill(`${curve(crest)}L1720,1220L${cx},1220L${cx + 100},${cy}Z`, sheet.linear([[0, ramp(0.82, 0.15)], [0.3, ramp(0.5)], [0.7, ramp(0.25, -0.1)], [1, ramp(0.05, -0.3)]])))
  sheet.add(...range(44).map((i) => {
    const [x, y] = crest[Math.min(14, Math.floor(i / 3.2))] as Point
    const px = x + d.around(20, 30)
    return fill(taper([[px, y + d.between(4, 60)], [px + 60, y + 230], [px - 20, y + 430], [px - 190, y + 640]], d.between(2, 5), d.between(5, 20)), d.often(0.55) ? ramp(d.between(0.6, 0.95), 0.1) : ramp(0.06, -0.2), `opacity="${d.between(0.16, 0.45).toFixed(2)}"`)
  }))
  const hole = range(40).map((i) => at(0.02 + (i / 39) * 0.96, 1))
  sheet.add(fill(`${curve(hole)}Z`, sheet.radial([[0, mix(light.sun, light.haze, 0.2)], [0.2, mix(light.haze, ramp(0.8), 0.4)], [0.55, ramp(0.4)], [1, ramp(0.02, -0.4)]], cx - 120, cy + 20, 420)))
  sheet.add(...range(13).map((i) => { const s = 0.93 - i * 0.058; return line(curve(range(30).map((k): Point => { const [x, y] = at(0.04 + (k / 29) * 0.9, 1); return [cx - 110 + (x - cx + 110) * s, cy + 20 + (y - cy - 20) * s + d.around(0, 2)] })), ramp(0.25 + i * 0.05, i * 0.02), d.between(2, 6), 'opacity=".5"') }))
  const bands = 15
  for (const b of range(bands)) {
    const jitter = (k: number) => k + (k > 0 && k < 1 ? d.around(0, 0.012) : 0)
    const edge = (k: number) => range(36).map((i) => at(i / 35, jitter(k)))
    const shade = 0.95 - Math.abs(b / bands - 0.32) * 1.15 + d.around(0, 0.12)
    sheet.add(fill(`${curve(edge(b / bands))}L${curve(edge((b + 1.12) / bands).reverse()).slice(1)}Z`, sheet.linear([[0, ramp(shade + 0.12, 0.1)], [0.5, ramp(shade - 0.1)], [1, ramp(shade - 0.45, -0.15)]], [0.45, 0], [0.6, 1])))
  }
  sheet.add(...range(70).map(() => { const k = d.roll(); const from = d.between(0.05, 0.55); return line(curve(range(14).map((i) => at(from + (i / 13) * d.between(0.28, 0.42), k))), d.often(0.6) ? ramp(1, 0.3) : ramp(0.1, -0.1), d.between(1.2, 4), `opacity="${d.between(0.25, 0.7).toFixed(2)}"`) }))
  const foam = light.white
  const cool = mix(light.white, ramp(0.5), 0.4)
  const floor = `M-40,${cy + 250}C${cx - 420},${cy + 240} ${cx - 260},${cy + 196} ${cx - 20},${cy + 214}C${cx + 190},${cy + 232} ${cx + 330},${cy + 300} 1660,${cy + 330}V1220H-40Z`
  sheet.add(fill(floor, sheet.linear([[0, ramp(0.62, 0.05)], [0.25, ramp(0.38)], [1, ramp(0.02, -0.35)]])), ...range(46).map(() => { const x = d.between(cx - 300, 1640); const y = cy + 236 + Math.max(0, x - cx) * 0.09 + d.roll() * 200; return fill(taper([[x, y], [x - 120, y + d.between(2, 16)], [x - 300, y + d.between(10, 50)]], d.between(2, 7), 1), d.often(0.6) ? ramp(0.9, 0.15) : ramp(0.05, -0.2), 'opacity=".5"') }))
  const spill = range(210).map(() => { const t = d.roll(); const [x, y] = at(0.8 + t * 0.2, d.roll()); return [x + d.around(-16, 30 + t * 70), y + d.around(16, 40) + t * 40, d.between(7, 20 + t * 20), d.roll() - t * 0.25] as const }).sort((a, b) => a[3] - b[3])
  sheet.add(...spill.map(([x, y, r, k]) => fill(scallop(d, x, y, r * 1.1, r * 0.82, 8), k < 0.22 ? cool : foam, `opacity="${(0.7 + Math.max(0, k) * 0.3).toFixed(2)}"`)), ...range(16).map((i) => { const [x, y] = at(0.985, i / 16); return fill(scallop(d, x - 60 + i * 16, cy + 246 + d.around(0, 12), d.between(30, 56), d.between(12, 20), 9), i % 3 ? foam : cool) + fill(taper([[x, y - 120], [x - 20, y - 20], [x - 10 + d.around(0, 30), y + 90]], 2, d.between(5, 13)), i % 2 ? foam : cool, 'opacity=".75"') }))
  const [sx, sy] = [cx + 10, cy + 196]
  sheet.add(fill(taper([[sx + 70, sy + 12], [sx + 210, sy + 30], [sx + 380, sy + 62], [sx + 620, sy + 92]], 13, 1), foam, 'opacity=".85"'), ...range(20).map((i) => disc(sx + 60 + i * 12, sy + 14 + i * 2 + d.around(-6, 14), d.between(1.5, 5), foam)), surfer(sx, sy, light, d))
  nearShade(sheet, light, 900, 0.9)
  sheet.add(...range(70).map(() => { const t = d.roll(); return fill(lens(d.between(-50, 1650), 960 + t * 240, d.between(30, 150) * (0.4 + t), d.between(1.5, 4)), d.often(0.6) ? foam : cool, `opacity="${d.between(0.2, 0.6).toFixed(2)}"`) }))
  sheet.add(...range(60).map(() => disc(cx - 330 + d.around(0, 220), cy - 60 + d.around(0, 330), d.between(1.5, 6), foam, `opacity="${d.between(0.4, 0.9).toFixed(2)}"`)))
}
/** The surfer, crouched, one hand in the wall. */
const surfer = (x: number, y: number, light: Light, d: Dice) => {
  const skin = light.ink(d.pick(['#7a4a30', '#5f3a27']), 0, -0.25)
  const suit = light.ink(d.pick(['#b5482a', '#f0b429', '#27346b']), 0, -0.05)
  return group(`transform="translate(${x} ${y}) scale(1.5)"`, fill('M-62,16Q0,34 66,10Q14,20 -62,16Z', light.ink('#fdf3d8', 0, 0.15)), fill('M-26,18L-34,-4Q-30,-18 -8,-22L6,-14L-14,-4L-16,18ZM22,15L28,-4L8,-22L-6,-24Q0,-8 14,0L12,16Z', skin), fill('M-14,-12Q-16,-40 6,-56Q22,-58 24,-46Q20,-26 12,-12Q0,-4 -14,-12Z', suit), line('M20,-48Q44,-46 58,-58M6,-50Q-18,-46 -34,-56', skin, 6), oval(24, -66, 8.5, 10, skin), fill('M14,-68Q16,-80 26,-78Q34,-76 32,-68Q22,-72 14,-68Z', '#1c1512'))
}

/** Jiquilisco: a tunnel of mangroves, a boat going in, a volcano where the channel ends. */
export function jiquilisco({ sheet, d, hour }: View) {
  const vx = d.between(700, 900)
  const light = lightOf(hour, d, vx + d.around(-60, 60), hour === 'day' ? 180 : d.between(380, 450), 560)
  sky(sheet, light, d, { clouds: 6, disc: isLow(light) ? 92 : 54 })
  cone(sheet, light, d, { x: vx + d.between(60, 150), base: 575, height: d.between(150, 210), width: 760, crater: 40, own: '#4d6f80', far: 0.5 })
  hills(sheet, light, d, ridge(d, 556, 12), '#3d6f68', 0.45, { foot: 60, folds: false })
  water(sheet, light, d, 570, HEIGHT, '#2a7a76', { ripples: 130 })
  const rows = range(7).flatMap((i) => {
    const t = i / 6
    return [-1, 1].flatMap((side) => range(i > 3 ? 2 : 3).map((k) => ({ t, x: vx + side * (70 + t ** 1.5 * 640 + k * (40 + t * 190)), y: 574 + t ** 1.45 * 330 + d.around(0, 5), size: (70 + t ** 1.15 * 400) * d.between(0.85, 1.15), far: 0.46 * (1 - t) ** 1.2 })))
  })
  const grow = (r: (typeof rows)[number]) => mangrove(d, r.x, r.y, r.size, light.ink('#5a4338', r.far, -0.4), light.ink('#1d4f3d', r.far, -0.42), light.ink('#5d9455', r.far, 0.1))
  for (const r of rows) {
    const drawn = grow(r)
    sheet.add(group(`transform="translate(0 ${(r.y * 2).toFixed(1)}) scale(1 -1)" opacity=".38"`, drawn), fill(lens(r.x, r.y + 2, r.size * 0.6, 3), light.ink('#d9e8d2', 0.2, 0.2), 'opacity=".35"'), drawn)
    if (r.t > 0.32 && r.t < 0.36) mist(sheet, light, r.y - 30, 70, 0.32)
  }
  sheet.add(...range(80).map(() => { const t = d.roll() ** 1.2; return fill(lens(vx + d.around(0, 60 + t * 460), 582 + t * 600, 12 + t * 120 * d.roll(), 0.8 + t * 3), d.often(0.7) ? (isLow(light) || hour === 'night' ? light.sun : mix(light.sun, light.ink('#7fc4b8'), 0.45)) : light.shade, `opacity="${d.between(0.2, 0.6).toFixed(2)}"`) }))
  const [bx, by] = [vx + d.between(-130, 40), d.between(830, 890)]
  const crew = [outfit(d, { hat: '#ead9ae' }), outfit(d), outfit(d)].map((o) => against(o, light.shade, hour === 'day' ? 0.12 : 0.35))
  sheet.add(group(`transform="translate(0 ${by * 2 + 40}) scale(1 -1)" opacity=".3"`, boat(d, bx, by, 300, light.ink('#0b5d66', 0, -0.4), light.shade, crew)), boat(d, bx, by, 300, light.ink(d.pick(['#0b7a85', '#b5482a', '#f4efe4']), 0, -0.12), light.ink('#f0b429', 0, -0.05), crew), person(bx - 116, by + 16, 120, against(outfit(d, { hat: '#ead9ae', carries: 'pole', gift: '#3c2a20' }), light.shade, 0.25), 0.2), ...range(4).map((i) => fill(lens(bx - 20 - i * 40, by + 40 + i * 16, 210 + i * 55, 3), light.sun, 'opacity=".3"')))
  const white = light.ink('#fdfaf2', 0.04, 0.1)
  sheet.add(egret(d.between(300, 420), d.between(880, 920), 108, white, light.ink('#c9d3d2', 0, -0.15)), egret(d.between(1160, 1280), d.between(850, 880), 84, white, light.ink('#c9d3d2', 0, -0.15), -1))
  sheet.add(flight(d, vx - 190, d.between(270, 350), 18, d.whole(3, 6), light.ink('#2b3c48', 0.15, -0.4)))
  const dark = light.ink('#12352c', 0, -0.6)
  const lit = light.ink('#4d8450', 0, 0.02)
  sheet.add(...range(13).map((i) => { const reach = 90 + i * 44 + d.around(0, 24); const up = d.between(250, 430) - i * 9; return fill(taper(range(9).map((k): Point => [-70 + (reach + 70) * Math.sin((k / 8) * 1.57) ** 1.15, 1230 - up * Math.cos((k / 8) * 1.57) ** 0.6 + k * 2]), d.between(26, 34), d.between(7, 12)), mix(dark, lit, d.between(0, 0.22))) }), ...range(34).map(() => { const a = d.roll(); return leaf(a * 620 - 40, d.between(-30, 110) * (1 - a) + 10, d.between(70, 120), d.between(30, 46), d.between(10, 130), dark, mix(dark, lit, d.between(0.2, 0.9)), 5) }), ...range(16).map(() => { const a = d.roll(); return leaf(1640 - a * 330, d.between(-20, 150) * (1 - a), d.between(70, 120), d.between(30, 46), d.between(50, 170), dark, mix(dark, lit, d.between(0.2, 0.9)), 5) }))
}

/** A striped hammock between two palms, the Pacific behind it. */
export function hamaca({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(760, 980), hour === 'day' ? 190 : d.between(430, 500), 620)
  sky(sheet, light, d, { clouds: 7, disc: isLow(light) ? 112 : 60 })
  if (hour === 'day') for (const x of [d.between(300, 500), d.between(1000, 1250)]) cumulus(sheet, light, d, x, 606, d.between(260, 460))
  water(sheet, light, d, 618, 940, hour === 'day' ? '#1d96a0' : '#237f8c', { ripples: 150 })
  for (const [y, s] of [[760, 20], [838, 30]] as const) breaker(sheet, light, d, y, s, d.between(-160, 260), d.between(1000, 1740), '#2a9aa2')
  const shore = curve(range(17).map((i): Point => [i * 104 - 30, 905 + Math.sin(i * 0.7) * 14 - i * 3]))
  sheet.add(fill(`${shore}L1660,1220L-40,1220Z`, sheet.linear([[0, light.ink('#e8cf9f', 0, 0.2)], [0.4, light.ink('#d8b27c')], [1, light.ink('#a5794f', 0, -0.35)]])), line(shore, light.white, 14), sheet.grain(box(0, 960, WIDTH, 250, sheet.linear([[0, light.shade, 0], [1, light.shade, 0.85]]))))
  if (d.often(0.5)) sheet.add(boat(d, d.between(1180, 1360), 712, 150, light.ink('#f4efe4', 0.1, -0.2), light.ink('#b5482a', 0.1), [against(outfit(d), light.shade, 0.5)]))
  const dark = light.ink('#2b3a30', 0, -0.62)
  const rim = light.ink('#84a862', 0, isLow(light) ? 0.1 : 0.2)
  const [lx, rx] = [d.between(230, 300), d.between(1280, 1360)]
  const lean = d.between(60, 130)
  sheet.add(palm(d, lx, 1130, d.between(880, 960), -lean, dark, rim), palm(d, rx, 1150, d.between(930, 1040), lean, dark, rim))
  const [a, b, sag] = [[lx - lean * 0.24, 720], [rx + lean * 0.22, 712], d.between(880, 910)] as const
  const stripes = d.pick([['#b5482a', '#f4efe4', '#0b7a85', '#f0b429', '#27346b'], ['#27346b', '#f4efe4', '#3f6fb0', '#f4efe4', '#0b7a85'], ['#f0b429', '#b5482a', '#f4efe4', '#d9799a', '#0b7a85']] as const)
  const hang = (u: number, depth: number): Point => [a[0] + 40 + (b[0] - a[0] - 80) * u, 770 + Math.sin(Math.PI * u) ** 0.9 * (sag - 770 + depth) - Math.sin(Math.PI * u) * 30]
  const bands = 9
  const cloth = range(17).map((k) => 0.1 + (k / 16) * 0.8)
  const weave = range(bands).map((i) => {
    const [top, low] = [-6 + (i / bands) * 168, -6 + ((i + 1.08) / bands) * 168]
    return fill(`${curve(cloth.map((u) => hang(u, top)))}L${curve(cloth.map((u) => hang(u, low)).reverse()).slice(1)}Z`, light.ink(stripes[i % 5] as string, 0, 0.16 - i * 0.05))
  })
  const knots = [[a, 0.1], [b, 0.9]] as const
  const cords = knots.map(([k, u]) => range(9).map((i) => line(curve([k, hang(u, -6 + (i / 8) * 168)]), light.ink('#f4ead2', 0, -0.1), 2.2)).join('') + line(`M${k[0] - 20},${k[1] - 4}h40m-40,9h40`, light.ink('#f4ead2', 0, -0.15), 5))
  sheet.add(oval((lx + rx) / 2, 1118, 430, 22, light.shade, 'opacity=".28"'), ...cords)
  const [hx, hy] = hang(0.3, -10)
  const skin = light.ink('#7a4a30', 0, -0.3)
  const [fx, fy] = hang(0.72, -12)
  if (d.often(0.75)) sheet.add(fill(taper([[hx - 10, hy - 6], [hx + 120, hy + 8], [hx + 260, hy - 34], [hx + 330, hy + 30], [fx, fy - 10]], 76, 30), light.ink(d.pick(['#f4efe4', '#27346b', '#0b7a85']), 0, -0.2)), fill(taper([[fx - 90, fy], [fx - 20, fy - 20], [fx + 24, fy - 62]], 34, 18), skin), oval(hx - 34, hy - 26, 36, 32, skin), oval(hx - 30, hy - 44, 62, 13, light.ink('#ead9ae', 0, 0.05), `transform="rotate(-16 ${hx - 30} ${hy - 44})"`), fill(`M${hx - 70},${hy - 40}Q${hx - 52},${hy - 92} ${hx - 18},${hy - 82}L${hx - 2},${hy - 58}Z`, light.ink('#d9bd7e', 0, 0.05)))
  sheet.add(...weave, ...range(44).map((i) => { const [x, y] = hang(0.11 + ((i + 0.5) / 44) * 0.78, 160); return line(`M${x},${y}l${d.around(0, 4).toFixed(1)},${d.between(22, 40).toFixed(1)}`, light.ink(stripes[i % 5] as string, 0, -0.25), 3.4) }), sheet.grain(fill(`${curve(cloth.map((u) => hang(u, 50)))}L${curve(cloth.map((u) => hang(u, 168)).reverse()).slice(1)}Z`, sheet.linear([[0.2, light.shade, 0], [1, light.shade, 0.6]]))))
  sheet.add(grass(d, -30, 420, (x) => 1180 + x * 0.05, 120, dark, 0.26), rosette(d, 1540, 1220, 150, dark, rim), grass(d, 1220, 1640, () => 1196, 100, dark, 0.2), ...range(3).map((i) => { const x = 470 + i * 50 + d.around(0, 8); return fill(blob(d, x, 1130 + (i % 2) * 12, 28, 25, 0.05), light.ink('#5f8a3c', 0, -0.25 + i * 0.08)) + fill(blob(d, x - 7, 1121 + (i % 2) * 12, 13, 9, 0.1), light.ink('#b5cc6a', 0, 0.1), 'opacity=".6"') }))
}

/** Suchitlán: islands, pelicans on old posts, hyacinths drifting. */
export function suchitlan({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(420, 700), hour === 'day' ? 170 : d.between(300, 400), 570)
  sky(sheet, light, d, { clouds: 7, disc: isLow(light) ? 96 : 56 })
  if (hour === 'day' || hour === 'dawn') cumulus(sheet, light, d, d.between(1050, 1300), 470, d.between(380, 520))
  cone(sheet, light, d, { x: d.between(1080, 1260), base: 600, height: d.between(170, 220), width: 1300, crater: 120, own: '#4d7a80', far: 0.52, bend: 1.35 })
  hills(sheet, light, d, ridge(d, 505, 66, 0.52), '#3f7a68', 0.42, { foot: 130 })
  hills(sheet, light, d, ridge(d, 560, 26), '#35705a', 0.3, { foot: 110 })
  water(sheet, light, d, 592, HEIGHT, '#2b7f86', { ripples: 180 })
  for (const [x, y, w, far] of [[d.between(180, 420), 628, 330, 0.3], [d.between(760, 980), 662, 460, 0.18], [d.between(1330, 1480), 716, 520, 0.06]] as const) {
    const h = w * 0.2
    const land = (u: number) => y - Math.cos(u * Math.PI) * h
    const low = `${curve(range(17).map((i): Point => [x + (i / 16 - 0.5) * w, land(i / 16 - 0.5)]))}Z`
    const crowns = range(80).map(() => [d.between(-0.47, 0.47), d.roll()] as const).sort((p, q) => q[1] - p[1]).map(([u, up]) => fill(scallop(d, x + u * w, y - 4 - (y - land(u)) * up, w * d.between(0.028, 0.05), w * d.between(0.022, 0.042), 8), light.ink('#3d7a4c', far, -0.5 + up * 0.55 + d.around(0, 0.14))))
    reflected(sheet, y, h * 1.5, 0.42, fill(low, light.ink('#1c4a44', far, -0.5)), ...crowns)
    sheet.add(fill(low, light.ink('#1f5142', far, -0.5)), ...crowns, fill(lens(x, y + 2, w * 0.53, 3), light.ink('#e9d6a6', far, 0.2), 'opacity=".8"'))
  }
  sheet.add(boat(d, d.between(560, 760), d.between(770, 800), 190, light.ink('#f4efe4', 0, -0.1), light.ink(d.pick(['#0b7a85', '#b5482a']), 0, -0.1), range(d.whole(2, 4)).map(() => against(outfit(d), light.shade, 0.3))))
  const [body, wing, beak] = [light.ink('#8f7f70', 0, hour === 'day' ? 0.06 : -0.2), light.ink('#5b4d45', 0, -0.2), light.ink('#d3a55c', 0, -0.1)]
  const posts = [d.between(150, 210), d.between(330, 380), d.between(500, 540)].map((x, i) => [x, 900 + i * 46 + d.around(0, 20), 170 - i * 14] as const)
  for (const [x, y, h] of posts) sheet.add(group(`opacity=".32" transform="translate(0 ${(y + 210) * 2}) scale(1 -1)"`, fill(`M${x - 15},${y}h30l5,210h-40z`, light.shade)), fill(`M${x - 15},${y}h30l5,214h-40z`, light.ink('#5b4a3d', 0, -0.3)), fill(`M${x + 2},${y}h13l5,214h-16z`, light.ink('#33292a', 0, -0.6)), fill(lens(x, y + 213, 62, 4), light.sun, 'opacity=".4"'), ...(d.often(0.85) ? [pelican(x, y, h, body, wing, beak, d.often(0.6) ? 1 : -1)] : []))
  const pads = range(70).map(() => [d.between(640, 1660), d.between(1030, 1200)] as const).sort((p, q) => p[1] - q[1])
  sheet.add(...pads.map(([x, y]) => { const s = (y - 940) / 200; return fill(blob(d, x, y, 46 * s, 15 * s, 0.16), light.ink(d.pick(['#2f6b48', '#3f8050', '#265a44']), 0, d.around(-0.25, 0.25))) + fill(blob(d, x - 6 * s, y - 4 * s, 30 * s, 7 * s, 0.2), light.ink('#8fbb6a', 0, 0.1), 'opacity=".5"') + (d.often(0.3) ? range(6).map((i) => oval(x + d.around(0, 8 * s), y - (14 + i * 7) * s, 9 * s, 7 * s, light.ink(i % 2 ? '#b79ad6' : '#8f70c0', 0, 0.05))).join('') : '') }))
  sheet.add(flight(d, d.between(640, 900), d.between(200, 300), 34, d.whole(4, 7), light.ink('#3c4450', 0.1, -0.3)))
  sheet.add(grass(d, -40, 210, (x) => 1210 - x * 0.02, 300, light.ink('#1d3f35', 0, -0.5), 0.3), grass(d, -40, 120, () => 1210, 380, light.ink('#33603f', 0, -0.2), 0.2))
}
