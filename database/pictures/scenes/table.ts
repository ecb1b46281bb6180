/** Tables seen from above: a cupping at a coffee farm, chocolate from the pod to the cup. */
import { blob, box, curve, type Dice, disc, fill, group, HEIGHT, lens, line, mix, oval, place, type Point, range, scallop, type Sheet, taper, tone, WIDTH } from './brush.ts'
import { type Hour, type Light, lightOf } from './light.ts'
import { coffee, frond, leaf } from './plants.ts'
import type { View } from './poster.ts'

type Table = { light: Light; lit: number; shadow: (path: string, opacity?: number) => string }

/** The boards, the light on them and how shadows fall there. */
function boards(sheet: Sheet, d: Dice, hour: Hour, woods: readonly (readonly string[])[], wide = 200): Table {
  const light = lightOf(hour === 'dusk' ? 'dawn' : hour, d, 300, 200, 600) // food keeps its own colours, only the shadows grow long
  const [sx, sy] = hour === 'day' ? [24, 28] : hour === 'night' ? [18, 22] : [58, 40]
  const lit = hour === 'night' ? -0.1 : 0.08
  const wood = d.pick(woods)
  for (const i of range(WIDTH / wide + 1)) {
    const own = light.ink(wood[i % wood.length] as string, 0, lit + d.around(0, 0.07))
    const knots = d.often(0.4) ? [fill(blob(d, i * wide + wide * d.between(0.3, 0.7), d.between(80, 1100), 16, 30, 0.1), tone(own, -0.06), 'opacity=".7"')] : []
    sheet.add(box(i * wide - 2, 0, wide + 4, HEIGHT, own), ...knots, ...range(wide / 16).map(() => {
      const x = i * wide + d.between(8, wide - 8)
      return line(curve(range(7).map((k): Point => [x + d.around(0, 6), -20 + k * 210])), tone(own, d.around(-0.04, 0.04)), d.between(1.2, 4), 'opacity=".55"')
    }), line(`M${i * wide},0V${HEIGHT}`, light.ink('#2b1a14', 0, -0.5), 5, 'opacity=".7"'))
  }
  return { light, lit, shadow: (path, opacity = 0.42) => group(`transform="translate(${sx} ${sy})" opacity="${opacity}"`, fill(path, light.shade)) }
}
/** Sun through leaves and the dark side of the room, last of all. */
function evening(sheet: Sheet, d: Dice, light: Light, hour: Hour) {
  const leaves = range(2).map((i) => frond(d, [-80, -60 + i * 420], [500, -80 + i * 480], [1050 + i * 260, 410 + i * 420], 250, 0.18))
  sheet.add(group(`opacity="${hour === 'night' ? 0.1 : 0.15}" filter="url(#soft)"`, ...leaves.map((f) => fill(f, light.shade))))
  sheet.add(disc(200, 60, 1300, sheet.radial([[0, light.sun, hour === 'night' ? 0.16 : 0.26], [1, light.sun, 0]], 200, 60, 1300)))
  sheet.add(sheet.grain(box(0, 0, WIDTH, HEIGHT, sheet.linear([[0.6, light.shade, 0], [1, light.shade, 0.6]], [0, 0], [1, 1]))))
}
const bean = (d: Dice, x: number, y: number, s: number, own: string) => place(x, y, 1, d.between(0, 360), oval(0, 0, s, s * 0.7, own), fill(`M${-s},0A${s},${s * 0.7} 0 0 0 ${s},0Q0,${s * 0.5} ${-s},0Z`, tone(own, -0.07)), line(`M${-s * 0.86},${s * 0.06}q${s * 0.8},${-s * 0.5} ${s * 0.9},0q${s * 0.1},${s * 0.4} ${s * 0.8},${-s * 0.1}`, tone(own, -0.16), s * 0.15), oval(-s * 0.3, -s * 0.36, s * 0.3, s * 0.11, '#fff3dc', 'opacity=".35"'))
const roasts = ['#5a3320', '#4a2818', '#6b3d24', '#3f2115'] as const
const spoon = (light: Light, x: number, y: number, long: number, turn: number) => place(x, y, 1, turn, fill(taper([[0, 0], [long * 0.5, 4], [long, 0]], 13, 20), light.ink('#c9ccc6', 0, 0.1)), line(`M10,-3L${long - 6},-5`, light.ink('#ffffff', 0, 0.3), 3, 'opacity=".7"'), oval(-40, 0, 52, 36, light.ink('#d8dad4', 0, 0.1)), oval(-38, 3, 43, 28, light.ink('#a9aeaa', 0, -0.1)), oval(-52, -10, 16, 8, '#ffffff', 'opacity=".6"'))
/** A leaf poured in milk: crescents one in the other, closed by a heart. */
const rosetta = (d: Dice, r: number, cream: string) => place(0, 0, 1, d.between(-30, 30),
  ...range(7).map((i) => {
    const y = r * (0.62 - i * 0.19)
    const w = r * (0.3 + 0.46 * Math.sin(((i + 1) / 8) * Math.PI))
    return fill(`M${-w},${y - r * 0.2}Q${-w * 0.5},${y + r * 0.05} 0,${y + r * 0.12}Q${w * 0.5},${y + r * 0.05} ${w},${y - r * 0.2}Q${w * 0.6},${y - r * 0.02} 0,${y + r * 0.02}Q${-w * 0.6},${y - r * 0.02} ${-w},${y - r * 0.2}Z`, cream)
  }),
  fill(`M0,${-r * 0.52}C${-r * 0.1},${-r * 0.86} ${-r * 0.44},${-r * 0.8} ${-r * 0.34},${-r * 0.56}Q${-r * 0.2},${-r * 0.34} 0,${-r * 0.3}Q${r * 0.2},${-r * 0.34} ${r * 0.34},${-r * 0.56}C${r * 0.44},${-r * 0.8} ${r * 0.1},${-r * 0.86} 0,${-r * 0.52}Z`, cream),
  line(`M0,${-r * 0.3}V${r * 0.78}`, cream, r * 0.05))

