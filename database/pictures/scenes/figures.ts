/** The living: people for scale, boats, water birds and the torogoz. Facing right; turn by a negative scale. Each returns SVG. */
import { type Dice, disc, fill, group, line, mix, oval, place, range, tone } from './brush.ts'

export type Outfit = { skin: string; top: string; legs: string; hat?: string; carries?: 'pack' | 'board' | 'basket' | 'pole'; gift?: string }

/** A person `h` tall standing at (x, y): small, but with weight on one leg. */
export function person(x: number, y: number, h: number, wears: Outfit, stride = 0.5, facing = 1): string {
  const s = stride * 10
  const skirt = stride < 0
  const legs = skirt
    ? fill('M-12,-52L12,-52Q20,-20 21,-6L-20,-6Q-18,-24 -12,-52Z', wears.legs)
    : fill(`M-9,-50L9,-50L${6 + s},-24L${9 + s},0L${1 + s},0L${-1 + s * 0.6},-24L0,-42L${-3 - s * 0.5},-22L${-7 - s},0L${-14 - s},0L${-10 - s * 0.4},-26Z`, wears.legs)
  const arm = wears.carries === 'pole' || wears.carries === 'board' ? 'M8,-80Q20,-70 24,-58' : 'M9,-80Q15,-66 12,-50'
  const back = wears.carries === 'pack' ? fill('M-8,-86Q-24,-86 -23,-70L-22,-56Q-16,-50 -8,-54Z', wears.gift ?? wears.legs) : ''
  const held = wears.carries === 'board' ? fill('M-34,-50Q6,-74 52,-56Q10,-40 -34,-50Z', wears.gift ?? '#fff') : wears.carries === 'basket' ? fill('M-17,-104Q0,-99 17,-104L13,-117L-13,-117Z', wears.gift ?? '#c98b4a') + oval(0, -117, 13, 4, tone(wears.gift ?? '#c98b4a', -0.12)) : wears.carries === 'pole' ? line('M34,-128L14,30', wears.gift ?? wears.legs, 3) : ''
  const hat = wears.hat ? oval(1, -100, 14.5, 3.8, wears.hat) + fill('M-7,-101Q-6,-110 1,-110Q8,-110 9,-101Z', wears.hat) : fill('M-7,-96Q-9,-106 0,-107Q9,-106 7.500,-99Q1,-103 -3,-98L-4,-92Z', '#231815')
  return group(`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((facing * h) / 110).toFixed(3)} ${(h / 110).toFixed(3)})"`, back, legs, skirt ? fill('M-8,-6h5v6h-7zM5,-6h5l2,6h-7z', wears.skin) : '', line('M-9,-80Q-15,-66 -12,-52', wears.skin, 5), line('M-9,-81Q-12.5,-75 -13,-68', tone(wears.top, -0.03), 6.4), fill('M-11,-86Q0,-92 11,-86L12,-50Q0,-46 -12,-50Z', wears.top), oval(0, -98, 7.2, 8.6, wears.skin), wears.carries === 'basket' && wears.hat ? '' : hat, held, line(arm, wears.skin, 5.4), line(wears.carries === 'pole' || wears.carries === 'board' ? 'M8,-81L15,-75' : 'M9,-81Q12.5,-75 13,-69', tone(wears.top, -0.05), 6.6))
}

/** A long open lancha with passengers; dark water line below. */
export function boat(d: Dice, x: number, y: number, long: number, hull: string, stripe: string, people: readonly Outfit[]): string {
  const k = long / 200
  const riders = people.map((wears, i) => person(-60 + i * (120 / Math.max(1, people.length - 1 || 1)) + d.around(0, 5), 18, 62, { ...wears, carries: undefined }, 0))
  return place(x, y, k, 0, ...riders, fill('M-104,-14Q-96,20 -70,22L66,22Q98,16 118,-26Q90,-12 50,-8L-70,-8Z', hull), fill('M-102,-8Q-80,-2 50,-2Q90,-4 113,-18L116,-24Q92,-12 50,-9L-104,-14Z', stripe), fill('M-88,12Q0,16 92,10Q84,18 66,22L-70,22Q-82,20 -88,12Z', tone(hull, -0.12), 'opacity=".8"'))
}

