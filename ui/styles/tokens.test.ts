import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')
const read = (part: string) =>
  new Map([...part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
const light = read(lightCss)
const dark = new Map([...light, ...read(darkCss)])

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['arena', 'papel', 'lino']
const tints = ['turquesa', 'canela', 'maiz', 'anil', 'danger', 'success'].map((name) => `${name}-soft`)
/** Text colour, and every background it may stand on. WCAG 1.4.3 asks 4.5:1. */
const text: [string, string[]][] = [
  ['tinta', [...grounds, ...tints]],
  ['tinta-suave', [...grounds, 'turquesa-soft', 'maiz-soft', 'canela-soft']],
  ['turquesa', ['arena', 'papel']],
  ['turquesa-deep', [...grounds, 'turquesa-soft']],
  ['canela', grounds],
  ['canela-deep', [...grounds, 'canela-soft']],
  ['maiz-deep', [...grounds, 'maiz-soft']],
  ['anil', [...grounds, 'anil-soft']],
  ['anil-deep', [...grounds, 'anil-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['danger-deep', [...grounds, 'danger-soft']],
  ['success', [...grounds, 'success-soft']],
  ['success-deep', [...grounds, 'success-soft']],
  ['on-selva', ['selva', 'selva-deep', 'selva-soft']],
  ['on-selva-suave', ['selva', 'selva-deep']],
  ['maiz', ['selva', 'selva-deep']],
  ['on-maiz', ['maiz']],
  ...['turquesa', 'canela', 'anil', 'danger', 'success'].map((name): [string, string[]] => [
    `on-${name}`,
    [name, `${name}-deep`],
  ]),
]
/** Borders of controls and the focus ring: WCAG 1.4.11 asks 3:1. */
const marks: [string, string[]][] = [
  ['control', grounds],
  ['turquesa', grounds],
  ['danger', grounds],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('%s palette', (_, palette) => {
  const colour = (name: string) => {
    const value = palette.get(name)
    if (!value) throw new Error(`tokens.css has no --color-${name}`)
    return value
  }
  test.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    '%s on %s is readable',
    (front, back) => {
      expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5)
    },
  )
  test.each(marks.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    '%s is visible on %s',
    (front, back) => {
      expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3)
    },
  )
})

test('the dark set redefines every colour except the ones that are the same by night', () => {
  const same = ['white', 'black', 'on-selva', 'on-selva-suave']
  const missing = [...light.keys()].filter((name) => !read(darkCss).has(name) && !same.includes(name))
  expect(missing).toEqual([])
})
