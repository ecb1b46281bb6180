import { expect, test } from 'vitest'
import {
  areaOf,
  type Camera,
  cameraFor,
  DEFAULT_CAMERA,
  firstCamera,
  isAlike,
  MAX_BOUNDS,
  mercatorX,
  mercatorY,
  project,
  unproject,
  ZOOM,
} from './camera.rules.ts'

const phone = { width: 390, height: 640 }
const desktop = { width: 960, height: 828 }
const capital: Camera = { lat: 13.6929, lng: -89.2182, zoom: 9 }

test('the world is a square; its middle is where the equator meets Greenwich', () => {
  expect([mercatorX(0), mercatorX(-180), mercatorX(180)]).toEqual([0.5, 0, 1])
  expect(mercatorY(0)).toBeCloseTo(0.5, 12)
  expect(mercatorY(85.0511)).toBeCloseTo(0, 5)
})

test('what a camera looks at is in the middle; north is up, west is left', () => {
  expect(project(capital, phone, capital.lng, capital.lat)).toEqual([195, 320])
  const [x, y] = project(capital, phone, -89.3, 13.8)
  expect(x).toBeLessThan(195)
  expect(y).toBeLessThan(320)
})

test('a pixel leads back to the point it shows', () => {
  for (const [x, y] of [
    [0, 0],
    [195, 320],
    [389, 12],
  ] as const) {
    const { lng, lat } = unproject(capital, phone, x, y)
    const [left, top] = project(capital, phone, lng, lat)
    expect([left, top].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([x, y])
  }
})

test('an area and its pixels agree', () => {
  const area = areaOf(capital, desktop)
  const [left, top] = project(capital, desktop, area.west, area.north)
  const [right, bottom] = project(capital, desktop, area.east, area.south)
  expect([left, top, right, bottom].map(Math.round)).toEqual([0, 0, 960, 828])
})

test('an area that is fitted is in sight, as close as allowed', () => {
  const area = { west: -89.5, south: 13.4, east: -88.9, north: 13.9 }
  for (const size of [phone, desktop]) {
    const visibleArea = areaOf(cameraFor(area, size, 14), size)
    expect([
      visibleArea.west < area.west,
      visibleArea.south < area.south,
      visibleArea.east > area.east,
      visibleArea.north > area.north,
    ]).toEqual([true, true, true, true])
  }
  expect(cameraFor({ west: -89.1, south: 13.5, east: -89.1, north: 13.5 }, phone, 11).zoom).toBe(11)
})

test('a map begins at San Salvador: zoom 14 with a real one, the whole country with the embedded one (MAP-03, MAP-04)', () => {
  expect(firstCamera(desktop, 18)).toEqual({ lat: 13.6929, lng: -89.2182, zoom: 14 })
  for (const size of [phone, desktop]) {
    const camera = firstCamera(size, 11)
    expect([camera.lat, camera.lng]).toEqual([13.6929, -89.2182])
    const { west, south, east, north } = areaOf(camera, size)
    expect([west < -90.13, south < 13.15, east > -87.69, north > 14.45]).toEqual([true, true, true, true])
  }
})

test('views that hardly differ are alike', () => {
  const area = areaOf(capital, phone)
  expect(isAlike(area, areaOf({ ...capital, lng: capital.lng + 0.001 }, phone))).toBe(true)
  expect(isAlike(area, areaOf({ ...capital, lng: capital.lng + 0.2 }, phone))).toBe(false)
  expect(isAlike(area, areaOf({ ...capital, zoom: 10 }, phone))).toBe(false)
})

test('around a fitted area is the margin that was asked for, and less where a map is small', () => {
  const area = { west: -89.5, south: 13.4, east: -88.9, north: 13.9 }
  const edges = (size: typeof phone, margin?: number) => {
    const camera = cameraFor(area, size, 22, margin)
    const [left, top] = project(camera, size, area.west, area.north)
    return Math.round(Math.min(left, top))
  }
  expect([edges(phone), edges(desktop), edges(desktop, 100)]).toEqual([40, 40, 100])
  expect([edges({ width: 100, height: 400 }), edges({ width: 400, height: 100 })]).toEqual([20, 20])
  // A horizontal line has no height, so its width decides.
  const line = cameraFor({ ...area, north: 13.4 }, phone, 22)
  expect(line.zoom).toBeCloseTo(cameraFor({ ...area, north: 13.4001 }, phone, 22).zoom, 2)
})

test('the first camera stays within the map bounds and centers El Salvador', () => {
  expect(MAX_BOUNDS).toEqual({ west: -93.4, south: 10.4, east: -84.8, north: 17 })
  expect(firstCamera(desktop, ZOOM.page)).toEqual(DEFAULT_CAMERA)
  expect(firstCamera(desktop, ZOOM.page - 1).zoom).toBeLessThan(ZOOM.page - 1)
  expect(firstCamera(desktop, 5).zoom).toBe(5)
  // As much to the west of San Salvador as to the east, both with a margin.
  const small = { width: 300, height: 2000 }
  const [left] = project(firstCamera(small, 11), small, 2 * -89.2182 + 87.62, 13.7)
  const [right] = project(firstCamera(small, 11), small, -87.62, 13.7)
  expect([Math.round(left), Math.round(right)]).toEqual([16, 284])
})

test('two views are alike while every edge is within a fiftieth', () => {
  const area = { west: 0, south: 0, east: 100, north: 100 }
  expect(isAlike(area, { west: 1.9, south: 1.9, east: 101.9, north: 101.9 })).toBe(true)
  for (const change of [{ west: 2 }, { east: 102 }, { south: 2 }, { north: 102 }, { west: -2 }])
    expect([change, isAlike(area, { ...area, ...change })]).toEqual([change, false])
})
