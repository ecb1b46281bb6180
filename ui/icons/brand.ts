/**
 * Makes the icons of `public/` and the textures of `ui/` from the mark: `node ui/icons/brand.ts`. The results are committed; run it
 * again when mark-paths.ts or a pattern here changes.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { bird, colours, type Shape, sun } from './mark-paths.ts'

const path = ({ d, fill, transform }: Shape) =>
  `<path${transform ? ` transform="${transform}"` : ''} fill="${fill}" d="${d}"/>`
const birdSvg = bird.map(path).join('')

/** The bird on maize; `scale` is the share of the square the bird fills, `radius` the corner radius. */
const icon = (scale: number, radius: number) => {
  const edge = 32 - 32 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Torogoz</title><rect width="64" height="64" rx="${radius}" fill="${colours.sun}"/><g transform="translate(${edge + 0.5} ${edge}) scale(${scale})">${birdSvg}</g></svg>`
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Torogoz</title>${path(sun)}${birdSvg}</svg>`

/**
 * A smooth path through the middles of a polyline, in whole tenths relative to the last point, which is the shortest to write.
 */
function smooth(points: [number, number][]) {
  const tenth = ([x, y]: [number, number]) => [Math.round(x * 10), Math.round(y * 10)] as const
  const [start = [0, 0], ...others] = points.map(tenth)
  let [x, y] = start
  const to = (px: number, py: number) => `${(px - x) / 10} ${(py - y) / 10}`
  const curves = others.slice(0, -1).map((control, i) => {
    const next = others[i + 1] ?? control
    const middle = [Math.round((control[0] + next[0]) / 2), Math.round((control[1] + next[1]) / 2)] as const
    const curve = `q${to(control[0], control[1])} ${to(middle[0], middle[1])}`
    ;[x, y] = middle
    return curve
  })
  const last = others.at(-1) ?? start
  return `M${start[0] / 10} ${start[1] / 10}${curves.join('')}l${to(last[0], last[1])}`
    .replace(/ -/g, '-')
    .replace(/\b0\./g, '.')
}

/** Contour lines that tile without a seam, because the height is a sum of waves with whole numbers of periods. */
function contours(size: number, cells: number, levels: number) {
  const waves = [
    [1, 0, 0.4, 1],
    [0, 1, 2.1, 0.9],
    [1, 1, 4.4, 0.8],
    [2, -1, 1.2, 0.55],
    [1, 2, 5.3, 0.5],
    [-2, 2, 3.1, 0.3],
    [3, 1, 0.9, 0.2],
  ] as const
  const height = (x: number, y: number) =>
    waves.reduce((sum, [u, v, phase, weight]) => sum + weight * Math.cos(2 * Math.PI * (u * x + v * y) + phase), 0)
  const step = size / cells
  const lines: string[] = []
  for (let level = 0; level < levels; level++) {
    const threshold = -2.4 + (4.8 * (level + 0.5)) / levels
    const next = new Map<string, [number, number][]>()
    const key = (p: [number, number]) => p.map((n) => n.toFixed(2)).join()
    for (let row = 0; row < cells; row++) {
      for (let column = 0; column < cells; column++) {
        const corner = (dx: number, dy: number) => height((column + dx) / cells, (row + dy) / cells) - threshold
        const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
        const cuts: [number, number][] = []
        const cut = (from: number, to: number, x: number, y: number, dx: number, dy: number) => {
          if (from < 0 === to < 0) return
          const part = from / (from - to)
          cuts.push([(column + x + dx * part) * step, (row + y + dy * part) * step])
        }
        cut(a, b, 0, 0, 1, 0)
        cut(b, c, 1, 0, 0, 1)
        cut(d, c, 0, 1, 1, 0)
        cut(a, d, 0, 0, 0, 1)
        for (let i = 0; i + 1 < cuts.length; i += 2) {
          const [p, q] = [cuts[i] as [number, number], cuts[i + 1] as [number, number]]
          next.set(key(p), [...(next.get(key(p)) ?? []), q])
          next.set(key(q), [...(next.get(key(q)) ?? []), p])
        }
      }
    }
    // Follows every line from an open end first, then the closed rings: in the other order a ring could start in the middle of
    // a line.
    const starts = [...next.keys()].sort((x, y) => (next.get(x)?.length ?? 0) - (next.get(y)?.length ?? 0))
    for (const start of starts) {
      let current = start
      const visited: string[] = []
      while (next.get(current)?.length) {
        const to = next.get(current)?.pop() as [number, number]
        const target = key(to)
        next.set(
          target,
          (next.get(target) ?? []).filter((p) => key(p) !== current),
        )
        if (!visited.length) visited.push(current)
        visited.push(target)
        current = target
      }
      if (visited.length < 3) continue
      lines.push(smooth(visited.map((p) => p.split(',').map(Number) as [number, number])))
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><title>Curvas de nivel</title><path fill="none" stroke="#000" stroke-width="1.3" stroke-linejoin="round" d="${lines.join('')}"/></svg>`
}

/** A woven band as on a market cloth. One letter is one thread of 2 px. */
function woven() {
  const rows = [
    'ttmttttttcccccttttttmttt',
    'tmmmttttcccacccttttmmmtt',
    'mmsmmttcccaaacccttmmsmmt',
    'mmsmmttcccaaacccttmmsmmt',
    'tmmmttttcccacccttttmmmtt',
    'ttmttttttcccccttttttmttt',
  ]
  const thread: Record<string, string> = { t: '#0f4a45', m: '#f0b429', c: '#d9703f', a: '#fbf7f0', s: '#19a7b5' }
  const width = (rows[0]?.length ?? 0) * 2
  const cells = Object.keys(thread)
    .filter((letter) => letter !== 't')
    .map((letter) => {
      const runs = rows.flatMap((row, y) =>
        [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
          (run) => `M${run.index * 2} ${y * 2}h${run[0].length * 2}v2h-${run[0].length * 2}z`,
        ),
      )
      return `<path fill="${thread[letter]}" d="${runs.join('')}"/>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="12" viewBox="0 0 ${width} 12" shape-rendering="crispEdges"><title>Tejido</title><path fill="${thread.t}" d="M0 0h${width}v12H0z"/>${cells.join('')}</svg>`
}

const file = (name: string) => new URL(`../../${name}`, import.meta.url)
const png = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, quality: 95, effort: 10 })
    .toFile(file(`public/${name}`).pathname)

await Promise.all([
  writeFile(file('public/favicon.svg'), `${icon(0.88, 14)}\n`),
  writeFile(file('ui/icons/mark.svg'), `${mark}\n`),
  writeFile(file('ui/styles/texture-contour.svg'), `${contours(480, 30, 11)}\n`),
  writeFile(file('ui/styles/texture-woven.svg'), `${woven()}\n`),
  // For pages outside of the build (plain.css), under a stable name.
  writeFile(file('public/woven.svg'), `${woven()}\n`),
  png(icon(0.84, 14), 192, 'icon-192.png'),
  png(icon(0.84, 14), 512, 'icon-512.png'),
  png(icon(0.6, 0), 512, 'icon-maskable-512.png'),
  png(icon(0.76, 0), 180, 'apple-touch-icon.png'),
])
