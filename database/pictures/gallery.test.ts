import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#database/catalogue/catalogue.ts'
import { galleryOf, painted } from './gallery.ts'

const { experiences } = catalogue
const FOLDER = path.join(import.meta.dirname, 'painted')
const galleries = experiences.map((experience) => ({ experience, gallery: galleryOf(experience, experiences) }))

test('every experience has five different pictures', () => {
  const wrong = galleries.filter(({ gallery }) => new Set(gallery.map(({ file }) => file)).size !== 5)
  expect(wrong.map(({ experience }) => experience.key)).toEqual([])
})

test('no two experiences open with the same picture, and each opens with its own scene', () => {
  const mains = galleries.map(({ gallery }) => gallery[0]!.file)
  expect(new Set(mains).size).toBe(experiences.length)
  const strangers = galleries.filter(({ experience, gallery }) => !gallery[0]!.file.startsWith(`${experience.scene}-`))
  expect(strangers.map(({ experience }) => experience.key)).toEqual([])
})

test('what begins in the dark opens with a picture of the dark, where its scene has one left', () => {
  const night = galleries.filter(({ experience }) => experience.offer.hour >= 18)
  const atNight = night.filter(({ gallery }) => gallery[0]!.file.endsWith('-night.webp'))
  expect(night.length).toBeGreaterThan(0)
  for (const { experience, gallery } of night) {
    if (gallery[0]!.file.endsWith('-night.webp')) continue
    const unused = painted.filter(({ scene, hour }) => scene === experience.scene && hour === 'night')
    expect(
      unused.every(({ file }) => atNight.some((one) => one.gallery[0]!.file === file)),
      experience.key,
    ).toBe(true)
  }
})

test('the other pictures show the scene or one beside it', () => {
  const sceneOf = new Map(painted.map(({ file, scene }) => [file, scene]))
  const wrong = galleries.filter(({ experience, gallery }) =>
    gallery.some(({ file }) => ![experience.scene, ...experience.beside].includes(sceneOf.get(file)!)),
  )
  expect(wrong.map(({ experience }) => experience.key)).toEqual([])
})

test('the list and the folder hold the same files, together at most 15 MB', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(painted.map(({ file }) => file).sort())
  const bytes = painted.reduce((sum, { file }) => sum + statSync(path.join(FOLDER, file)).size, 0)
  expect(bytes).toBeLessThanOrEqual(15_000_000)
})

test('every picture is described in words of its own, short enough to be read aloud', () => {
  const wrong = painted.filter(({ alt }) => alt.length < 20 || alt.length > 125)
  expect(wrong.map(({ file }) => file)).toEqual([])
})
