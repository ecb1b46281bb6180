import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'ui/styles'
const css = readFileSync(path.join(FOLDER, 'ui.css'), 'utf8')
const sources = [...css.matchAll(/@source (not )?"([^"]+)"/g)].map(([, not, place]) => ({
  place: path.join(FOLDER, place!),
  isLeftOut: Boolean(not),
}))
const leftOut = new Set(
  sources.filter(({ isLeftOut }) => isLeftOut).flatMap(({ place }) => globSync([place, `${place}/**`])),
)
const readAgain = new Set(sources.filter(({ isLeftOut }) => !isLeftOut).map(({ place }) => place))

test('every @source path of the stylesheets exists', () => {
  const missing = sources.filter(({ place }) => !existsSync(place) && globSync(place).length === 0)
  expect(missing).toEqual([])
})

test('no page of travelers shows a part whose classes are left out', () => {
  const pages = globSync('marketplace/*/public/**/*.tsx').filter((file) => !leftOut.has(file))
  expect(pages.length).toBeGreaterThan(100)
  const imported = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/from '([^']+\.tsx)'/g)].map(([, target]) =>
      target!.startsWith('.') ? path.join(path.dirname(page), target!) : target!.slice(1),
    ),
  )
  expect(imported.filter((part) => leftOut.has(part) && !readAgain.has(part))).toEqual([])
})