/** Coffee at the table: one good cup, or the row of bowls of a cupping. */
export function cata({ sheet, d, hour, take }: View) {
  const { light, lit, shadow } = boards(sheet, d, hour, [['#b9824e', '#a87242', '#c4905a'], ['#7a4a34', '#8a563c', '#6d4230'], ['#d8b88a', '#cfae7e', '#e2c498'], ['#3f7a78', '#377070', '#478684']])
  const cream = light.ink('#f6e7c8', 0, 0.15)
  const coffeeIn = (x: number, y: number, r: number) => sheet.radial([[0, light.ink('#9a5f34', 0, 0.05)], [0.6, light.ink('#7a4524')], [0.9, light.ink('#4f2a17', 0, -0.1)], [1, light.ink('#2f180e', 0, -0.2)]], x - r * 0.15, y - r * 0.15, r)
  const heap = (x: number, y: number, w: number, h: number, count: number, s: number, own: readonly string[]) => sheet.add(...range(count).map(() => { const [u, v] = [d.between(-1, 1), d.between(-1, 1)]; return bean(d, x + u * w, y + v * h, s * d.between(0.85, 1.15), light.ink(d.pick(own), 0, d.around(0.02, 0.12))) }))
  const loose = (count: number, spot: () => Point, s = 19) => sheet.add(...range(count).map(() => { const [x, y] = spot(); const b = bean(d, x, y, s * d.between(0.85, 1.1), light.ink(d.pick(roasts), 0, 0.02)); return shadow(blob(d, x - 12, y - 16, s * 0.9, s * 0.7, 0.05), 0.3) + b }))
  const tray = (x: number, y: number, w: number, h: number, turn: number, own: readonly string[]) => {
    sheet.add(place(x, y, 1, turn, fill(`M${-w / 2 + 26},${-h / 2 + 30}h${w}v${h}h${-w}z`, light.shade, 'opacity=".36"'), box(-w / 2, -h / 2, w, h, light.ink('#e9d9bd', 0, lit)), box(-w / 2 + 16, -h / 2 + 16, w - 32, h - 32, light.ink('#b99e78', 0, -0.15))))
    const a = (turn * Math.PI) / 180
    const n = (w * h) / 620
    sheet.add(...range(n).map(() => { const [u, v] = [d.between(-0.5, 0.5) * (w - 58), d.between(-0.5, 0.5) * (h - 58)]; return bean(d, x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a), 18 * d.between(0.85, 1.1), light.ink(d.pick(own), 0, d.around(0.03, 0.12))) }))
  }
  const green = ['#a8ab7c', '#97a06e', '#b5b58a', '#8a9468'] as const
  const honey = ['#d9b27a', '#cda468', '#e2c08c', '#c49a5e'] as const
  const cup = (x: number, y: number, r: number, glaze: string) => {
    const white = light.ink('#fbf6ea', 0, 0.2)
    const rim = light.ink(glaze, 0, lit)
    sheet.add(shadow(blob(d, x, y, r * 1.62, r * 1.62, 0.004, 22), 0.5), disc(x, y, r * 1.62, white), disc(x, y, r * 1.62, 'none', `stroke="${rim}" stroke-width="${(r * 0.07).toFixed(0)}"`), disc(x, y, r * 1.16, light.ink('#d8cdb8', 0, -0.1)), sheet.grain(disc(x, y, r * 1.6, sheet.linear([[0.5, light.shade, 0], [1, light.shade, 0.4]], [0, 0], [1, 1]))))
    sheet.add(place(x, y, 1, d.between(20, 60), line(`M${r * 0.86},${-r * 0.26}H${r * 1.38}V${r * 0.26}H${r * 0.86}`, light.shade, r * 0.2, 'opacity=".3" transform="translate(14 18)"'), line(`M${r * 0.86},${-r * 0.22}H${r * 1.4}V${r * 0.22}H${r * 0.86}`, rim, r * 0.19)))
    sheet.add(shadow(blob(d, x - 8, y - 8, r, r, 0.004, 22), 0.4), disc(x, y, r * 1.04, rim), disc(x, y, r * 0.97, white), disc(x + 4, y + 5, r * 0.9, light.ink('#cbbfa8', 0, -0.12)), disc(x + 3, y + 4, r * 0.86, coffeeIn(x, y, r * 0.86)))
    return { x, y, r }
  }
  if (take % 2 === 0) {
    const stripes = d.pick([['#b5482a', '#f0b429'], ['#27346b', '#0b7a85'], ['#0f4a45', '#f0b429']] as const)
    sheet.add(place(200, 860, 1, -18, box(-330, -140, 760, 640, light.shade, 'opacity=".3" transform="translate(24 26)"'), box(-330, -140, 760, 640, light.ink('#f4efe4', 0, lit)), ...range(15).map((i) => box(-330 + i * 52, -140, i % 3 ? 9 : 22, 640, light.ink(stripes[i % 2] as string, 0, lit), 'opacity=".9"'))))
    const { x, y, r } = cup(d.between(720, 800), d.between(590, 650), d.between(222, 248), d.pick(['#0b7a85', '#b5482a', '#27346b', '#f4efe4']))
    sheet.add(place(x + 3, y + 4, 1, 0, rosetta(d, r * 0.78, cream)), line(`M${x - r * 0.7},${y - r * 0.36}A${r * 0.8},${r * 0.8} 0 0 1 ${x - r * 0.1},${y - r * 0.76}`, '#fff6e4', 8, 'opacity=".5"'))
    sheet.add(spoon(light, x + r * 1.24, y + r * 0.86, 330, -38))
    const [bx, by] = [d.between(1330, 1400), d.between(300, 360)]
    sheet.add(shadow(blob(d, bx, by, 226, 226, 0.01, 20), 0.5), disc(bx, by, 226, light.ink('#a5552f', 0, 0.05)), disc(bx, by, 200, light.ink('#5a2f20', 0, -0.35)), sheet.clip(blob(d, bx + 3, by + 3, 196, 196, 0.004, 22), ...range(430).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.55 * 186; return bean(d, bx + Math.cos(a) * k, by + Math.sin(a) * k, 21 * d.between(0.85, 1.1), light.ink(d.pick(roasts), 0, d.around(0.04, 0.16))) })))
    loose(16, () => [d.between(1090, 1560), d.between(580, 760)])
    tray(300, 210, 430, 300, -8, d.pick([green, honey]))
  } else {
    const r = d.between(122, 132)
    const tilt = d.around(0, 24)
    for (const row of range(2)) for (const i of range(4)) {
      const [x, y] = [250 + i * 372 + row * 40 + d.around(0, 8), 470 + row * 350 + (i - 1.5) * tilt + d.around(0, 8)]
      const white = light.ink('#fbf6ea', 0, 0.2)
      sheet.add(shadow(blob(d, x, y, r * 1.1, r * 1.1, 0.004, 20), 0.48), disc(x, y, r * 1.12, white), sheet.grain(disc(x, y, r * 1.12, sheet.linear([[0.55, light.shade, 0], [1, light.shade, 0.4]], [0, 0], [1, 1]))), disc(x + 4, y + 5, r * 0.98, light.ink('#cbbfa8', 0, -0.15)), disc(x + 4, y + 5, r * 0.93, coffeeIn(x, y, r * 0.93)))
      const crust = blob(d, x + 3, y + 4, r * 0.9, r * 0.9, 0.01, 18)
      if ((i + row) % 2 === 0) sheet.add(sheet.clip(crust, ...range(150).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.5 * r * 0.92; return fill(blob(d, x + Math.cos(a) * k, y + Math.sin(a) * k, d.between(4, 13), d.between(3, 10), 0.25, 7), light.ink(d.pick(['#5a3320', '#7a4a2c', '#8a5a36', '#4a2818', '#b98a58']), 0, 0.02), 'opacity=".8"') })))
      else sheet.add(...range(16).map(() => { const a = d.between(0, 6.28); return disc(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8, d.between(3, 9), light.ink('#c9935a', 0, 0.1), 'opacity=".7"') }), line(`M${x - r * 0.6},${y - r * 0.3}A${r * 0.7},${r * 0.7} 0 0 1 ${x - r * 0.06},${y - r * 0.66}`, '#fff6e4', 6, 'opacity=".5"'))
    }
    for (const [i, own] of ([green, honey, roasts] as const).entries()) tray(330 + i * 480 + d.around(0, 20), 150 + d.around(0, 14), 400, 230, d.around(0, 4), own)
    sheet.add(spoon(light, 470 + 372 * d.whole(0, 2), 640, 290, d.between(50, 76)))
    loose(20, () => [d.between(60, 1540), d.between(1020, 1180)])
  }
  const inks = [light.ink('#123f2e', 0, -0.15), light.ink('#3f8a50', 0, 0.12), light.ink('#c2302b', 0, 0.04), light.ink('#9fb548')] as const
  sheet.add(coffee(d, range(5).map((i): Point => [1690 - i * 96, 1150 - i * 22 - (i % 2) * 10]), 88, inks))
  evening(sheet, d, light, hour)
}

