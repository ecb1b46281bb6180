/** After sunset: a camp under the stars, a dance in the square, the lights of the capital. */
import { blob, box, curve, type Dice, disc, fill, group, HEIGHT, lens, line, mix, oval, place, poly, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { against, outfit, person } from './figures.ts'
import { cone, forest, heightOf, hills, nearShade, ridge } from './land.ts'
import { type Light, lightOf, mist, sky } from './light.ts'
import { grass, pine, rosette } from './plants.ts'
import type { View } from './poster.ts'

const glowAt = (sheet: Sheet, x: number, y: number, r: number, strength: number, colour = '#ffb04a') => sheet.add(disc(x, y, r, sheet.radial([[0, colour, strength], [0.35, colour, strength * 0.42], [1, colour, 0]], x, y, r)))

/** Someone sitting on a log, seen from the side, `h` tall were they to stand. */
const sitter = (x: number, y: number, h: number, skin: string, top: string, legs: string, rim: string, facing: number, hat?: string) => group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((facing * h) / 110).toFixed(3)} ${(h / 110).toFixed(3)})"`,
  fill('M-12,-34Q10,-42 30,-34L33,-2L43,0L22,0L20,-22Q0,-18 -14,-18Z', legs), fill('M-14,-22Q-20,-52 -4,-66Q8,-68 10,-56L10,-26Q0,-18 -14,-22Z', top), line('M2,-56Q14,-44 30,-42', top, 8), disc(32, -42, 4, skin), oval(5, -76, 8, 9, skin),
  hat ? fill('M-12,-79Q4,-74 22,-80Q14,-82 12,-90Q4,-94 -2,-89Q-3,-82 -12,-79Z', hat) : fill('M-5,-74Q-6,-88 6,-88Q14,-87 13,-80Q4,-82 2,-72Z', '#1a1210'), line('M10,-56L11,-30M13,-80Q15,-74 12,-68M28,-36Q31,-20 33,-4', rim, 2.2, 'opacity=".85"'))

