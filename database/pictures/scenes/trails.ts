/** On the move: kayaks on a green lagoon, riders on a ridge path, a line across the gorge. */
import { box, curve, type Dice, disc, fill, group, lens, line, mix, oval, place, poly, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { against, flight, outfit } from './figures.ts'
import { cone, forest, hills, nearShade, reflected, ridge, water } from './land.ts'
import { cumulus, isLow, type Light, lightOf, mist, rays, sky } from './light.ts'
import { frond, grass, rosette, torn, tree } from './plants.ts'
import type { View } from './poster.ts'

/** A kayak seen from behind and a little above, its paddler at work; `s` is half its width. */
function kayaker(sheet: Sheet, light: Light, d: Dice, x: number, y: number, s: number, own: string, tilt: number) {
  const hull = light.ink(own, 0, 0)
  const skin = light.ink(d.pick(['#8a5638', '#6f4229', '#a06a45']), 0, -0.1)
  const vest = light.ink(d.pick(['#f0b429', '#b5482a', '#e8632a']), 0, 0.05)
  sheet.add(fill(lens(x, y + s * 0.5, s * 2.3, s * 0.2), light.shade, 'opacity=".35"'), fill(`M${x - s},${y + s * 0.2}Q${x - s * 0.8},${y - s * 0.7} ${x},${y - s * 1.1}Q${x + s * 0.8},${y - s * 0.7} ${x + s},${y + s * 0.2}Q${x},${y + s * 0.86} ${x - s},${y + s * 0.2}Z`, hull), fill(`M${x - s * 0.62},${y + s * 0.06}Q${x},${y - s * 0.44} ${x + s * 0.62},${y + s * 0.06}Q${x},${y + s * 0.5} ${x - s * 0.62},${y + s * 0.06}Z`, light.ink('#1f2a2c', 0, -0.5)), fill(`M${x - s},${y + s * 0.2}Q${x},${y + s * 0.86} ${x + s},${y + s * 0.2}Q${x + s * 0.7},${y + s * 0.72} ${x},${y + s * 0.8}Q${x - s * 0.7},${y + s * 0.72} ${x - s},${y + s * 0.2}Z`, tone(hull, -0.1)))
  sheet.add(group(`transform="translate(${x.toFixed(1)} ${(y + s * 0.1).toFixed(1)}) scale(${(s / 60).toFixed(3)})"`, fill('M-30,4Q-34,-58 -22,-70Q0,-80 22,-70Q34,-58 30,4Q0,16 -30,4Z', vest), fill('M-30,4Q-33,-30 -30,-52L-12,-30L-12,9Q-24,8 -30,4ZM30,4Q33,-30 30,-52L12,-30L12,9Q24,8 30,4Z', tone(vest, -0.09)), box(-30, -34, 60, 7, light.ink('#17232b', 0, -0.2)), box(-9, -84, 18, 16, skin), oval(0, -96, 17, 20, skin), fill('M-34,-100Q0,-90 34,-100Q20,-106 17,-112Q12,-124 0,-124Q-12,-124 -17,-112Q-20,-106 -34,-100Z', light.ink('#ead9ae', 0, 0.05)),
    place(0, -34, 1, tilt, line('M-26,-26Q-44,-14 -46,2', skin, 13), line('M26,-26Q44,-14 46,2', skin, 13), line('M-128,4H128', light.ink('#2b2a2c', 0, -0.3), 6), fill('M-128,-10Q-176,-16 -190,4Q-176,22 -128,16Z', light.ink('#f0b429', 0, 0.05)), fill('M128,-10Q176,-16 190,4Q176,22 128,16Z', light.ink('#f0b429', 0, 0.05)), disc(-46, 3, 9, skin), disc(46, 3, 9, skin))))
  sheet.add(...range(9).map((i) => fill(lens(x + d.around(0, s * 1.2), y + s * 0.7 + i * s * 0.16, s * d.between(0.3, 1), 2), light.white, 'opacity=".5"')))
}

/** A crater lagoon seen from the seat of a kayak. */
export function kayak({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(420, 700), hour === 'day' ? 160 : d.between(270, 340), 520)
  sky(sheet, light, d, { clouds: 5, disc: isLow(light) ? 88 : 54 })
  if (hour === 'day') for (const x of [d.between(200, 400), d.between(1100, 1350)]) cumulus(sheet, light, d, x, d.between(330, 400), d.between(280, 420))
  cone(sheet, light, d, { x: d.between(950, 1200), base: 560, height: d.between(240, 300), width: 1200, crater: d.between(40, 90), own: '#47707a', far: 0.48, bend: 1.55 })
  hills(sheet, light, d, ridge(d, 430, 70, 0.54, 7, d.pick([-60, 60])), '#3f8068', 0.38, { foot: 180 })
  mist(sheet, light, 520, 60, 0.5)
  const wall = ridge(d, 470, 50, 0.55, 7, d.pick([-90, 90]))
  forest(sheet, light, d, wall, '#3a7a52', 0.2, 26, 4)
  const shore = 600
  forest(sheet, light, d, ridge(d, 566, 12, 0.56), '#2f6e46', 0.1, 34, 2)
  water(sheet, light, d, shore, 1220, d.pick(['#1f8f8c', '#2a8a76', '#237f8c']), { ripples: 170 })
  reflected(sheet, shore, 260, 0.5, fill(`${poly(wall.map(([x, y]) => [x, y + 6] as const), false)}L1660,${shore}L-40,${shore}Z`, sheet.linear([[0, light.ink('#1f5a48', 0.1, -0.2), 0.1], [1, light.ink('#1f5a48', 0.05, -0.35)]])))
  sheet.add(...range(60).map(() => { const x = d.between(-20, 1620); return line(`M${x},${shore + 6}l${d.around(0, 8)},${-d.between(14, 40)}`, light.ink('#7fae62', 0.05, d.around(0, 0.2)), 3) }))
  const paints = ['#e8632a', '#f0b429', '#0b7a85', '#c8362c', '#27346b']
  const sides = d.often(0.5) ? [-1, 1] : [1, -1]
  kayaker(sheet, light, d, 800 + (sides[0] as number) * d.between(400, 480), d.between(690, 720), 34, d.pick(paints), d.between(-24, 24))
  kayaker(sheet, light, d, 800 + (sides[1] as number) * d.between(230, 330), d.between(780, 820), 66, d.pick(paints), d.pick([-26, 24]))
  if (d.often(0.5)) kayaker(sheet, light, d, 800 + (sides[0] as number) * d.between(90, 160), 660, 24, d.pick(paints), 20)
  // Our own bow, pointing into the picture, and the paddle across the knees.
  const own = light.ink(d.pick(paints), 0, 0.02)
  const [tipX, tipY] = [800 + d.around(0, 60), 846]
  const side = (k: number, s: number): Point => [tipX + (800 - tipX) * k + s * 330 * Math.sin((k * Math.PI) / 2) ** 1.1, tipY + k * 400]
  const edge = (s: number, w: number) => range(9).map((i): Point => { const [px, py] = side(i / 8, s * w); return [px, py] })
  sheet.add(...range(14).map((i) => fill(lens(tipX + (i % 2 ? 1 : -1) * (50 + i * 28), tipY + 40 + i * 24, 60 + i * 8, 3), light.white, 'opacity=".45"')))
  sheet.add(fill(`${curve(edge(-1, 1))}L${curve(edge(1, 1).reverse()).slice(1)}Z`, tone(own, -0.12)), fill(`${curve(edge(-1, 0.86))}L${curve(edge(1, 0.86).reverse()).slice(1)}Z`, own), fill(`${curve(edge(-1, 0.3))}L${curve(edge(1, 0.1).reverse()).slice(1)}Z`, tone(own, 0.07), 'opacity=".8"'), sheet.grain(fill(`${curve(edge(-1, 1))}L${curve(edge(1, 1).reverse()).slice(1)}Z`, sheet.linear([[0.4, light.shade, 0], [1, light.shade, 0.75]], [0, 0], [1, 0.3]))))
  const dark = light.ink('#17232b', 0, -0.4)
  sheet.add(oval(800, 1030, 96, 42, dark), oval(800, 1024, 84, 34, tone(own, -0.06)), line('M760,1024h80', dark, 6), line(`M${tipX - 64},930L800,968L${tipX + 70},930M690,1110L800,968L910,1110`, dark, 5), disc(tipX, 882, 11, dark), place(800, 1130, 1, d.pick([-11, 9]), line('M-620,0H620', light.ink('#2b2a2c', 0, -0.3), 24), line('M-620,-6H620', light.ink('#8a9aa0', 0, 0), 5, 'opacity=".7"'), ...[-1, 1].map((s) => fill(`M${s * 560},-40Q${s * 760},-70 ${s * 850},0Q${s * 760},70 ${s * 560},44Q${s * 540},0 ${s * 560},-40Z`, light.ink('#f0b429', 0, s > 0 ? 0 : 0.1)))))
  nearShade(sheet, light, 1040, 0.5)
  sheet.add(flight(d, d.between(300, 500), d.between(200, 280), 20, d.whole(3, 6), light.ink('#2b3c48', 0.12, -0.4)))
  if (d.often(0.6)) sheet.add(...range(7).map((i) => fill(frond(d, [-30, -40 + i * 8], [120 + i * 26, -30 + i * 36], [210 + i * 52 - i * i * 6, 60 + i * 52], 90, 0.4), light.ink(d.pick(['#1d4f3d', '#2f6b40', '#3f7a42']), 0, -0.25 + i * 0.04))))
}

/** A walking horse in profile, its rider upright; feet at (x, y), `h` to the ears. */
function rider(light: Light, d: Dice, x: number, y: number, h: number, coat: string, facing: number, shade: number): string {
  const hide = mix(light.ink(coat, 0, 0), light.shade, shade)
  const dark = mix(tone(hide, -0.1), light.shade, 0.2)
  const hair = mix(light.ink(coat === '#e6dcc8' ? '#b5a890' : '#1f1612', 0, -0.2), light.shade, shade)
  const wears = against(outfit(d, { hat: '#ead9ae' }), light.shade, shade)
  const leg = (px: number, py: number, knee: Point, hoof: Point, own: string) => fill(taper([[px, py], knee, [hoof[0], hoof[1] - 12], hoof], 26, 9), own) + fill(`M${hoof[0] - 7},${hoof[1] - 8}h12l5,12h-19z`, tone(own, -0.14))
  const sw = d.between(-4, 4)
  return group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((facing * h) / 210).toFixed(3)} ${(h / 210).toFixed(3)})"`,
    leg(-54, -96, [-40 + sw, -52], [-58 + sw, 0], dark), leg(52, -92, [72 + sw, -56], [62 + sw, -2], dark),
    fill('M-82,-118Q-112,-100 -104,-44Q-96,-24 -104,-12Q-88,-26 -88,-52Q-92,-88 -74,-104Z', hair),
    fill('M-86,-112Q-92,-140 -60,-142Q-20,-134 20,-138Q48,-142 66,-164Q82,-190 100,-196L104,-210L112,-198Q120,-192 128,-172L146,-144Q148,-134 138,-132Q124,-132 114,-146Q104,-148 96,-136Q84,-108 78,-96Q60,-78 20,-82Q-20,-76 -46,-84Q-82,-84 -86,-112Z', hide),
    fill('M-86,-112Q-84,-90 -46,-88Q-20,-80 20,-86Q60,-84 78,-96Q60,-76 20,-80Q-20,-72 -46,-82Q-82,-84 -86,-112Z', dark, 'opacity=".7"'), fill('M60,-160Q74,-192 100,-202Q108,-198 106,-190Q86,-178 78,-152Q66,-140 54,-140Q58,-150 60,-160Z', hair), disc(122, -172, 3, '#140e0c'), line('M112,-146Q124,-152 132,-164M112,-146Q80,-130 34,-150', mix('#3a2418', light.shade, shade), 3),
    leg(-62, -98, [-76 - sw, -54], [-90 - sw, 0], hide), leg(58, -92, [54 - sw, -48], [40 - sw, 0], hide),
    fill('M-22,-142Q8,-134 34,-144L38,-116Q8,-108 -22,-116Z', mix(light.ink(d.pick(['#b5482a', '#27346b', '#0b7a85']), 0, 0), light.shade, shade)), fill('M-18,-146Q6,-134 32,-150L30,-136Q6,-130 -16,-136Z', mix('#4a2a18', light.shade, shade)),
    fill('M-8,-152Q18,-152 30,-136L36,-96L44,-84L24,-84L16,-120L-6,-136Z', wears.legs), fill('M24,-86h24l2,9h-30z', mix('#2b1a14', light.shade, shade)), fill('M-14,-146Q-20,-190 -6,-206Q10,-212 20,-202L22,-146Q4,-138 -14,-146Z', wears.top), line('M14,-198Q30,-180 36,-158', wears.skin, 8), line('M14,-199L24,-184', wears.top, 11), box(0, -216, 10, 12, wears.skin), oval(7, -224, 11, 13.500, wears.skin), oval(7, -229, 26, 6, wears.hat ?? wears.top), fill('M-6,-231Q-4,-248 8,-248Q19,-247 21,-231Z', wears.hat ?? wears.top))
}