/** Cacao: the pod cut open, beans, tablets and the cup with its froth. */
export function cacao({ sheet, d, hour }: View) {
  const { light, lit, shadow } = boards(sheet, d, hour, [['#8a4a34', '#7a3f2d', '#99573d'], ['#c4905a', '#b9824e', '#cf9c66'], ['#3a4650', '#33404a', '#414e58'], ['#2f8288', '#27747b', '#3a9094']])
  const choc = (k = 0) => light.ink('#5f3420', 0, lit + k)
  const pod = (x: number, y: number, long: number, turn: number, own: string, open: boolean) => {
    const [a, b] = [long / 2, long * 0.24]
    const shape = (k: number, m = 1) => `M${-a * k},0C${-a * 0.8 * k},${-b * 1.3 * m} ${a * 0.4 * k},${-b * 1.5 * m} ${a * k},${-b * 0.06}Q${a * 1.06 * k},0 ${a * k},${b * 0.06}C${a * 0.4 * k},${b * 1.5 * m} ${-a * 0.8 * k},${b * 1.3 * m} ${-a * k},0Z`
    const skin = light.ink(own, 0, lit)
    const ridges = [-0.8, -0.42, 0, 0.42, 0.8].map((u) => line(`M${-a * 0.97},0C${-a * 0.6},${b * 1.25 * u} ${a * 0.4},${b * 1.4 * u} ${a * 0.97},0`, tone(skin, u < 0 ? 0.07 : -0.09), 10, 'opacity=".7"'))
    const warts = range(46).map(() => { const u = d.between(-0.85, 0.85); return disc(u * a, d.around(0, b * 1.05) * Math.sqrt(1 - u * u), d.between(2, 6), tone(skin, d.around(0, 0.08)), 'opacity=".8"') })
    const flesh = [fill(shape(0.93, 0.88), light.ink('#f0dcae', 0, 0.12)), fill(shape(0.84, 0.74), light.ink('#d9b888', 0, -0.05)), ...[-0.45, 0, 0.45].flatMap((v, row) => range(7).map((i) => { const u = -0.66 + i * 0.21 + (row % 2 ? 0 : 0.1); const px = u * a; const py = v * b * (1 - Math.abs(u) * 0.4); return oval(px + 3, py + 5, a * 0.105, b * 0.25, light.ink('#9a7a56', 0, -0.2), 'opacity=".6"') + oval(px, py, a * 0.102, b * 0.24, light.ink(d.pick(['#fbf4ec', '#f4e6e0', '#f6ead8']), 0, 0.15)) + oval(px + 4, py + 5, a * 0.06, b * 0.13, light.ink('#dcb6b0'), 'opacity=".5"') + oval(px - a * 0.03, py - b * 0.09, a * 0.03, b * 0.05, '#ffffff', 'opacity=".9"') }))]
    sheet.add(place(x, y, 1, turn, group('transform="translate(20 26)" opacity=".42"', fill(shape(1), light.shade)), fill(shape(1), skin), ...(open ? flesh : [...ridges, ...warts, sheet.grain(fill(shape(1), sheet.linear([[0.4, light.shade, 0], [1, light.shade, 0.7]])))]), line(`M${-a},0h-26`, light.ink('#5a4230', 0, -0.2), 15)))
  }
  for (const [turn, x, y] of [[24, -40, 60], [60, 260, -60], [150, 1640, 40], [-28, -40, 1130]] as const) sheet.add(leaf(x, y, 620, 230, turn + d.around(0, 6), light.ink('#2b6b3c', 0, -0.12), light.ink('#5d9a4a', 0, 0.08), 14, 0.04))
  const tint = d.pick([['#d9862a', '#e0a13a'], ['#8a3a3a', '#b5482a'], ['#c9a02f', '#d9862a']] as const)
  pod(330, 250, 560, 16 + d.around(0, 8), tint[0], false)
  pod(1250, 260, 620, -14 + d.around(0, 8), tint[1], true)
  const [cx, cy, r] = [d.between(420, 470), d.between(770, 820), d.between(240, 260)]
  const glaze = d.pick(['#a5552f', '#27346b', '#0b7a85'])
  sheet.add(place(cx, cy, 1, 140, line(`M${r * 0.8},${-r * 0.24}H${r * 1.34}V${r * 0.24}H${r * 0.8}`, light.ink(glaze, 0, -0.05), r * 0.2)))
  sheet.add(shadow(blob(d, cx, cy, r, r, 0.004, 22), 0.5), disc(cx, cy, r, light.ink(glaze, 0, lit)), ...range(30).map((i) => { const a = (i / 30) * 6.283; return disc(cx + Math.cos(a) * r * 0.93, cy + Math.sin(a) * r * 0.93, r * 0.03, light.ink('#f4efe4', 0, 0.1)) }), disc(cx + 4, cy + 5, r * 0.85, choc(-0.2)), disc(cx + 4, cy + 6, r * 0.81, sheet.radial([[0, light.ink('#a9714a', 0, 0.1)], [0.7, light.ink('#7f4a2c')], [1, light.ink('#4f2a18', 0, -0.1)]], cx - 30, cy - 40, r)))
  sheet.add(sheet.clip(blob(d, cx + 4, cy + 6, r * 0.8, r * 0.8, 0.004, 22), ...range(120).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.45 * r * 0.78; return disc(cx + Math.cos(a) * k, cy + Math.sin(a) * k, d.between(4, 15), light.ink(d.pick(['#c9935f', '#b57f4e', '#d9ab78']), 0, 0.1), 'opacity=".5"') + disc(cx + Math.cos(a) * k - 3, cy + Math.sin(a) * k - 3, d.between(1, 4), '#fff0d8', 'opacity=".5"') }), ...range(3).map((i) => line(curve(range(14).map((s): Point => { const a = i * 2.1 + s * 0.42; const k = r * (0.68 - s * 0.045); return [cx + Math.cos(a) * k, cy + Math.sin(a) * k] })), light.ink('#e2bd90', 0, 0.12), 9, 'opacity=".55"'))))
  const tablet = (x: number, y: number, cols: number, rows: number, turn: number, cell = 92) => sheet.add(place(x, y, 1, turn, box(20, 24, cols * cell, rows * cell, light.shade, 'opacity=".45"'), box(0, 0, cols * cell, rows * cell, choc(-0.25)), ...range(cols * rows).filter((i) => i !== cols * rows - 1).map((i) => { const [px, py] = [(i % cols) * cell, Math.floor(i / cols) * cell]; return fill(`M${px + 4},${py + 4}h${cell - 8}l-13,13h${34 - cell}v${cell - 34}l-13,13z`, choc(0.22)) + fill(`M${px + cell - 4},${py + cell - 4}h${8 - cell}l13,-13h${cell - 34}v${34 - cell}l13,-13z`, choc(-0.3)) + box(px + 17, py + 17, cell - 34, cell - 34, choc(d.around(0.04, 0.05))) })))
  tablet(d.between(900, 940), d.between(610, 640), 4, 3, d.between(8, 16))
  for (const i of range(3)) { const [x, y, s] = [1440 + (i % 2) * 40 - i * 20, 640 + i * 168, 92]; sheet.add(shadow(blob(d, x, y, s, s, 0.02), 0.45), disc(x, y, s, choc(-0.1)), disc(x - 2, y - 3, s - 8, choc(0.05)), line(`M${x - s * 0.8},${y}H${x + s * 0.8}M${x},${y - s * 0.8}V${y + s * 0.8}`, choc(-0.3), 8), line(`M${x - s * 0.7},${y - s * 0.4}A${s * 0.82},${s * 0.82} 0 0 1 ${x - s * 0.1},${y - s * 0.8}`, light.ink('#b98a66', 0, 0.1), 5, 'opacity=".6"')) }
  for (const i of range(3)) sheet.add(place(820 + i * 26, 1080 + i * 32, 1, -14 + i * 9, box(14, 18, 330, 30, light.shade, 'opacity=".35"'), box(0, 0, 330, 32, light.ink('#a8693a', 0, lit)), box(0, 15, 330, 3, light.ink('#5f3418', 0, -0.2)), box(0, 4, 330, 5, light.ink('#cf9660', 0, 0.1)), oval(0, 16, 6, 16, light.ink('#6d3f20', 0, -0.1)), oval(330, 16, 6, 16, light.ink('#c98f58'))))
  sheet.add(...range(34).map(() => { const [x, y] = [d.around(800, 170), d.around(470, 90)]; return shadow(blob(d, x - 10, y - 14, 26, 17, 0.05), 0.3) + place(x, y, 1, d.between(0, 360), oval(0, 0, 31, 20, light.ink(d.pick(['#8a4f30', '#7a4329', '#99603a']), 0, lit + d.around(0, 0.1))), oval(-8, -6, 12, 5, '#f0c9a0', 'opacity=".35"'), line('M-26,3q24,9 52,-2', light.ink('#4a2818', 0, -0.2), 2.4, 'opacity=".7"')) }))
  const stick = light.ink('#b9824e', 0, lit)
  sheet.add(place(130, 1130, 1, -34, group('transform="translate(22 28)" opacity=".36"', box(-10, -12, 520, 24, light.shade), box(500, -42, 110, 84, light.shade)), fill(taper([[-10, 0], [260, 0], [500, 0]], 20, 28), stick), ...range(3).map((i) => box(340 + i * 48, -24, 16, 48, tone(stick, -0.05))), fill('M500,-20Q520,-52 556,-46Q604,-40 612,0Q604,40 556,46Q520,52 500,20Z', tone(stick, -0.02)), ...range(6).map((i) => line(`M512,${-34 + i * 13.600}Q560,${-40 + i * 16} 606,${-16 + i * 6.400}`, tone(stick, -0.12), 5))))
  sheet.add(...range(26).map(() => fill(lens(d.between(560, 900), d.between(860, 1000), d.between(3, 9), 2), choc(-0.05), 'opacity=".8"')))
  evening(sheet, d, light, hour)
}

