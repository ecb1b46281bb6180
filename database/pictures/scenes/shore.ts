/** Where the sea begins: a turtle on the sand, and the reef of Los Cóbanos under the surface. */
import { blob, box, curve, type Dice, disc, fill, group, HEIGHT, lens, line, mix, oval, place, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { flight } from './figures.ts'
import { breaker, cone, hills, nearShade, ridge, water } from './land.ts'
import { cumulus, isLow, type Light, lightOf, rays, sky } from './light.ts'
import { grass, palm } from './plants.ts'
import type { View } from './poster.ts'

/** A sea turtle from above and behind, its head towards negative y; `s` is the length of the shell. */
function turtle(light: Light, d: Dice, x: number, y: number, s: number, turn: number, shell: string, skinOwn: string, stroke = 0, squash = 0.8): string {
  const skin = light.ink(skinOwn, 0, -0.05)
  const [own, seam] = [light.ink(shell, 0, 0), light.ink(tone(shell, -0.16), 0, -0.2)]
  const scute = (points: readonly Point[], k: number) => `<path d="${`M${points.map(([px, py]) => `${px},${py}`).join('L')}Z`}" fill="${tone(own, k)}" stroke="${seam}" stroke-width="2.4" stroke-linejoin="round"/>`
  const flipper = (side: number) => fill(`M${side * 30},-30C${side * 62},-${58 + stroke} ${side * 96},-${44 + stroke} ${side * 112},${6 - stroke}Q${side * 118},${26 - stroke} ${side * 104},${16 - stroke}C${side * 84},-${14 + stroke * 0.5} ${side * 60},-12 ${side * 36},-4Z`, skin) + range(5).map((i) => disc(side * (52 + i * 12), -30 + i * 8 - stroke * (0.4 + i * 0.1), 4.600, tone(skin, -0.09))).join('')
  const rear = (side: number) => fill(`M${side * 22},40C${side * 46},44 ${side * 56},66 ${side * 46},84Q${side * 38},88 ${side * 34},76Q${side * 28},62 ${side * 14},56Z`, skin)
  const plates = [-1, 1].flatMap((side) => [
    scute([[side * 15, -38], [side * 34, -30], [side * 40, -10], [side * 19, -14]], 0.05), scute([[side * 19, -14], [side * 40, -10], [side * 39, 12], [side * 19, 10]], 0.02), scute([[side * 19, 10], [side * 39, 12], [side * 29, 34], [side * 14, 32]], -0.03),
  ])
  const spine = [scute([[-15, -38], [15, -38], [19, -14], [-19, -14]], 0.09), scute([[-19, -14], [19, -14], [19, 10], [-19, 10]], 0.06), scute([[-19, 10], [19, 10], [14, 32], [-14, 32]], 0.02), scute([[-14, 32], [14, 32], [6, 48], [-6, 48]], -0.02)]
  return group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(s / 100).toFixed(3)} ${((s / 100) * squash).toFixed(3)}) rotate(${turn.toFixed(1)})"`, flipper(-1), flipper(1), rear(-1), rear(1), fill('M-10,-46Q-17,-74 -10,-86Q0,-97 10,-86Q17,-74 10,-46Z', skin), ...range(6).map((i) => disc(-6 + (i % 3) * 6, -84 + Math.floor(i / 3) * 11, 3.400, tone(skin, -0.09))), disc(-10, -80, 2.600, '#0c0f10'), disc(10, -80, 2.600, '#0c0f10'),
    fill('M0,-54C34,-54 50,-22 48,6C44,36 20,56 0,60C-20,56 -44,36 -48,6C-50,-22 -34,-54 0,-54Z', seam), fill('M0,-50C30,-50 46,-20 44,6C40,33 18,52 0,55C-18,52 -40,33 -44,6C-46,-20 -30,-50 0,-50Z', tone(own, -0.03)), ...plates, ...spine, ...range(26).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.5; return line(`M${Math.cos(a) * 34 * k},${Math.sin(a) * 38 * k}l${Math.cos(a) * 6},${Math.sin(a) * 6}`, light.ink(mix(shell, '#f0c46a', 0.55), 0, 0.1), 1.8, 'opacity=".6"') }), fill('M-6,-50C-34,-46 -44,-18 -42,6C-36,-20 -26,-38 4,-44Z', light.ink('#fff6d8', 0, 0.2), 'opacity=".28"'))
}