/** Riders on a path along the ridge, valleys behind them. */
export function cabalgata({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(300, 560), hour === 'day' ? 160 : d.between(330, 410), 620)
  sky(sheet, light, d, { clouds: 6, disc: isLow(light) ? 112 : 56 })
  if (hour === 'day') for (const x of [d.between(700, 900), d.between(1250, 1450)]) cumulus(sheet, light, d, x, d.between(420, 500), d.between(300, 460))
  hills(sheet, light, d, ridge(d, 560, 40, 0.56), '#5a8a92', 0.66, { foot: 120, folds: false })
  cone(sheet, light, d, { x: d.between(980, 1200), base: 680, height: d.between(260, 330), width: 1150, crater: d.between(50, 100), own: '#47707a', far: 0.5, bend: 1.55 })
  hills(sheet, light, d, ridge(d, 630, 60, 0.54, 7, -40), '#42806c', 0.46, { foot: 180 })
  mist(sheet, light, 720, 70, 0.55)
  hills(sheet, light, d, ridge(d, 710, 60, 0.54, 7, 60), '#4f8a5c', 0.32, { foot: 190 })
  mist(sheet, light, 800, 60, 0.45)
  const wood = ridge(d, 800, 40, 0.55, 7, -50)
  forest(sheet, light, d, wood, '#3f7a4c', 0.2, 26, 3)
  mist(sheet, light, 880, 50, 0.35)
  const slope = d.between(30, 90)
  const top = (x: number) => 950 - Math.sin((x / WIDTH) * 2.6 + 0.3) * slope
  const bank = range(33).map((i): Point => [i * 52 - 30, top(i * 52 - 30)])
  const meadow = d.pick(['#7f9a4c', '#a8a04e', '#8fae5a'])
  sheet.add(fill(`${curve(bank)}L1660,1220L-40,1220Z`, sheet.linear([[0, light.ink(meadow, 0.06, 0.15)], [1, light.ink('#4a6a35', 0, -0.4)]])))
  sheet.add(grass(d, -20, WIDTH + 20, (x) => top(x) + 8, 40, light.ink(meadow, 0.02, 0.05), 0.5))
  const trail = (k: number) => range(33).map((i): Point => { const x = i * 52 - 30; return [x, top(x) + 74 + k * (46 + Math.sin(x / 240) * 8) + Math.sin(x / 180) * 6] })
  sheet.add(fill(`${curve(trail(0))}L${curve(trail(1).reverse()).slice(1)}Z`, light.ink('#d0a876', 0, 0.05)), ...range(90).map(() => { const x = d.between(0, WIDTH); return fill(lens(x, top(x) + 84 + d.roll() * 34, d.between(8, 50), 2), light.ink(d.pick(['#8a6244', '#ecd0a0']), 0, 0), 'opacity=".45"') }))
  const hides = ['#6b3f26', '#8a5a36', '#3a2820', '#e6dcc8', '#a8683a']
  const n = d.whole(2, 4)
  const size = n === 2 ? d.between(330, 370) : d.between(270, 300)
  const from = d.between(230, 330)
  for (const i of range(n)) {
    const [x, h] = [from + i * size * d.between(1.18, 1.3), size * d.between(0.94, 1.04)]
    const y = top(x) + 104
    sheet.add(fill(poly([[x - h * 0.4, y], [x + h * 0.3, y], [x + h * 0.62, y + 30], [x - h * 0.1, y + 30]]), light.shade, 'opacity=".35"'), rider(light, d, x, y, h, hides[(i + d.whole(0, 1)) % hides.length] as string, 1, hour === 'day' ? 0.1 : 0.36))
  }
  nearShade(sheet, light, 1040, 0.8)
  const [dark, lit] = [light.ink('#1f3a2b', 0, -0.5), light.ink('#8fae5c', 0, 0.08)]
  if (d.often(0.6)) sheet.add(tree(d, d.between(1430, 1540), 1080, d.between(700, 820), light.ink('#33291f', 0, -0.45), dark, lit, -1))
  sheet.add(...[d.between(20, 120), d.between(1330, 1420)].map((x) => rosette(d, x, 1205, d.between(120, 180), dark, lit)), grass(d, -20, WIDTH + 20, () => 1206, 90, dark, 0.4), ...range(70).map(() => { const x = d.between(0, WIDTH); return disc(x, d.between(1100, 1195), d.between(3, 7), light.ink(d.pick(['#f0b429', '#f4efe4', '#d9799a', '#c95f3a']), 0, 0.05)) }))
  sheet.add(flight(d, d.between(1000, 1200), d.between(220, 320), 18, d.whole(3, 5), light.ink('#2b3c48', 0.15, -0.4)))
}