/** A clay bowl of soup from above, with what goes into it and beside it. */
export function tazon({ sheet, d, hour }: View) {
  const { light, lit, shadow } = boards(sheet, d, hour, [['#c4905a', '#b9824e', '#cf9c66'], ['#2f8288', '#27747b', '#3a9094'], ['#8a4a34', '#7a3f2d', '#99573d'], ['#d8b88a', '#cfae7e', '#e2c498']])
  const stripes = d.pick([['#b5482a', '#f0b429'], ['#27346b', '#0b7a85'], ['#0f4a45', '#f0b429']] as const)
  sheet.add(place(1180, 760, 1, d.between(-20, -10), box(-60, -230, 760, 760, light.shade, 'opacity=".32" transform="translate(24 26)"'), box(-60, -230, 760, 760, light.ink('#f4efe4', 0, lit)), ...range(16).map((i) => box(-60 + i * 48, -230, i % 3 ? 9 : 22, 760, light.ink(stripes[i % 2] as string, 0, lit), 'opacity=".9"'))))
  for (const [x, y, turn] of [[-60, 140, 22], [120, -60, 66], [-60, 1120, -34]] as const) sheet.add(leaf(x, y, 660, 240, turn + d.around(0, 6), light.ink('#2b6b3c', 0, -0.12), light.ink('#5d9a4a', 0, 0.08), 15, 0.03))
  const [cx, cy, r] = [d.between(640, 700), d.between(580, 630), d.between(400, 430)]
  const clay = light.ink(d.pick(['#a5552f', '#2f2a2c', '#8f4a2c']), 0, lit)
  sheet.add(...[-1, 1].map((s) => fill(blob(d, cx + s * (r + 26), cy, 66, 92, 0.04, 14), tone(clay, -0.05))), shadow(blob(d, cx, cy, r, r, 0.004, 24), 0.55), disc(cx, cy, r, clay), disc(cx, cy, r * 0.97, tone(clay, 0.06)), disc(cx + 4, cy + 5, r * 0.9, tone(clay, -0.12)), disc(cx + 4, cy + 6, r * 0.86, sheet.radial([[0, light.ink('#f0b450', 0, 0.15)], [0.8, light.ink('#d98a2e')], [1, light.ink('#a8601c', 0, -0.1)]], cx - 60, cy - 80, r)))
  const inside = blob(d, cx + 4, cy + 6, r * 0.85, r * 0.85, 0.004, 24)
  const spot = (reach: number): Point => { const a = d.between(0, 6.28); const k = d.roll() ** 0.6 * reach * r; return [cx + Math.cos(a) * k, cy + Math.sin(a) * k] }
  const slice = (paint: string, core: string) => (x: number, y: number, s: number) => fill(blob(d, x + 6, y + 8, s, s * 0.95, 0.04), light.shade, 'opacity=".25"') + fill(blob(d, x, y, s, s * 0.95, 0.04), light.ink(paint, 0, 0.06)) + fill(blob(d, x, y, s * 0.8, s * 0.76, 0.05), light.ink(tone(paint, 0.05), 0, 0.1)) + disc(x, y, s * 0.3, light.ink(core, 0, 0.08))
  const maize = (x: number, y: number, s: number) => fill(blob(d, x + 8, y + 10, s, s, 0.03), light.shade, 'opacity=".28"') + disc(x, y, s, light.ink('#f0c040', 0, 0.05)) + range(16).map((i) => { const a = (i / 16) * 6.283; return oval(0, 0, s * 0.16, s * 0.12, light.ink(i % 2 ? '#f7d667' : '#e8b02e', 0, 0.1), `transform="translate(${(x + Math.cos(a) * s * 0.82).toFixed(1)} ${(y + Math.sin(a) * s * 0.82).toFixed(1)}) rotate(${((a * 180) / Math.PI).toFixed(0)})"`) }).join('') + disc(x, y, s * 0.6, light.ink('#f4e6bc', 0, 0.12)) + disc(x, y, s * 0.26, light.ink('#d9bd84'))
  const chunk = (paint: string) => (x: number, y: number, s: number) => fill(blob(d, x + 6, y + 8, s * 1.1, s * 0.8, 0.12, 7), light.shade, 'opacity=".28"') + fill(blob(d, x, y, s * 1.1, s * 0.8, 0.12, 7), light.ink(paint, 0, 0.05)) + fill(blob(d, x - s * 0.2, y - s * 0.2, s * 0.6, s * 0.34, 0.15, 7), light.ink(tone(paint, 0.07), 0, 0.15), 'opacity=".7"')
  const goods = [slice('#e87a2a', '#d9641c'), maize, chunk('#c9e08a'), chunk('#f4dca0'), chunk('#d9a06a'), slice('#9ac06a', '#e6edb4'), chunk('#e8a06a')]
  sheet.add(sheet.clip(inside, ...range(60).map(() => { const [x, y] = spot(0.84); return disc(x, y, d.between(5, 20), light.ink('#ffdc8a', 0, 0.2), 'opacity=".4"') }), ...range(15).map((i) => { const a = i * 2.4; const k = Math.sqrt((i + 0.5) / 15) * r * 0.66; return (goods[(i + d.whole(0, 1)) % goods.length] as (x: number, y: number, s: number) => string)(cx + Math.cos(a) * k, cy + Math.sin(a) * k, r * d.between(0.13, 0.17)) }), ...range(70).map(() => { const [x, y] = spot(0.8); return fill(blob(d, x, y, d.between(4, 10), d.between(3, 5), 0.3), light.ink(d.pick(['#4f8a34', '#3d6f2c', '#6dac52']), 0, 0.05)) }), ...range(4).map(() => { const [x, y] = spot(0.5); return leaf(x, y, 74, 30, d.between(0, 360), light.ink('#2f6b3c'), light.ink('#6dac52', 0, 0.1), 5) }), sheet.grain(disc(cx, cy, r, sheet.linear([[0.6, light.shade, 0], [1, light.shade, 0.5]], [0, 0], [1, 1])))), line(curve(range(9).map((i): Point => { const a = -2.9 + i * 0.17; return [cx + Math.cos(a) * r * 0.8, cy + Math.sin(a) * r * 0.8] })), '#fff6d8', 7, 'opacity=".5"'))
  const tortilla = (x: number, y: number, s: number) => sheet.add(shadow(blob(d, x - 14, y - 18, s, s, 0.02, 14), 0.4), fill(blob(d, x, y, s, s, 0.025, 14), sheet.radial([[0, light.ink('#f7ead0', 0, 0.15)], [0.8, light.ink('#efd9aa', 0, 0.08)], [1, light.ink('#d9b878')]], x - 20, y - 30, s)), ...range(16).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.6 * s * 0.8; return fill(blob(d, x + Math.cos(a) * k, y + Math.sin(a) * k, d.between(6, 20), d.between(5, 13), 0.25), light.ink(d.pick(['#cf9a52', '#a96a2e', '#b98044'])), 'opacity=".6"') }))
  for (const [x, y] of [[1330, 820], [1390, 910], [1290, 960]] as const) tortilla(x + d.around(0, 16), y + d.around(0, 16), 170)
  const lime = (x: number, y: number) => sheet.add(shadow(blob(d, x, y, 60, 60, 0.02), 0.45), disc(x, y, 62, light.ink('#5f8f33')), disc(x, y, 55, light.ink('#e6edb4', 0, 0.1)), ...range(8).map((i) => { const a = (i / 8) * 6.283; return fill(`M${x + Math.cos(a) * 8},${y + Math.sin(a) * 8}L${x + Math.cos(a - 0.3) * 46},${y + Math.sin(a - 0.3) * 46}A48,48 0 0 1 ${x + Math.cos(a + 0.3) * 46},${y + Math.sin(a + 0.3) * 46}Z`, light.ink('#b9d06a', 0, 0.06)) }))
  lime(1180, 190)
  lime(1270, 270)
  const [bx, by] = [1440, d.between(300, 360)]
  sheet.add(shadow(blob(d, bx, by, 168, 168, 0.006, 20), 0.5), disc(bx, by, 168, light.ink('#27346b', 0, lit)), ...range(26).map((i) => { const a = (i / 26) * 6.283; return disc(bx + Math.cos(a) * 155, by + Math.sin(a) * 155, 6, light.ink('#f4efe4', 0, 0.1)) }), disc(bx, by, 142, light.ink('#1b2559', 0, -0.2)), disc(bx + 3, by + 4, 136, light.ink('#fbf6ea', 0, 0.15)), ...range(240).map(() => { const a = d.between(0, 6.28); const k = d.roll() ** 0.55 * 126; return place(bx + Math.cos(a) * k, by + Math.sin(a) * k, 1, d.between(0, 180), oval(0, 0, 13, 4.500, light.ink(d.pick(['#ffffff', '#f4ecd8', '#e8dcc0']), 0, 0.15))) }))
  sheet.add(spoon(light, cx - r * 0.94, cy + r * 1.06, 330, 150))
  evening(sheet, d, light, hour)
}

