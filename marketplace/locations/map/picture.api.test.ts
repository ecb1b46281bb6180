import { expect, test } from 'vitest'
import { mapPicture } from './picture.api.ts'
import { placePicturePath, readPlacePicturePath } from './picture-path.rules.ts'

const draw = async (point: { lat: number; lng: number }) => (await mapPicture(placePicturePath(point))).text()

test('the picture of a place names what lies around it and says what it is', async () => {
  const svg = await draw({ lat: 13.4932, lng: -89.3826 })
  expect(svg).toContain('<title>Mapa: El Tunco</title>')
  for (const name of ['Zaragoza', 'El Zonte']) expect(svg).toContain(`>${name}</text>`)
  // Both colour schemes are in one drawing.
  expect(svg).toContain('prefers-color-scheme:dark')
  expect(svg).not.toMatch(/<script|on\w+=|https?:\/\/(?!www\.w3\.org)/)
  expect(svg.length).toBeLessThan(90_000)
})

test('no name is printed under the small map in the corner', async () => {
  const svg = await draw({ lat: 13.9472, lng: -89.0285 })
  const [, x, y, width, height] = svg
    .match(/translate\((\d+) (\d+)\)"><rect class="f" x="-8" y="-8" width="(\d+)" height="(\d+)"/)!
    .map(Number) as [number, number, number, number, number]
  const names = [...svg.matchAll(/<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)/g)]
  expect(names.length).toBeGreaterThan(5)
  const hidden = names.filter(([, at, baseline, name]) => {
    const [right, top] = [Number(at) + name!.length * 3.9, Number(baseline) - 14]
    return right > x - 8 && right - name!.length * 7.8 < x - 8 + width && top < y - 8 + height
  })
  expect(hidden.map(([, , , name]) => name)).toEqual([])
})

test('far away there is a drawing all the same', async () => {
  expect(await draw({ lat: 40.4, lng: -3.7 })).toContain('<title>Mapa</title>')
})

test('a map picture path is parsed as it was built; a malformed one is rejected', () => {
  expect(placePicturePath({ lat: 13.493249, lng: -89.38264 })).toBe('/map-picture/13.4932,-89.3826.svg')
  expect(readPlacePicturePath('/map-picture/13.4932,-89.3826.svg')).toEqual([-89.3826, 13.4932])
  expect(readPlacePicturePath(placePicturePath({ lat: 0, lng: -0.00001 }))).not.toBeNull()
  for (const path of [
    '/map-picture/99,0.svg',
    '/map-picture/13,-999.svg',
    '/map-picture/a,b.svg',
    '/map-picture/1,2.png',
  ])
    expect(readPlacePicturePath(path)).toBeNull()
})