/** Gulls and pelicans far off: a flight in a loose line. */
export function flight(d: Dice, x: number, y: number, size: number, count: number, paint: string): string {
  return range(count).map((i) => {
    const s = size * d.between(0.75, 1.1)
    const lift = d.between(0.15, 0.75) * s
    const cx = x + i * size * 1.7 + d.around(0, size * 0.3)
    const cy = y + Math.abs(i - count * 0.4) * size * 0.55 + d.around(0, size * 0.2)
    return fill(`M${cx - s},${cy - lift}Q${cx - s * 0.45},${cy - lift * 0.9} ${cx},${cy}Q${cx + s * 0.45},${cy - lift * 1.1} ${cx + s},${cy - lift * 0.7}Q${cx + s * 0.5},${cy - lift * 0.5} ${cx + s * 0.12},${cy + s * 0.17}L${cx - s * 0.1},${cy + s * 0.13}Q${cx - s * 0.5},${cy - lift * 0.4} ${cx - s},${cy - lift}Z`, paint)
  }).join('')
}

/** A brown pelican resting, `h` tall. */
export function pelican(x: number, y: number, h: number, body: string, shade: string, beak: string, facing = 1): string {
  const pale = mix(body, '#fff6e2', 0.82)
  return group(`transform="translate(${x} ${y}) scale(${(facing * h) / 120} ${h / 120})"`, line('M-8,-18L-9,0M6,-18L7,0M-9,0l9,1M7,0l9,1', '#3a3330', 4.5), fill('M-66,-20Q-54,-52 -14,-58Q14,-58 24,-44Q26,-20 0,-12Q-24,-6 -40,-16Z', body), fill('M-8,-54Q10,-68 9,-88Q8,-108 24,-115Q42,-120 48,-106Q36,-98 30,-84Q36,-56 22,-40Q6,-42 -8,-54Z', pale), fill('M8,-104Q14,-120 34,-118L44,-112Q24,-112 8,-104Z', mix(pale, '#f0b429', 0.45)),
    fill('M-72,-14Q-44,-54 4,-50Q16,-42 4,-30Q-22,-16 -72,-14Z', shade), line('M-58,-19Q-28,-40 2,-42M-50,-17Q-22,-31 2,-35M-40,-16Q-18,-24 -2,-29', mix(body, '#fff6e2', 0.3), 2.2), fill('M44,-110L50,-104Q70,-84 86,-46Q82,-42 78,-44Q60,-68 40,-98Z', beak), fill('M41,-98Q46,-66 78,-44Q72,-74 46,-100Z', mix(beak, '#7a4a34', 0.6)), disc(38, -107, 2.5, '#1c1a1a'))
}

/** A white egret, `h` tall. */
export function egret(x: number, y: number, h: number, body: string, shade: string, facing = 1): string {
  return group(`transform="translate(${x} ${y}) scale(${(facing * h) / 130} ${h / 130})"`, line('M-4,-44L-6,0M6,-44L10,-22L4,0', '#2a2a2a', 2.6), fill('M-40,-34Q-24,-70 6,-66Q22,-72 12,-92Q4,-112 20,-124Q30,-130 34,-120Q24,-116 24,-104Q36,-80 22,-58Q6,-36 -40,-34Z', body), fill('M-44,-30Q-18,-56 10,-54Q0,-38 -44,-30Z', shade), fill('M32,-124L58,-116L32,-117Z', '#e0a13a'))
}