/** A turtle going back to the sea, the small ones with her. */
export function tortuga({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(900, 1180), hour === 'night' ? d.between(180, 250) : hour === 'day' ? 170 : d.between(300, 380), 470)
  sky(sheet, light, d, { clouds: 6, disc: hour === 'night' ? 62 : isLow(light) ? 92 : 54, galaxy: hour === 'night' })
  if (hour === 'day') cumulus(sheet, light, d, d.between(250, 500), 460, d.between(320, 460))
  cone(sheet, light, d, { x: d.between(160, 380), base: 490, height: d.between(90, 140), width: 760, crater: 50, own: '#4a6f80', far: 0.55 })
  hills(sheet, light, d, ridge(d, 470, 10, 0.56, 7, 22), '#3d6f68', 0.45, { foot: 50, folds: false })
  water(sheet, light, d, 474, 800, '#237f8c', { ripples: 120 })
  for (const [y, s] of [[590, 18], [652, 30]] as const) breaker(sheet, light, d, y, s, d.between(-160, 200), d.between(1100, 1740), '#2a9aa2')
  const edge = (x: number) => 742 + Math.sin(x / 190) * 18 + (x - 800) * 0.03
  const shore = range(17).map((i): Point => [i * 104 - 30, edge(i * 104 - 30)])
  sheet.add(fill(`${curve(shore)}L1660,1220L-40,1220Z`, sheet.linear([[0, light.ink('#b08a60', 0, -0.1)], [0.16, light.ink('#cfa878', 0, 0.05)], [0.5, light.ink('#d8b27c', 0, hour === 'night' ? 0.2 : 0.02)], [1, light.ink('#9a7048', 0, -0.35)]])))
  const lace = (dy: number, w: number, o: number) => line(curve(shore.map(([x, y], i): Point => [x, y + dy + Math.sin(i * 1.9) * 9])), light.white, w, `opacity="${o}"`)
  sheet.add(lace(-4, 22, 0.95), lace(24, 5, 0.6), lace(46, 3, 0.4), fill(`${curve(shore.map(([x, y]): Point => [x, y + 8]))}L${curve([...shore].reverse().map(([x, y], i): Point => [x, y + 92 + Math.sin(i * 1.3) * 16])).slice(1)}Z`, light.sky.at(-2) as string, 'opacity=".3"'))
  sheet.add(...range(150).map(() => { const t = d.roll(); const x = d.between(0, WIDTH); return fill(lens(x, edge(x) + 110 + t * 360, 16 + t * 90, 1 + t * 3.5), light.ink(d.often(0.5) ? '#7a5638' : '#f0d8a8', 0, 0), `opacity="${d.between(0.2, 0.45).toFixed(2)}"`) }))
  sheet.add(...range(9).map(() => { const [x, y] = [d.between(60, 1560), d.between(900, 1180)]; return oval(x + 5, y + 5, 15, 7, light.shade, 'opacity=".3"') + fill(scallop(d, x, y, d.between(9, 16), d.between(6, 10), 7), light.ink(d.pick(['#f4e6d6', '#e0b89a', '#f0d0c0']), 0, 0.1)) }))
  const [tx, ty, s] = [d.between(640, 760), d.between(940, 970), d.between(330, 380)]
  const heading = d.between(14, 30)
  const moon: Light = hour === 'night' ? { ...light, ink: (own, far, lit = 0) => mix(light.ink(own, far, lit + 0.22), own, 0.3) } : light
  // Her track: two rows of commas from where she nested.
  sheet.add(...range(16).map((i) => { const k = i / 15; const [x, y] = [tx - 60 - k * 520 - k * k * 60, ty + 90 + k * 210]; return [-1, 1].map((side) => place(x + side * (70 + k * 40), y + side * 20, 1 + k * 0.4, -52, fill('M-28,-6Q0,-26 30,-4Q10,12 -28,-6Z', light.ink('#7a5638', 0, -0.4), 'opacity=".55"'))).join('') + fill(lens(x, y, 50, 5), light.ink('#7a5638', 0, -0.3), 'opacity=".35"') }))
  sheet.add(oval(tx + 10, ty + 54, s * 0.9, s * 0.3, light.shade, 'opacity=".42" filter="url(#soft)"'), turtle(moon, d, tx, ty, s, heading, d.pick(['#5d7a52', '#6b7a4a', '#7a5a38', '#4f7068']), '#7d8a6a', 8))
  for (const i of range(d.whole(5, 8))) {
    const u = d.roll()
    const [x, y] = [tx + d.between(230, 760), d.between(850, 1120)]
    const k = 44 + (y - 850) * 0.14
    sheet.add(...range(5).map((q) => oval(x - k * (0.7 + q * 0.5), y + k * (0.6 + q * 0.34), k * 0.1, k * 0.05, light.ink('#7a5638', 0, -0.4), 'opacity=".5"')), oval(x + 4, y + k * 0.34, k * 0.7, k * 0.2, light.shade, 'opacity=".4"'), turtle(moon, d, x, y, k * (0.9 + u * 0.2), d.between(10, 50) + (i % 2) * -14, '#3f4a44', '#4a5650', 4))
  }
  nearShade(sheet, light, 1040, 0.75)
  const dark = light.ink('#22352c', 0, -0.6)
  if (d.often(0.65)) sheet.add(palm(d, d.between(1480, 1570), 1160, d.between(900, 1020), -d.between(90, 190), dark, light.ink('#84a862', 0, 0.1)))
  sheet.add(grass(d, -30, 260, (x) => 1200 - x * 0.02, 150, dark, 0.3), grass(d, 1320, 1640, () => 1206, 120, dark, 0.24))
  if (hour !== 'night') sheet.add(flight(d, d.between(500, 700), d.between(180, 260), 22, d.whole(3, 6), light.ink('#2b3c48', 0.12, -0.4)))
}