/** A fire between friends: tent, telescope, and more stars than one knew. */
export function fogata({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(300, 520), hour === 'night' ? d.between(150, 240) : d.between(420, 500), 800)
  const dark = hour === 'night' ? 1 : 0.75
  sky(sheet, light, d, { clouds: hour === 'night' ? 2 : 6, galaxy: hour === 'night', disc: hour === 'night' ? 40 : 90 })
  cone(sheet, light, d, { x: d.between(980, 1180), base: 850, height: d.between(300, 380), width: 1300, crater: d.between(80, 140), own: '#3d4f66', far: 0.34, bend: 1.5 })
  hills(sheet, light, d, ridge(d, 780, 46, 0.56), '#2f4a5c', 0.3, { foot: 150 })
  mist(sheet, light, 840, 60, 0.3)
  const back = ridge(d, 850, 26, 0.56)
  sheet.add(...range(46).map((i) => { const x = i * 36 - 20 + d.around(0, 20); return pine(d, x, heightOf(back, x) + 40, d.between(80, 190), light.ink('#1d3a3c', 0.12, -0.45), light.ink('#3d6a5c', 0.12, -0.1)) }))
  const ground = (x: number) => 930 + Math.sin(x / 210) * 12 + Math.abs(x - 800) * 0.03
  sheet.add(fill(`${curve(range(33).map((i): Point => [i * 52 - 30, ground(i * 52 - 30)]))}L1660,1220L-40,1220Z`, sheet.linear([[0, light.ink('#3f5a44', 0.05, -0.3)], [1, light.ink('#1c2c28', 0, -0.6)]])))
  const [fx, fy] = [d.between(740, 860), 1050]
  sheet.add(oval(fx, fy + 6, 640, 150, sheet.radial([[0, '#ffb35c', 0.62 * dark], [0.4, '#e8803a', 0.3 * dark], [1, '#e8803a', 0]], fx, fy + 6, 640)))
  for (const [x, h] of [[d.between(-10, 70), d.between(760, 940)], [d.between(130, 220), d.between(420, 560)], [d.between(1480, 1590), d.between(680, 860)]] as const) sheet.add(pine(d, x, 1010, h, light.ink('#142b2c', 0, -0.6), light.ink('#4a6b4f', 0, -0.15)))
  const tent = (x: number, y: number, s: number, own: string) => {
    const skin = light.ink(own, 0, -0.2)
    glowAt(sheet, x, y - s * 0.5, s * 1.5, 0.4, '#ffc46a')
    sheet.add(fill(`M${x - s},${y}Q${x - s * 0.6},${y - s * 0.9} ${x},${y - s}Q${x + s * 0.8},${y - s * 0.86} ${x + s * 1.15},${y}Z`, sheet.linear([[0, mix(skin, '#ffcf7a', 0.5)], [1, mix(skin, '#ff9f4a', 0.25)]])), fill(`M${x},${y - s}Q${x + s * 0.8},${y - s * 0.86} ${x + s * 1.15},${y}H${x + s * 0.42}Q${x + s * 0.36},${y - s * 0.6} ${x},${y - s}Z`, tone(skin, -0.08), 'opacity=".75"'), fill(`M${x - s * 0.5},${y}Q${x - s * 0.3},${y - s * 0.66} ${x - s * 0.04},${y - s * 0.82}Q${x + s * 0.2},${y - s * 0.5} ${x + s * 0.22},${y}Z`, sheet.linear([[0, '#ffe9b0'], [1, '#ffb85a']])), fill(`M${x - s * 0.04},${y - s * 0.82}Q${x + s * 0.2},${y - s * 0.5} ${x + s * 0.22},${y}L${x + s * 0.36},${y}Q${x + s * 0.3},${y - s * 0.5} ${x - s * 0.04},${y - s * 0.82}Z`, skin), line(`M${x - s},${y}L${x - s * 1.3},${y + 16}M${x + s * 1.15},${y}L${x + s * 1.42},${y + 14}`, light.ink('#d9cdbd', 0, -0.3), 2))
  }
  tent(d.between(380, 470), ground(400) + 30, d.between(120, 145), d.pick(['#b5482a', '#0b7a85', '#f0b429']))
  if (d.often(0.6)) tent(d.between(1190, 1270), ground(1200) + 16, d.between(84, 100), d.pick(['#27346b', '#0b7a85', '#d9799a']))
  const [tx, ty] = [d.between(1120, 1200), 1070]
  const steel = light.ink('#2b3a4a', 0, -0.4)
  const rim = mix(light.ink('#dfe6f2'), '#ffb85a', 0.4)
  sheet.add(line(`M${tx},${ty - 150}L${tx - 54},${ty + 10}M${tx},${ty - 150}L${tx + 60},${ty + 6}M${tx},${ty - 150}L${tx + 8},${ty + 24}`, steel, 9), line(`M${tx - 4},${ty - 146}L${tx - 56},${ty + 4}`, rim, 2.4, 'opacity=".7"'), place(tx, ty - 168, 1, -38, box(-96, -17, 190, 34, steel), box(-112, -11, 20, 22, steel), box(86, -22, 46, 44, tone(steel, 0.05)), box(-60, -34, 70, 10, steel), line('M-94,-15H86M88,-20H130', rim, 3, 'opacity=".8"')))
  sheet.add(person(tx - 118, ty + 14, 176, against(outfit(d, { hat: undefined, top: d.pick(['#b5482a', '#0b7a85', '#f0b429']) }), light.shade, 0.5), 0.2, 1))
  const shade = (own: string, k = 0.5) => mix(light.ink(own, 0, -0.1), light.shade, k)
  const log = (x: number, y: number, w: number) => sheet.add(fill(`M${x - w},${y - 12}h${w * 2}q12,14 0,30h${-w * 2}q-12,-14 0,-30z`, shade('#5a4230')), oval(x + w + 1, y + 3, 8, 15, shade('#b98a5a', 0.3)), line(`M${x - w},${y - 11}h${w * 2}`, '#ffb85a', 3, 'opacity=".5"'))
  const spots = [[-216, 1, -14], [214, -1, -14], [-306, 1, 22]] as const
  log(fx - 236, fy - 6, 110)
  log(fx + 236, fy - 6, 84)
  for (const [dx, facing, dy] of spots) sheet.add(sitter(fx + dx, fy + 18 + dy * 0.4, d.between(172, 190), shade(d.pick(['#8a5638', '#6f4229', '#a06a45']), 0.2), shade(d.pick(['#b5482a', '#0b7a85', '#f0b429', '#d9799a', '#f4efe4']), 0.35), shade('#27346b', 0.4), '#ffc46a', facing, d.often(0.4) ? shade('#ead9ae', 0.3) : undefined))
  sheet.add(...range(9).map((i) => fill(blob(d, fx - 92 + i * 23, fy + 24 + Math.sin((i / 8) * Math.PI) * 16, 17, 12, 0.15, 7), shade('#7d7268', d.between(0.2, 0.5)))), ...[-1, 1].map((s) => place(fx, fy + 8, 1, s * 18, box(-78, -10, 156, 22, shade('#5a3320', 0.3)), line('M-78,-9H78', '#ff9f4a', 4, 'opacity=".6"'))))
  glowAt(sheet, fx, fy - 70, 330, 0.75 * dark)
  const flame = (w: number, h: number, paint: string, lean: number) => fill(`M${fx - w},${fy + 6}C${fx - w * 1.2},${fy - h * 0.45} ${fx - w * 0.2 + lean},${fy - h * 0.4} ${fx + lean},${fy - h}C${fx + lean + w * 0.3},${fy - h * 0.55} ${fx + w * 1.15},${fy - h * 0.4} ${fx + w},${fy + 6}Q${fx},${fy + 22} ${fx - w},${fy + 6}Z`, paint)
  const lean = d.around(0, 20)
  sheet.add(flame(68, 168, '#e8632a', lean), place(-34, 0, 1, 0, flame(30, 104, '#f08432', lean - 20)), place(36, 0, 1, 0, flame(30, 116, '#ee7a2e', lean + 14)), flame(46, 124, '#f9a63c', lean * 0.7), flame(28, 82, '#ffd76a', lean * 0.4), flame(14, 44, '#fff4c8', 0))
  sheet.add(...range(46).map(() => { const k = d.roll(); return disc(fx + d.around(lean * 2 * k, 30 + k * 110), fy - 120 - k * 330, d.between(1.4, 4) * (1.2 - k * 0.6), '#ffc86a', `opacity="${(1 - k * 0.7).toFixed(2)}"`) }))
  nearShade(sheet, light, 1090, 0.9)
  const near = light.ink('#142b2c', 0, -0.7)
  sheet.add(grass(d, -20, WIDTH + 20, () => 1204, 76, near, 0.3), ...[d.between(60, 160), d.between(1420, 1540)].map((x) => rosette(d, x, 1212, d.between(120, 170), near, light.ink('#7fa05c', 0, -0.1))))
}