/** Indigo on the work table: folded cloth in every depth of blue, a vat, thread and the plant itself. */
export function telas({ sheet, d, hour }: View) {
  const { light, lit, shadow } = boards(sheet, d, hour, [['#d8b88a', '#cfae7e', '#e2c498'], ['#c4905a', '#b9824e', '#cf9c66'], ['#e9dfcc', '#e0d4be', '#efe7d8']])
  const blues = ['#16204f', '#27346b', '#34508f', '#4a74b4', '#86aad6', '#c6d9ec'] as const
  const pale = light.ink('#eef3f6', 0, 0.15)
  const motif = (kind: number, w: number, h: number): string[] =>
    kind === 0 ? range(20).map((i) => { const [x, y] = [((i % 5) + 0.5) * (w / 5), (Math.floor(i / 5) + 0.5) * (h / 4)]; return [34, 23, 11].map((q, k) => line(blob(d, x, y, q, q, 0.12, 12), pale, k === 2 ? 7 : 4, 'opacity=".9" stroke-dasharray="8 4"')).join('') })
    : kind === 1 ? range(h / 30).map((i) => line(curve(range(9).map((k): Point => [-10 + (k / 8) * (w + 20), 14 + i * 30 + Math.sin(k * 1.5 + i) * 4])), pale, i % 3 === 0 ? 12 : 4, 'opacity=".88" stroke-dasharray="26 4"'))
    : kind === 2 ? range(h / 62 + 1).flatMap((i) => range(7).map((k) => { const [x, y] = [(k + (i % 2) * 0.5) * (w / 6), 30 + i * 62]; return line(`M${x},${y - 27}L${x + w * 0.07},${y}L${x},${y + 27}L${x - w * 0.07},${y}Z`, pale, 5, 'opacity=".88"') + disc(x, y, 5, pale) }))
    : kind === 3 ? range(15).map((i) => { const [cx, cy] = [w * 0.5, h * 0.5]; return line(blob(d, cx, cy, 22 + i * 26, 22 + i * 25, 0.05, 16), pale, 4 + (i % 3) * 4, 'opacity=".8" stroke-dasharray="15 5"') })
    : [0.14, 0.36, 0.54, 0.7, 0.84].map((t, i) => box(0, h * t, w, h, light.ink(blues[i] as string), 'opacity=".55"'))
  const cloth = (x: number, y: number, w: number, h: number, turn: number, own: string, kind: number) => {
    const shape = `M0,0H${w}V${h}H0Z`
    sheet.add(place(x, y, 1, turn, box(22, 26, w, h, light.shade, 'opacity=".4"'), ...range(3).map((i) => box(6 - i * 3, 9 - i * 4, w, h, tone(light.ink(own, 0, lit), -0.03 * (3 - i)))), box(0, 0, w, h, light.ink(own, 0, lit)), sheet.clip(shape, ...motif(kind, w, h), ...range(3).map((i) => box(0, (h / 3) * i + h * 0.27, w, h * 0.06, sheet.linear([[0, light.shade, 0], [0.5, light.shade, 0.4], [0.55, '#ffffff', 0.25], [1, '#ffffff', 0]]))), sheet.grain(box(0, 0, w, h, sheet.linear([[0.4, light.shade, 0], [1, light.shade, 0.55]], [0, 0], [1, 1])))), line(`M0,${h - 6}H${w}`, pale, 3, 'stroke-dasharray="9 7" opacity=".7"')))
  }
  const first = d.whole(0, 4)
  const spots: readonly (readonly [number, number, number, number, number])[] = [[-60, -60, 560, 430, -5], [560, -110, 520, 400, 4], [1130, -40, 560, 420, 9], [-80, 860, 540, 440, 7], [1120, 830, 560, 440, -8]]
  for (const [i, [x, y, w, h, turn]] of spots.entries()) cloth(x + d.around(0, 16), y + d.around(0, 16), w, h, turn + d.around(0, 3), blues[(i + first) % 5] as string, (i + first) % 5)
  const [cx, cy, r] = [d.between(760, 840), d.between(640, 690), d.between(270, 290)]
  sheet.add(shadow(blob(d, cx, cy, r, r, 0.01, 24), 0.55), fill(blob(d, cx, cy, r, r, 0.006, 24), light.ink('#a5552f', 0, lit)), disc(cx, cy, r * 0.93, light.ink('#c47a4a', 0, 0.05)), disc(cx + 3, cy + 4, r * 0.86, light.ink('#0e1640', 0, -0.3)), disc(cx + 4, cy + 6, r * 0.83, sheet.radial([[0, light.ink('#3f5cb4', 0, 0.12)], [0.55, light.ink('#1f2f78')], [1, light.ink('#0b1136', 0, -0.2)]], cx - 60, cy - 70, r)), ...range(13).map((i) => { const k = 0.78 - i * 0.055; const a = d.between(0, 6.2); return line(curve(range(10).map((s): Point => [cx + Math.cos(a + s * 0.3) * r * k, cy + Math.sin(a + s * 0.3) * r * k])), light.ink(d.pick(['#7f9ae0', '#c6d2f4', '#5f7fd0']), 0, 0.15), d.between(2, 7), 'opacity=".7"') }), ...range(60).map(() => { const a = d.between(0, 6.28); const k = d.between(0.3, 0.8) * r; return disc(cx + Math.cos(a) * k, cy + Math.sin(a) * k, d.between(2, 9), light.ink('#c9d5f6', 0, 0.2), 'opacity=".7"') }))
  const spool = (x: number, y: number, own: string, turn: number) => sheet.add(place(x, y, 1, turn, box(16, 20, 190, 84, light.shade, 'opacity=".38"'), box(-18, -6, 26, 96, light.ink('#c98f58', 0, lit)), box(172, -6, 26, 96, light.ink('#b9824e', 0, lit)), box(4, 0, 172, 84, light.ink(own, 0, lit)), ...range(19).map((i) => line(`M${9 + i * 9},2q5,42 0,80`, tone(light.ink(own, 0, lit), i % 2 ? 0.08 : -0.06), 4)), line(`M90,84q40,60 -30,90t20,80`, light.ink(own, 0, lit), 4)))
  spool(d.between(250, 300), d.between(540, 570), blues[3], d.between(-24, -8))
  spool(d.between(330, 380), d.between(700, 730), blues[1], d.between(4, 22))
  spool(d.between(1180, 1230), d.between(540, 580), '#f4efe4', d.between(-10, 14))
  const dish = (x: number, y: number, q: number) => sheet.add(shadow(blob(d, x, y, q, q, 0.006, 20), 0.45), disc(x, y, q, light.ink('#f4efe4', 0, 0.1)), disc(x, y, q * 0.84, light.ink('#b9b0a0', 0, -0.1)), fill(blob(d, x, y, q * 0.74, q * 0.7, 0.07, 12), light.ink('#16204f', 0, 0)), fill(blob(d, x - 8, y - 10, q * 0.5, q * 0.44, 0.12, 10), light.ink('#27346b', 0, 0.08)), fill(blob(d, x - 14, y - 18, q * 0.24, q * 0.2, 0.16, 9), light.ink('#4a6ab0', 0, 0.1)), ...range(30).map(() => disc(x + d.around(0, q * 1.3), y + d.around(0, q * 1.3), d.between(1.5, 4), light.ink('#27346b'), 'opacity=".7"')))
  dish(d.between(1400, 1460), d.between(650, 700), 112)
  for (const [bx, by, turn] of [[560, 1190, -74], [120, 800, -16], [1080, 420, -40]] as const) sheet.add(...range(9).flatMap((i) => { const a = (turn * Math.PI) / 180; const [x, y] = [bx + Math.cos(a) * i * 34, by + Math.sin(a) * i * 34]; return [-1, 1].map((k) => leaf(x, y, 66 - i * 3, 30, turn + k * 58, light.ink('#1f4a38', 0, -0.1), light.ink('#6dac6a', 0, 0.1), 4)) }), line(`M${bx},${by}L${bx + Math.cos((turn * Math.PI) / 180) * 290},${by + Math.sin((turn * Math.PI) / 180) * 290}`, light.ink('#3f6b45'), 5))
  evening(sheet, d, light, hour)
}
