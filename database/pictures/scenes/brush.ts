/** Chance, colour, line and the sheet everything is drawn on. Nothing here knows about landscapes. */
export const WIDTH = 1600
export const HEIGHT = 1200
export type Point = readonly [x: number, y: number]
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** The same seed always throws the same numbers. */
export function dice(seed: string) {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + roll() * (high - low)
  return {
    roll,
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    around: (middle: number, spread: number) => middle + (roll() + roll() - 1) * spread,
    often: (chance: number) => roll() < chance,
    pick: <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T,
  }
}
export type Dice = ReturnType<typeof dice>

// Colours are mixed in OKLab, so halfway between two inks is what the eye expects and never mud.
type Triple = [number, number, number]
const known = new Map<string, Triple>()
function toLab(hex: string): Triple {
  const seen = known.get(hex)
  if (seen) return seen
  const [r, g, b] = [1, 3, 5].map((i) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as Triple
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  const lab: Triple = [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s]
  known.set(hex, lab)
  return lab
}
function fromLab([L, a, b]: Triple): string {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3
  const rgb = [4.0767 * l - 3.3077 * m + 0.231 * s, -1.2684 * l + 2.6098 * m - 0.3413 * s, -0.0042 * l - 0.7034 * m + 1.7076 * s]
  const byte = (v: number) => {
    const c = Math.min(1, Math.max(0, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
    return Math.round(c * 255).toString(16).padStart(2, '0')
  }
  return `#${rgb.map(byte).join('')}`
}
export function mix(from: string, to: string, amount: number): string {
  const a = toLab(from)
  const b = toLab(to)
  const t = Math.min(1, Math.max(0, amount))
  return fromLab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}
/** Lighter (above zero) or darker (below), keeping the hue. */
export function tone(hex: string, by: number): string {
  const [L, a, b] = toLab(hex)
  return fromLab([Math.min(0.99, Math.max(0.04, L + by)), a, b])
}

// Lines: every coordinate is rounded, because the SVG is parsed again for each picture.
const n = (v: number) => Math.round(v * 10) / 10
export const poly = (points: readonly Point[], close = true) => `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}${close ? 'Z' : ''}`
/** A smooth line through the points (Catmull-Rom). */
export function curve(points: readonly Point[], close = false): string {
  const at = (i: number) => points[close ? (i + points.length) % points.length : Math.min(points.length - 1, Math.max(0, i))] as Point
  let d = `M${n(at(0)[0])},${n(at(0)[1])}`
  for (let i = 0; i < points.length - (close ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) / 6)},${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)},${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])},${n(c[1])}`
  }
  return close ? `${d}Z` : d
}
/** A lens lying flat: glints, ripples, streaks of cloud. */
export const lens = (x: number, y: number, w: number, h: number) => `M${n(x - w)},${n(y)}Q${n(x)},${n(y - h * 2)} ${n(x + w)},${n(y)}Q${n(x)},${n(y + h * 2)} ${n(x - w)},${n(y)}Z`
/** An uneven round shape. */
export function blob(d: Dice, x: number, y: number, rx: number, ry = rx, rough = 0.14, corners = 9): string {
  const turn = d.between(0, 6)
  return curve(Array.from({ length: corners }, (_, i) => {
    const a = turn + (i / corners) * Math.PI * 2
    const r = 1 + d.between(-rough, rough)
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r] as Point
  }), true)
}
/** A leafy or cloudy outline: an oval whose edge is made of scallops. */
export function scallop(d: Dice, x: number, y: number, rx: number, ry: number, bumps = 11): string {
  const turn = d.between(0, 6)
  const spots = range(bumps).map((i): Point => {
    const a = turn + ((i + d.between(-0.22, 0.22)) / bumps) * Math.PI * 2
    const r = d.between(0.86, 1.1)
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
  })
  return `${spots.map(([px, py], i) => {
    const [qx, qy] = spots[(i + bumps - 1) % bumps] as Point
    const r = Math.hypot(px - qx, py - qy) * 0.54
    return i === 0 ? `M${n(px)},${n(py)}` : `A${n(r)},${n(r)} 0 0 1 ${n(px)},${n(py)}`
  }).join('')}${(() => {
    const [px, py] = spots[0] as Point
    const [qx, qy] = spots[bumps - 1] as Point
    const r = Math.hypot(px - qx, py - qy) * 0.54
    return `A${n(r)},${n(r)} 0 0 1 ${n(px)},${n(py)}Z`
  })()}`
}
/** A stroke that swells and tapers: trunks, stems, limbs. */
export function taper(points: readonly Point[], from: number, to: number): string {
  const side = (sign: number) => points.map(([x, y], i): Point => {
    const [ax, ay] = points[Math.max(0, i - 1)] as Point
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] as Point
    const length = Math.hypot(bx - ax, by - ay) || 1
    const w = ((from + (to - from) * (i / (points.length - 1))) / 2) * sign
    return [x - ((by - ay) / length) * w, y + ((bx - ax) / length) * w]
  })
  return `${curve(side(1))}${curve(side(-1).reverse()).replace('M', 'L')}Z`
}
export const fill = (d: string, paint: string, more = '') => `<path d="${d}" fill="${paint}" ${more}/>`
export const line = (d: string, paint: string, width: number, more = '') => `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const disc = (x: number, y: number, r: number, paint: string, more = '') => oval(x, y, r, r, paint, more)
export const oval = (x: number, y: number, rx: number, ry: number, paint: string, more = '') => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" ${more}/>`
export const box = (x: number, y: number, w: number, h: number, paint: string, more = '') => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${paint}" ${more}/>`
export const group = (how: string, ...what: string[]) => `<g ${how}>${what.join('')}</g>`
export const place = (x: number, y: number, scale: number, turn: number, ...what: string[]) => group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale.toFixed(3)})"`, ...what)
export const range = (count: number) => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i)