/** Under the surface at Los Cóbanos: corals, a shoal turning, a diver against the light. */
export function cobanos({ sheet, d, hour, take }: View) {
  const light = lightOf(hour, d, d.between(500, 1000), -80, 300)
  const deep = d.pick([['#8fe0d8', '#2fa8b8', '#12708f', '#0a3f63'], ['#a8e6cf', '#3fb0a8', '#14737f', '#0b3f55'], ['#9fd8ee', '#3a98c9', '#1b5f9a', '#0f3468']] as const)
  const low = isLow(light) ? 0.2 : 0.04
  const sea = deep.map((c, i) => mix(c, i < 2 ? (light.sky.at(-2) as string) : light.shade, hour === 'night' ? 0.5 : low))
  const [top, , mid, dark] = sea as [string, string, string, string]
  const ink = (own: string, far: number, lit = 0) => mix(mix(own, lit >= 0 ? '#fff6d8' : dark, Math.abs(lit) * 0.6), mid, far)
  sheet.add(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0, top], [0.22, sea[1] as string], [0.6, mid], [1, dark]])), disc(light.sunX, -40, 760, sheet.radial([[0, '#fffbe6', 0.95], [0.22, '#fffbe6', 0.5], [1, '#fffbe6', 0]], light.sunX, -40, 760)))
  sheet.add(...range(70).map(() => fill(lens(d.between(0, WIDTH), d.roll() ** 2 * 130, d.between(20, 110), d.between(1.5, 5)), d.often(0.7) ? '#fdfbe8' : mid, `opacity="${d.between(0.2, 0.7).toFixed(2)}"`)))
  rays(sheet, light, d, light.sunX, -200, 13, 1500, hour === 'night' ? 0.1 : 0.24)
  const floor = (y: number, h: number, far: number, calm = 0.6) => { const r = ridge(d, y, h, calm); sheet.add(fill(`${curve(r.filter((_, i) => i % 4 === 0))}V1240H-60Z`, ink('#1f5f6a', far, -0.3))); return (x: number) => (r[Math.min(r.length - 1, Math.max(0, Math.round(((x + 40) / (WIDTH + 80)) * (r.length - 1))))] as Point)[1] }
  floor(840, 150, 0.82)
  floor(930, 110, 0.6)
  const fish = (x: number, y: number, s: number, own: string, belly: string, far: number, facing: number, tall = 0.5) => group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(facing * s).toFixed(3)} ${s.toFixed(3)})"`, fill(`M-26,0L-48,${-20 * tall * 1.6}Q-42,0 -48,${20 * tall * 1.6}Z`, ink(own, far, -0.1)), fill(`M-8,${-24 * tall}Q4,${-48 * tall} 22,${-24 * tall}ZM-4,${24 * tall}Q2,${40 * tall} 14,${24 * tall}Z`, ink(own, far, -0.15)), fill(`M38,0Q20,${-46 * tall} -8,${-30 * tall}Q-24,${-14 * tall} -30,0Q-24,${14 * tall} -8,${30 * tall}Q20,${46 * tall} 38,0Z`, ink(own, far, 0.05)), fill(`M38,0Q16,${16 * tall} -30,0Q-24,${14 * tall} -8,${30 * tall}Q20,${46 * tall} 38,0Z`, ink(belly, far, 0.1)), line(`M16,${-26 * tall}Q10,0 16,${24 * tall}`, ink(belly, far, 0.2), 3.500, 'opacity=".8"'), disc(25, -6 * tall, 3.600, '#fdfbf0'), disc(26, -6 * tall, 2, '#0c1416'))
  const [sx, sy] = [d.between(300, 460), d.between(380, 480)]
  sheet.add(...range(70).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.5; return fish(sx + Math.cos(a) * 300 * k, sy + Math.sin(a) * 120 * k + Math.cos(a) * k * 40, d.between(0.34, 0.62), d.pick(['#d8e6ea', '#b8d0dc', '#f0dc9a']), '#fdfbf0', 0.34 + 0.2 * d.roll(), 1, 0.42) }))
  if (take % 2 === 0) {
    const [x, y, s] = [d.between(960, 1160), d.between(380, 520), d.between(1.45, 1.75)]
    const suit = ink('#17232b', 0.08, -0.2)
    const trim = ink(d.pick(['#f0b429', '#e8632a', '#0b7a85']), 0.04, 0.1)
    sheet.add(group(`transform="translate(${x} ${y}) scale(${-s} ${s}) rotate(${d.between(-16, 4).toFixed(1)})"`, fill(taper([[-30, 6], [-76, 12], [-118, 2]], 30, 15), suit), fill(taper([[-28, 14], [-70, 36], [-108, 48]], 30, 15), tone(suit, -0.03)), fill('M-114,-6Q-150,-22 -190,-16Q-176,0 -184,14Q-150,16 -114,10Z', trim), fill('M-104,42Q-140,42 -172,64Q-156,72 -158,86Q-130,74 -102,56Z', tone(trim, -0.07)), fill('M-38,-14Q10,-32 46,-14Q54,4 42,18Q0,30 -36,26Z', suit), fill('M-30,-30Q-36,-44 -22,-44H28Q42,-42 40,-32Q40,-22 28,-22H-22Q-32,-22 -30,-30Z', trim), line('M34,-34Q66,-34 78,-8', suit, 4.500), fill(taper([[38, 6], [64, 34], [96, 42]], 21, 12), suit), disc(100, 43, 8, ink('#8a5638', 0.05)), oval(66, -12, 20, 21, suit), fill('M66,-22Q88,-26 90,-10Q84,2 70,0Z', ink('#8a5638', 0.05)), fill('M72,-24Q92,-26 92,-8Q84,-2 72,-6Z', ink('#bfe6ee', 0.05, 0.3)), line('M72,-24Q92,-26 92,-8Q84,-2 72,-6Z', trim, 3), disc(84, 4, 6, trim)), ...range(22).map((i) => { const k = i / 22; const [bx, by, r] = [x - s * 92 + d.around(0, 14 + k * 60), y - 20 - k * 400, 4 + k * 13 * d.between(0.5, 1.2)]; return disc(bx, by, r, '#e8fbf6', 'opacity=".34"') + disc(bx - r * 0.3, by - r * 0.3, r * 0.3, '#ffffff', 'opacity=".8"') }))
  } else {
    const [x, y, s] = [d.between(980, 1120), d.between(430, 520), d.between(250, 300)]
    const under = { ...light, ink: (own: string, far = 0, lit = 0) => ink(own, 0.06 + far, lit) }
    sheet.add(turtle(under, d, x, y, s, d.between(-70, -40), '#7a6a3a', '#8fa07a', 20, 0.9))
  }
  const ground = floor(1010, 60, 0.3)
  const corals = ['#e8632a', '#d9588a', '#f0b429', '#b04a9a', '#e08a6a', '#7a5ab0', '#f4c9a0', '#c8362c']
  const fan = (x: number, y: number, s: number, own: string, far: number): string => { const arm = (px: number, py: number, a: number, l: number, w: number, depth: number): string => { const [ex, ey] = [px + Math.cos(a) * l, py + Math.sin(a) * l]; return line(`M${px.toFixed(1)},${py.toFixed(1)}Q${(px + Math.cos(a + 0.2) * l * 0.5).toFixed(1)},${(py + Math.sin(a + 0.2) * l * 0.5).toFixed(1)} ${ex.toFixed(1)},${ey.toFixed(1)}`, ink(own, far, depth * 0.09 - 0.12), w) + (depth < 4 ? [-0.42, 0.36].map((t) => arm(ex, ey, a + t + d.around(0, 0.16), l * d.between(0.66, 0.84), w * 0.7, depth + 1)).join('') : '') }; return [-0.5, 0, 0.5].map((t) => arm(x, y, -Math.PI / 2 + t, s * 0.3, s * 0.085, 0)).join('') }
  const brain = (x: number, y: number, s: number, own: string, far: number) => { const shape = `M${x - s},${y + s * 0.3}Q${x - s * 1.05},${y - s * 0.7} ${x},${y - s * 0.76}Q${x + s * 1.05},${y - s * 0.7} ${x + s},${y + s * 0.3}Z`; return fill(shape, ink(own, far, 0.02)) + sheet.clip(shape, ...range(9).map((i) => line(curve(range(9).map((k): Point => [x - s + (k / 8) * s * 2, y - s * 0.7 + i * s * 0.13 + Math.sin(k * 2.1 + i * 1.7) * s * 0.06])), ink(own, far, i % 2 ? 0.24 : -0.3), s * 0.04)), sheet.grain(box(x - s, y - s, s * 2, s * 1.4, sheet.linear([[0.35, dark, 0], [1, dark, 0.8]], [0, 0], [0.6, 1])))) }
  const tubes = (x: number, y: number, s: number, own: string, far: number) => range(6).map((i) => { const [tx, h, w] = [x + (i - 2.5) * s * 0.26, s * d.between(0.5, 1.1), s * 0.13]; return fill(`M${tx - w * 0.7},${y + 20}L${tx - w},${y - h}h${w * 2}L${tx + w * 0.7},${y + 20}Z`, ink(own, far, -0.1)) + fill(`M${tx},${y + 20}V${y - h}h${w}L${tx + w * 0.7},${y + 20}Z`, ink(own, far, -0.35), 'opacity=".6"') + oval(tx, y - h, w, w * 0.4, ink(own, far, 0.3)) + oval(tx, y - h, w * 0.66, w * 0.24, ink(own, far, -0.8)) }).join('')
  const garden = (count: number, far: number, size: number, lift: (x: number) => number) => sheet.add(...range(count).map((i) => { const x = ((i + 0.5) / count) * 1700 - 50 + d.around(0, 40); const edge = 0.55 + Math.abs(x - 800) / 900; const s = size * d.between(0.7, 1.15) * edge; const y = lift(x) + 24; const own = d.pick(corals); const kind = d.whole(0, 3); return kind === 0 ? brain(x, y - 10, s * 0.52, own, far) : kind === 1 ? tubes(x, y, s * 0.8, own, far) : fan(x, y, s * (kind === 2 ? 1 : 0.8), own, far) }))
  garden(12, 0.34, 130, ground)
  sheet.add(sheet.grain(box(0, 980, WIDTH, 240, sheet.linear([[0, dark, 0], [1, dark, 0.7]]))))
  const near = floor(1130, 36, 0.05)
  garden(8, 0.04, 230, near)
  for (const [own, belly, s, tall] of [['#f0b429', '#fdf3d8', 1.5, 0.9], ['#2f6fd0', '#f0b429', 1.25, 0.8], ['#e8632a', '#fdf3d8', 1.1, 0.7]] as const) { const [x, y] = [d.between(200, 1400), d.between(680, 900)]; const facing = d.often(0.5) ? 1 : -1; for (const i of range(d.whole(2, 3))) sheet.add(fish(x + i * 96 + d.around(0, 20), y + d.around(0, 50), s * d.between(0.8, 1.05), own, belly, 0.03, facing, tall)) }
  sheet.add(...range(60).map(() => disc(d.between(0, WIDTH), d.between(0, HEIGHT), d.between(1, 3), '#f4fff8', 'opacity=".4"')), ...range(40).map(() => fill(blob(d, d.between(0, WIDTH), d.between(1120, 1200), d.between(10, 40), d.between(6, 16), 0.2), ink('#c9b48a', 0.1, d.around(-0.3, 0.2)))))
  sheet.add(sheet.grain(box(0, 1040, WIDTH, 170, sheet.linear([[0, dark, 0], [1, dark, 0.75]]))))
}