/** Ruffled skirts opening like fans under paper flags and bulbs. */
export function fiesta({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(300, 420), hour === 'day' ? 150 : 190, 640)
  const glow = hour !== 'day' && hour !== 'dawn'
  sky(sheet, light, d, { clouds: 5, disc: hour === 'night' ? 44 : 60 })
  hills(sheet, light, d, ridge(d, 560, 50, 0.56), '#3f6a7a', 0.45, { foot: 180 })
  const walls = ['#e0a13a', '#2f9296', '#c9603f', '#d98a8f', '#7fa88a', '#e9c46a', '#4a74b4']
  let wx = -60
  while (wx < WIDTH) {
    const [w, h, own] = [d.between(220, 300), d.between(230, 320), glow ? mix(mix(d.pick(walls), '#ffb05a', 0.12), light.shade, hour === 'night' ? 0.42 : 0.22) : light.ink(d.pick(walls), 0.1, -0.1)]
    const roof = light.ink('#b5563a', 0.08, -0.15)
    const base = 850
    sheet.add(box(wx, base - h, w, h, own), box(wx, base - 60, w, 60, tone(own, -0.08)), fill(`M${wx - 14},${base - h + 8}L${wx + 10},${base - h - 66}H${wx + w - 10}L${wx + w + 14},${base - h + 8}Z`, roof), ...range(w / 17).map((i) => line(`M${wx + 12 + i * 17},${base - h - 62}L${wx - 6 + i * 18},${base - h + 6}`, tone(roof, i % 2 ? -0.05 : 0.04), 4)))
    sheet.add(...[0.28, 0.72].map((u, i) => { const [x, tall, foot] = [wx + w * u, i ? 110 : 170, i ? 50 : 0]; const pane = glow ? sheet.linear([[0, '#ffe2a0'], [1, '#ffb85a']]) : light.ink('#4a3124', 0, -0.3); return fill(`M${x - 40},${base - foot}v${-tall + 20}q40,-40 80,0v${tall - 20}z`, light.ink('#f7efdf', 0.1, 0)) + fill(`M${x - 31},${base - foot}v${-tall + 24}q31,-32 62,0v${tall - 24}z`, pane) + (i ? range(4).map((k) => box(x - 24 + k * 15, base - foot - tall + 16, 3, tall - 16, light.ink('#33201a', 0, -0.4))).join('') : '') }))
    wx += w
  }
  sheet.add(box(0, 846, WIDTH, 360, sheet.linear([[0, light.ink('#a88a6a', 0.05, -0.05)], [1, light.ink('#6a5244', 0, -0.4)]])), ...range(120).map(() => { const t = d.roll(); return fill(lens(d.between(0, WIDTH), 856 + t * 340, 16 + t * 70, 1 + t * 3), light.ink(d.often(0.5) ? '#4a3a30' : '#e0c090', 0, -0.1), 'opacity=".3"') }))
  if (glow) sheet.add(oval(800, 960, 900, 200, sheet.radial([[0, '#ffb85a', 0.5], [1, '#ffb85a', 0]], 800, 960, 900)))
  sheet.add(...range(26).map((i) => { const x = i * 64 + d.around(0, 20); return person(x, 880 + d.around(0, 14), d.between(120, 140), against(outfit(d, d.often(0.3) ? { hat: undefined } : {}), light.shade, glow ? 0.5 : 0.2), d.often(0.4) ? -1 : 0.1, d.often(0.5) ? 1 : -1) }))
  for (const [y0, sag, turn] of [[40, 190, 40], [-30, 330, -60], [150, 120, -20]] as const) {
    const at = (u: number): Point => [u * 1700 - 50, y0 + Math.sin(Math.PI * u) * sag + (u - 0.5) * turn]
    sheet.add(line(curve(range(17).map((i) => at(i / 16))), light.ink('#2b2320', 0, -0.4), 2.5, 'opacity=".8"'))
    if (turn < -30 || y0 > 100) sheet.add(...range(17).map((i) => { const [x, y] = at((i + 0.5) / 17); return (glow ? disc(x, y + 14, 54, sheet.radial([[0, '#ffd27a', 0.75], [1, '#ffd27a', 0]], x, y + 14, 54)) : '') + oval(x, y + 14, 10, 13, glow ? '#fff3cf' : light.ink('#fdf3d8', 0, 0.3)) }))
    else sheet.add(...range(24).map((i) => { const [x, y] = at((i + 0.5) / 24); const c = light.ink(d.pick(['#b5482a', '#0b7a85', '#f0b429', '#d9799a', '#5f8f33', '#f4efe4', '#7a4a9a']), 0, 0.08); const hole = light.sky[1] as string; return fill(`M${x - 28},${y}h56v58l-9,12l-9,-12l-10,12l-9,-12l-10,12l-9,-12z`, c, 'opacity=".95"') + fill(`M${x},${y + 14}l12,16l-12,16l-12,-16z`, hole, 'opacity=".75"') + [-17, 17].map((k) => disc(x + k, y + 14, 4, hole, 'opacity=".75"') + disc(x + k, y + 46, 4, hole, 'opacity=".75"')).join('') }))
  }
  // Under the bulbs things keep their own colour, only warmer.
  const lamp = (own: string) => glow ? mix(mix(own, '#ff9f4a', 0.14), light.shade, 0.14) : light.ink(own, 0, 0.05)
  const schemes = [['#c8362c', '#f0b429', '#f4efe4', '#0b7a85'], ['#0b7a85', '#f4efe4', '#f0b429', '#b5482a'], ['#d9588a', '#f4efe4', '#27346b', '#f0b429'], ['#27346b', '#d9799a', '#f4efe4', '#c8362c'], ['#f4efe4', '#c8362c', '#5f8f33', '#27346b']] as const
  const dancer = (x: number, y: number, h: number, facing: number) => {
    const own = d.pick(schemes)
    const skin = lamp(d.pick(['#9a6440', '#8a5638', '#a87048']))
    const ink = (c: string, l = 0) => glow ? lamp(tone(c, l * 0.2)) : light.ink(c, 0, l + 0.08)
    const [lx, rx] = [d.between(-138, -116), d.between(124, 146)]
    const [ly, ry] = [d.between(-176, -120), d.between(-190, -140)]
    // The skirt is one fan; each ruffle is the same fan drawn smaller towards the waist.
    const hem = (k: number, lift = 0): Point[] => { const n = 22; return range(n + 1).map((i): Point => { const u = i / n; const a = Math.PI * (1 - u); const wave = Math.sin(u * n * 1.57) * 5.500 * k; const px = Math.cos(a) * 150 * (1 + 0.12 * Math.sin(Math.PI * u)); const edge = Math.abs(u - 0.5) * 2; const py = -6 - edge ** 3 * (u < 0.5 ? -ly - 40 : -ry - 40) - 20 * edge; return [px * k, -128 + (py + 128 + wave - lift) * k] }) }
    const fan = (k: number) => `M-9,-128Q${lx * 0.5 * k},${-128 + (ly + 128) * 0.9 * k - 10 * k} ${(hem(k)[0] as Point).join(',')}${curve(hem(k)).replace('M', 'L')}Q${rx * 0.5 * k},${-128 + (ry + 128) * 0.9 * k - 10 * k} 9,-128Z`
    const bands = [1, 0.9, 0.84, 0.66, 0.6, 0.4, 0.35].map((k, i) => fill(fan(k), ink(own[[0, 1, 0, 2, 0, 3, 0][i] as number] as string, 0.1 - i * 0.01)))
    const folds = range(11).map((i) => { const p = hem(0.97)[i * 2] as Point; return fill(taper([[0, -124], [p[0] * 0.5, -124 + (p[1] + 124) * 0.52], p], 1, 9), i % 2 ? light.shade : '#fff4d8', `opacity="${i % 2 ? 0.2 : 0.16}"`) })
    const arm = (hx: number, hy: number, s: number) => line(`M${s * 12},-176Q${s * 40},${-176 + (hy + 176) * 0.1 + 16} ${hx},${hy}`, skin, 8.5) + disc(hx, hy, 6, skin)
    const [hl, hr] = [hem(0.9)[0] as Point, hem(0.9)[22] as Point]
    sheet.add(oval(x, y + 4, h * 0.62, h * 0.05, light.shade, 'opacity=".45"'), group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((facing * h) / 220).toFixed(3)} ${(h / 220).toFixed(3)})"`, fill('M-18,-14L-12,2L-22,4ZM14,-14L20,2L10,4Z', skin), ...bands, ...folds, arm(hl[0] + 6, hl[1] + 4, -1), arm(hr[0] - 6, hr[1] + 4, 1),
      fill('M-13,-180Q0,-188 13,-180L10,-126Q0,-122 -10,-126Z', ink('#fbf6ea', 0.15)), fill('M-24,-178Q0,-192 24,-178Q28,-160 20,-156Q0,-170 -20,-156Q-28,-160 -24,-178Z', ink('#fbf6ea', 0.25)), line('M-20,-162Q0,-176 20,-162', ink(own[1] as string, 0.05), 3.5), box(-11, -132, 22, 8, ink(own[3] as string, 0)), box(-5, -196, 10, 16, skin), oval(0, -206, 12, 14.500, skin), fill('M-13,-204Q-16,-224 0,-224Q16,-224 13,-204Q8,-214 0,-216Q-8,-214 -13,-204Z', '#1c1310'), fill('M10,-206Q20,-190 15,-160Q10,-164 9,-176Q10,-192 8,-200Z', '#1c1310'), ...range(5).map((i) => disc(-11 + i * 5.500, -221 + Math.abs(i - 2) * 2.500, 5, ink(['#f0b429', '#d9588a', '#f4efe4', '#c8362c', '#f0b429'][i] as string, 0.1))), line('M-4,-204h3M3,-204h3', '#2a1a14', 2), line('M-3,-198q3,2.500 6,0', '#8a2f24', 1.8)))
  }
  const n = d.pick([2, 3, 3])
  for (const i of range(n === 2 ? 1 : 2)) sheet.add(person(n === 2 ? 790 : 545 + i * 520, 1010, 330, { skin: lamp('#8a5638'), top: lamp('#fbf6ea'), legs: lamp('#e6dac4'), hat: lamp('#e8d7a8') }, 0.5, i ? -1 : 1))
  const seats: readonly (readonly [number, number, number])[] = n === 2 ? [[430, 1120, 480], [1170, 1130, 490]] : [[290, 1080, 420], [1320, 1076, 420], [800, 1150, 510]]
  for (const [x, y, h] of seats) dancer(x + d.around(0, 26), y, h * d.between(0.96, 1.04), d.often(0.5) ? 1 : -1)
  sheet.add(...range(90).map(() => place(d.between(0, WIDTH), d.between(250, 1180), 1, d.between(0, 180), box(-6, -3, 12, 7, light.ink(d.pick(['#f0b429', '#d9588a', '#0b7a85', '#f4efe4', '#c8362c']), 0, 0.1), 'opacity=".85"'))))
  sheet.add(sheet.grain(box(0, 1060, WIDTH, 150, sheet.linear([[0, light.shade, 0], [1, light.shade, 0.6]]))))
}