export class Sheet {
  #defs: string[] = []
  #body: string[] = []
  mirrored = false
  /** How much closer than the whole sheet, and towards which point of it. */
  zoom = 1
  focus: Point = [WIDTH / 2, HEIGHT / 2]

  add(...what: string[]) {
    this.#body.push(...what)
  }
  define(make: (id: string) => string): string {
    const id = `d${this.#defs.length}`
    this.#defs.push(make(id))
    return `url(#${id})`
  }
  /** A gradient across the shape it fills; from and to in parts of its box. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    return this.define((id) => `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.map(stop).join('')}</linearGradient>`)
  }
  /** A gradient round a point of the sheet. */
  radial(stops: readonly Stop[], x: number, y: number, r: number): string {
    return this.define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}">${stops.map(stop).join('')}</radialGradient>`)
  }
  fade(colour: string, strongest = 1, from: Point = [0, 0], to: Point = [0, 1]): string {
    return this.linear([[0, colour, strongest], [1, colour, 0]], from, to)
  }
  clip(path: string, ...what: string[]): string {
    const url = this.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
    return group(`clip-path="${url}"`, ...what)
  }
  /** Soft shading turned into sprayed dots, as a screen print would. */
  grain(...what: string[]): string {
    return group('filter="url(#spray)"', ...what)
  }
  toString(): string {
    const rgb = 'color-interpolation-filters="sRGB"'
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>
<filter id="spray" x="0" y="0" width="1" height="1" ${rgb}><feTurbulence ${rgb} type="fractalNoise" baseFrequency=".5" numOctaves="1" seed="7" result="noise"/><feComposite ${rgb} in="SourceAlpha" in2="noise" operator="arithmetic" k2="2.6" k3="5.4" k4="-3.8" result="mask"/><feComponentTransfer ${rgb} in="SourceGraphic" result="ink"><feFuncA type="table" tableValues="0 .92 1 1"/></feComponentTransfer><feComposite ${rgb} in="ink" in2="mask" operator="in"/></filter>
<filter id="paper" x="0" y="0" width="1" height="1" ${rgb}><feTurbulence ${rgb} type="fractalNoise" baseFrequency=".62" numOctaves="1" seed="3" stitchTiles="stitch" x="0" y="0" width="400" height="400"/><feTile ${rgb}/><feColorMatrix ${rgb} values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>
<filter id="soft" x="-.5" y="-.5" width="2" height="2" ${rgb}><feGaussianBlur ${rgb} stdDeviation="14"/></filter>
${this.#defs.join('')}</defs><g transform="translate(${n(this.focus[0] * (1 - this.zoom))} ${n(this.focus[1] * (1 - this.zoom))}) scale(${this.zoom})${this.mirrored ? ` translate(${WIDTH} 0) scale(-1 1)` : ''}">${this.#body.join('\n')}</g>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#paper)" opacity=".12" style="mix-blend-mode:soft-light"/></svg>`
  }
}
const stop = ([at, colour, opacity = 1]: Stop) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