/** A zip line over the gorge: forest below, a river far down, someone laughing in the middle of the air. */
export function canopy({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(500, 760), hour === 'day' ? 150 : d.between(220, 290), 460)
  sky(sheet, light, d, { clouds: 4, disc: isLow(light) ? 88 : 52 })
  cone(sheet, light, d, { x: d.between(620, 980), base: 480, height: d.between(170, 230), width: 1000, crater: 60, own: '#4b7480', far: 0.55, bend: 1.5 })
  hills(sheet, light, d, ridge(d, 430, 50, 0.55), '#42806c', 0.46, { foot: 170 })
  mist(sheet, light, 500, 70, 0.6)
  const gorge = (y: number, deep: number, w: number) => ridge(d, y, 24, 0.56).map(([x, h]): Point => [x, h + deep * Math.exp(-(((x - 820) / w) ** 2))])
  for (const [y, deep, w, far, size] of [[500, 120, 500, 0.34, 20], [560, 220, 430, 0.22, 28], [630, 350, 380, 0.1, 40]] as const) {
    forest(sheet, light, d, gorge(y, deep, w), d.pick(['#3d7f52', '#37784a']), far, size, 5)
    mist(sheet, light, y + deep * 0.86, 90, 0.42)
  }
  const bed = range(8).map((i): Point => [820 + Math.sin(i * 1.1 + 0.6) * (18 + i * 12), 850 + i * 52])
  sheet.add(fill(taper(bed, 8, 120), light.ink('#8fd0c6', 0.1, 0.1)), ...range(34).map(() => { const i = d.roll(); const [x, y] = bed[Math.floor(i * 7.9)] as Point; return fill(lens(x + d.around(0, 6 + i * 40), y, 8 + i * 30, 1 + i * 2), light.white, 'opacity=".8"') }))
  forest(sheet, light, d, gorge(760, 420, 330), '#2a6340', 0.02, 60, 4)
  if (isLow(light)) rays(sheet, light, d, light.sunX, light.sunY, 8, 1200, 0.12)
  sheet.add(flight(d, d.between(980, 1150), d.between(560, 640), 16, d.whole(4, 7), light.ink('#f4efe4', 0.1, 0.1)))
  const cable = (x: number) => 190 + (x - 0) * 0.19 - Math.sin((x / WIDTH) * Math.PI) * -46
  sheet.add(line(curve(range(17).map((i): Point => [i * 104 - 30, cable(i * 104 - 30)])), light.ink('#1f2a2c', 0, -0.5), 6), line(curve(range(17).map((i): Point => [i * 104 - 30, cable(i * 104 - 30) - 44])), light.ink('#1f2a2c', 0.1, -0.4), 3.5))
  const flyer = (x: number, s: number, lean: number) => {
    const y = cable(x)
    const skin = light.ink(d.pick(['#8a5638', '#6f4229', '#a06a45']), 0, -0.05)
    const [top, legs, helmet] = [light.ink(d.pick(['#c8362c', '#0b7a85', '#f0b429', '#d9588a']), 0, 0.05), light.ink(d.pick(['#27346b', '#3c4a52']), 0, -0.1), light.ink(d.pick(['#f0b429', '#e8632a', '#f4efe4']), 0, 0.1)]
    const strap = light.ink('#1f2a2c', 0, -0.4)
    sheet.add(group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(2)})"`, box(-34, -9, 68, 20, strap), disc(-22, -2, 11, light.ink('#c9ccc6', 0, 0.1)), disc(22, -2, 11, light.ink('#c9ccc6', 0, 0.1)), place(0, 8, 1, lean,
      line('M0,0V74M0,66L-20,128M0,66L18,128', strap, 5), line('M-30,118Q-24,60 -12,10', skin, 12), line('M-30,118Q-34,96 -29,80', top, 17), fill('M-44,106Q-24,88 0,100Q18,114 16,150Q14,182 -12,190Q-44,186 -50,160Q-54,124 -44,106Z', top), line('M-2,112Q26,100 34,52Q26,26 12,10', skin, 12), line('M-4,114Q20,108 30,82', top, 17),
      fill('M-46,166Q-20,150 14,160Q62,156 90,172L128,196Q132,206 122,210L84,196Q50,196 20,198Q-30,204 -46,166Z', legs), fill('M-30,178Q30,178 70,200L100,232Q100,242 90,240L58,216Q10,204 -30,196Z', tone(legs, -0.06)), fill('M120,188l24,14q4,10 -6,14l-22,-8zM92,228l20,18q2,10 -8,12l-18,-16z', light.ink('#2b1a14', 0, -0.3)), line('M-48,152Q-16,172 18,152M-44,178Q-6,160 22,182', strap, 7), box(-32, 78, 15, 16, skin), oval(-26, 66, 20, 23, skin), fill('M-50,64Q-52,34 -24,33Q2,34 2,62Q-10,56 -26,58Z', helmet), line('M-48,62Q-22,54 4,62', tone(helmet, -0.1), 5), line('M-20,78q7,3 12,-2', '#4a2014', 2.6), disc(-12, 68, 2.2, '#1a1210'))))
  }
  flyer(d.between(640, 860), d.between(1.35, 1.6), d.between(-8, 4))
  if (d.often(0.45)) flyer(d.between(1330, 1420), 0.62, 6)
  const [bark, dark, lit] = [light.ink('#4a3628', 0, -0.3), light.ink('#173a2b', 0, -0.45), light.ink('#5d9a4e', 0, 0.08)]
  sheet.add(fill(taper([[130, 1230], [118, 700], [134, 300], [120, -30]], 150, 92), sheet.linear([[0, light.ink('#7a5f44', 0, 0.1)], [0.5, bark], [1, light.ink('#2b1f18', 0, -0.5)]], [0, 0], [1, 0])), ...range(40).map(() => { const [x, y] = [d.between(62, 182), d.between(0, 1200)]; return line(`M${x},${y}q${d.around(0, 8)},40 ${d.around(0, 6)},${d.between(50, 120)}`, light.ink('#2b1f18', 0, -0.3), d.between(2, 5), 'opacity=".5"') }), ...range(30).map(() => fill(scallop(d, d.between(54, 110), d.between(20, 1180), d.between(10, 26), d.between(8, 16), 8), light.ink(d.pick(['#5f8f45', '#7fa653', '#3f7142']), 0, d.around(0, 0.2)))))
  const deck = d.between(590, 640)
  sheet.add(line(`M150,${deck + 190}L330,${deck + 20}`, light.ink('#5a4230', 0, -0.3), 18), fill(`M-20,${deck}H372V${deck + 34}H-20Z`, light.ink('#8a6242', 0, -0.1)), ...range(8).map((i) => line(`M${i * 50},${deck}v34`, light.ink('#3a2820', 0, -0.4), 4)), ...[60, 350].map((x) => box(x - 7, deck - 130, 14, 132, light.ink('#6d4c34', 0, -0.2))), line(`M0,${deck - 112}Q200,${deck - 92} 350,${deck - 118}M0,${deck - 60}Q200,${deck - 44} 350,${deck - 64}`, light.ink('#d9c49a', 0, -0.05), 7))
  sheet.add(...range(26).map((i) => { const a = d.roll(); return fill(scallop(d, -30 + a * 520, -10 + d.roll() * 170 * (1 - a * 0.7), d.between(44, 90), d.between(28, 52), 11), mix(dark, lit, (i / 26) * 0.9)) }))
  for (const [x, y, turn, k] of [[1660, 1000, 204, 1.1], [1670, 1130, 222, 1], [1590, 1250, 246, 1], [-30, 1230, -60, 0.9], [280, 1260, -84, 0.8]] as const) sheet.add(torn(d, x, y, 420 * k * d.between(0.9, 1.1), 150 * k, turn + d.around(0, 7), mix(dark, lit, d.between(0, 0.25)), mix(dark, lit, d.between(0.45, 0.95))))
}