/** The torogoz (turquoise-browed motmot), its feet on (0, 0), `h` from feet to crown; the tail hangs below. */
export function torogoz(x: number, y: number, h: number, lit: number, tint: (own: string) => string, facing = 1): string {
  const c = (own: string) => tint(tone(own, lit * 0.04))
  const [back, deep, breast, brow, black, blue, olive] = [c('#2f8f6b'), c('#1c6152'), c('#c46a35'), c('#4fd0d6'), c('#14191c'), c('#1f8fb0'), c('#639a58')]
  const barbs = (px: number, py: number, turn: number) => place(px, py, 1, turn, line('M0,-128L0,6', black, 2.4), fill('M-1,0C-17,8 -18,44 -3,60L3,60C18,44 17,8 1,0Z', blue), fill('M-15,36C-14,50 -9,58 -3,62L3,62C9,58 14,50 15,36Q0,46 -15,36Z', black), line('M0,4L0,44', brow, 2), line('M-12,22L-2,14M-12,30L-2,22M12,22L2,14M12,30L2,22', brow, 1.3, 'opacity=".7"'))
  return group(`transform="translate(${x} ${y}) scale(${(facing * h) / 200} ${h / 200})"`,
    fill('M-52,-18Q-66,30 -64,92Q-56,98 -50,92Q-44,40 -26,-6Z', deep), fill('M-48,-16Q-56,30 -50,84Q-44,92 -40,84Q-36,30 -18,-6Z', blue), line('M-50,0Q-58,40 -57,84M-40,6Q-46,40 -46,78', brow, 1.6, 'opacity=".6"'), barbs(-58, 176, 4), barbs(-43, 168, -4),
    fill('M-54,-14Q-66,-58 -38,-96Q-22,-120 -18,-146Q-14,-190 26,-196Q62,-198 70,-164Q74,-146 60,-128Q60,-70 30,-26Q6,4 -24,2Q-46,2 -54,-14Z', back),
    fill('M-54,-14Q-66,-58 -38,-96Q-26,-118 -20,-140Q-22,-80 -4,-40Q6,-14 -8,-2Q-46,2 -54,-14Z', deep, 'opacity=".45"'), line('M-6,-120q5,9 12,10M2,-104q5,9 12,10M-8,-92q6,8 12,9M6,-86q5,8 11,9M14,-116q5,8 11,8M10,-134q5,8 11,8M-6,-140q5,8 11,8', mix(back, '#bfe6c0', 0.45), 2, 'opacity=".7"'),
    fill('M60,-132Q66,-78 34,-28Q12,4 -14,2Q4,-26 14,-62Q24,-104 40,-130Z', breast), fill('M60,-128Q62,-96 50,-66Q36,-84 34,-116Z', olive, 'opacity=".75"'), line('M28,-40q6,-2 10,-9M20,-24q7,-2 12,-9M34,-58q6,-2 9,-9M22,-52q6,-2 10,-9M12,-16q6,-1 11,-7', mix(breast, '#ffe0b0', 0.4), 2, 'opacity=".75"'), fill('M46,-134Q56,-124 57,-102Q52,-92 47,-102Q42,-118 46,-134Z', black),
    fill('M-52,-18Q-62,-56 -38,-90Q-20,-100 -4,-84Q6,-50 -22,-16Q-40,0 -52,-18Z', deep), ...range(4).map((i) => line(`M${-50 + i * 3},${-26 - i * 14}Q${-34 + i * 5},${-22 - i * 15} ${-18 + i * 4},${-34 - i * 15}`, [blue, brow, back, olive][i] as string, 6 - i * 0.6)), fill('M-54,-16Q-62,-40 -50,-66Q-44,-40 -38,-18Q-46,-6 -54,-16Z', blue),
    fill('M-18,-150Q-12,-190 26,-196Q58,-198 68,-170Q40,-186 10,-172Q-8,-164 -18,-150Z', olive), fill('M20,-164Q40,-172 72,-160L66,-148Q40,-146 18,-152Z', black), fill('M8,-166Q30,-190 66,-174Q70,-170 72,-163Q44,-176 24,-164Q16,-160 2,-154Z', brow), fill('M64,-168Q96,-164 112,-142Q92,-140 64,-148Z', black), line('M68,-156Q90,-154 108,-143', c('#56636a'), 2), disc(46, -160, 7.5, c('#7a2418')), disc(46, -160, 4.4, '#050505'), disc(48.500, -162.500, 1.8, '#ffffff'),
    fill('M-26,-2Q-6,-20 6,-4L2,4Q-12,-2 -26,4Z', c('#5c5148')), line('M-14,0L-16,10M-6,0L-6,11M4,0L6,10', c('#5c5148'), 4.5))
}
const brownPeople: readonly string[] = ['#8a5638', '#6f4229', '#a06a45']
export const outfit = (d: Dice, more: Partial<Outfit> = {}): Outfit => ({ skin: d.pick(brownPeople), top: d.pick(['#f4efe4', '#b5482a', '#0b7a85', '#f0b429', '#27346b', '#d9799a']), legs: d.pick(['#27346b', '#17232b', '#3c4a52', '#7a4a34']), ...(d.often(0.5) ? { hat: d.pick(['#ead9ae', '#d9bd7e']) } : {}), ...more })
/** The same clothes seen against the light. */
export const against = (wears: Outfit, shade: string, how: number): Outfit => ({ ...wears, skin: mix(wears.skin, shade, how), top: mix(wears.top, shade, how), legs: mix(wears.legs, shade, how), ...(wears.hat ? { hat: mix(wears.hat, shade, how) } : {}), ...(wears.gift ? { gift: mix(wears.gift, shade, how) } : {}) })