/** A terrace over San Salvador: the volcano, and a carpet of lights below it. */
export function capital({ sheet, d, hour }: View) {
  const light = lightOf(hour, d, d.between(250, 420), hour === 'night' ? 170 : hour === 'day' ? 160 : d.between(330, 420), 640)
  const glow = hour === 'day' ? 0 : hour === 'dawn' ? 0.5 : 1
  sky(sheet, light, d, { clouds: 8, disc: hour === 'night' ? 48 : 92 })
  // El Boquerón, broad and open, with the peak of El Picacho on its shoulder.
  const x = d.between(900, 1040)
  hills(sheet, light, d, ridge(d, 600, 30, 0.56), '#4a6a86', 0.5, { foot: 120, folds: false })
  cone(sheet, light, d, { x, base: 690, height: 250, width: 1500, crater: 330, own: '#3f5a62', far: 0.34, bend: 1.4 })
  cone(sheet, light, d, { x: x + 330, base: 690, height: 300, width: 800, crater: 26, own: '#3a5560', far: 0.28, bend: 1.5 })
  forest(sheet, light, d, ridge(d, 672, 18, 0.56), '#2c4a4c', 0.22, 16, 2)
  sheet.add(box(0, 690, WIDTH, 420, sheet.linear([[0, light.ink('#3f5560', 0.25, -0.1)], [1, light.ink('#24343f', 0, -0.45)]])))
  const wall = ['#c9b8a4', '#a89a90', '#d8c4a8', '#8f8a92', '#b5836a', '#7f8f9a']
  for (const row of range(9)) {
    const t = row / 8
    const y = 700 + t ** 1.3 * 290
    const s = 12 + t * 58
    if (row % 2) sheet.add(...range(16 - row).map(() => fill(scallop(d, d.between(0, WIDTH), y, s * d.between(0.6, 1.1), s * 0.4, 8), light.ink('#2f5a48', 0.2 * (1 - t), -0.35))))
    sheet.add(...range(1700 / (s * 1.15)).map((i) => {
      const [bx, w, h] = [i * s * 1.15 - 40 + d.around(0, s * 0.3), s * d.between(0.6, 1.1), s * (d.often(0.08) ? d.between(1.7, 2.9) : d.between(0.4, 0.9))]
      const own = light.ink(d.pick(wall), 0.26 * (1 - t), -0.3 - glow * 0.2)
      const panes = glow ? range(Math.min(18, (w * h) / (s * 4.5))).map(() => d.often(0.55) ? box(bx + d.between(0.08, 0.8) * w, y - d.between(0.12, 0.9) * h, 2 + s * 0.07, 2 + s * 0.09, d.pick(['#ffd98c', '#ffe9b8', '#ffbe62', '#cfe6ff']), `opacity="${(d.between(0.6, 1) * glow).toFixed(2)}"`) : '').join('') : ''
      return box(bx, y - h, w, h + s, own) + box(bx + w * 0.66, y - h, w * 0.34, h + s, light.shade, 'opacity=".26"') + panes
    }))
  }
  if (glow) {
    mist(sheet, light, 730, 70, 0.3 * glow, '#ffbe7a')
    sheet.add(...range(240).map(() => { const t = d.roll() ** 1.5; return disc(d.between(0, WIDTH), 690 + t * 290, d.between(0.9, 1.6 + t * 2.2), d.pick(['#ffd98c', '#ffe9b8', '#ffb35c', '#ffffff', '#9fd0ff']), `opacity="${(d.between(0.5, 1) * glow).toFixed(2)}"`) }))
    for (const [ax, bx] of [[300, 60], [820, 900], [1300, 1560]] as const) sheet.add(line(curve([[ax + 120, 695], [ax + d.around(60, 40), 780], [(ax + bx) / 2, 880], [bx, 1010]]), '#ffcf7a', 7, 'opacity=".35" filter="url(#soft)"'), line(curve([[ax + 120, 695], [ax + d.around(60, 20), 780], [(ax + bx) / 2, 880], [bx, 1010]]), '#ffe0a0', 4, 'opacity=".8" stroke-dasharray="2 9"'))
  }
  const deck = 1010
  sheet.add(fill(`M-20,${deck}H1620V1220H-20Z`, sheet.linear([[0, light.ink('#8a5a3c', 0, -0.2)], [1, light.ink('#4a2f22', 0, -0.5)]])), ...range(15).map((i) => line(`M${i * 130 - 110},1220L${120 + i * 98},${deck}`, light.ink('#2b1a14', 0, -0.5), 4, 'opacity=".6"')))
  const iron = light.ink('#17232b', 0, -0.6)
  sheet.add(...range(54).map((i) => box(i * 30, 878, 5, 134, iron)), box(-10, 868, 1620, 14, iron), box(-10, 1000, 1620, 12, iron))
  const bulbs = (u: number): Point => [u * 1640 - 20, 110 + Math.sin(Math.PI * ((u * 3) % 1)) * 92 + Math.floor(u * 3) * 8]
  sheet.add(...range(3).map((k) => line(curve(range(9).map((i) => bulbs((k + Math.min(0.999, i / 8)) / 3))), iron, 3)), ...[0, 547, 1093, 1640].map((px) => box(px - 26, 96, 12, 920, iron)))
  sheet.add(...range(24).map((i) => { const [bx, by] = bulbs((i + 0.5) / 24); return disc(bx, by + 18, 60, sheet.radial([[0, '#ffd27a', 0.8 * Math.max(0.2, glow)], [1, '#ffd27a', 0]], bx, by + 18, 60)) + oval(bx, by + 18, 10, 14, '#fff3cf') + box(bx - 4, by, 8, 8, iron) }))
  const table = (tx: number, ty: number) => {
    sheet.add(oval(tx, ty + 120, 130, 16, light.shade, 'opacity=".5"'), box(tx - 8, ty, 16, 118, iron), oval(tx, ty + 118, 54, 9, iron), oval(tx, ty, 128, 24, light.ink('#a8693a', 0, -0.15)), oval(tx, ty - 4, 128, 23, light.ink('#c98f58', 0, -0.05)))
    glowAt(sheet, tx, ty - 40, 130, 0.7 * Math.max(0.25, glow), '#ffcf7a')
    sheet.add(box(tx - 12, ty - 34, 24, 30, '#ffdf9a'), box(tx - 14, ty - 36, 28, 5, iron), ...[-70, 66].map((k, i) => fill(`M${tx + k - 14},${ty - 62}h28l-6,52h-16z`, light.ink(i ? '#e8a03a' : '#c8362c', 0, 0.15), 'opacity=".9"') + fill(`M${tx + k - 15},${ty - 72}h30l-1,12h-28z`, '#ffffff', 'opacity=".4"') + disc(tx + k + 13, ty - 70, 9, light.ink('#b9d06a', 0, 0.1))))
  }
  const seat = d.between(330, 460)
  const friend = (px: number, py: number, h: number, facing: number, more = {}) => sheet.add(person(px, py, h, against(outfit(d, { hat: undefined, ...more }), light.shade, hour === 'day' ? 0.12 : 0.3), d.often(0.5) ? -1 : 0.1, facing))
  friend(seat - 150, 1120, 330, 1)
  friend(seat + 176, 1116, 318, -1)
  table(seat, 1040)
  if (d.often(0.75)) for (const i of range(2)) friend(d.between(1130, 1180) + i * 108, 1070, 280 + i * 14, i ? -1 : 1)
  const leafy = light.ink('#1f4a38', 0, -0.35)
  sheet.add(...[1490, 40].map((px) => fill(`M${px - 62},1080h124l-16,120h-92z`, light.ink('#b5653c', 0, -0.2)) + rosette(d, px, 1092, 190, leafy, light.ink('#8fae6d', 0, 0.05), 17)), sheet.grain(box(0, 1080, WIDTH, HEIGHT - 1080, sheet.linear([[0, light.shade, 0], [1, light.shade, 0.8]]))))
}
