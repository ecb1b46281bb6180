// A copy has every column of its original except those left out with a reason: new columns are copied automatically.
import { eq, getTableColumns, type Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { locations } from '#marketplace/locations/location.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import { storedPictures } from '#tests/support/scenes/experience-input.ts'
import { createExperience } from '../../experience.factory.ts'
import { experiences } from '../../experience.table.ts'
import { experienceImages } from '../../images/image.table.ts'
import { NOT_COPIED } from './publishing.data.ts'

type Row = Record<string, unknown>
const first = (rows: Row[]) => rows[0]!
const rowOf = async (id: string) =>
  first(await database().select().from(experiences).where(eq(experiences.id, id))) as Row & { locationId: string }
const placeOf = async (id: string) => first(await database().select().from(locations).where(eq(locations.id, id)))
const imageOf = async (id: string) =>
  first(await database().select().from(experienceImages).where(eq(experienceImages.experienceId, id)))

/** Compares each column with the original. A value that a bare row has too proves nothing, so that also fails. */
function expectCopied(table: Table, left: object, [original, copy, bare]: [Row, Row, Row], fixed: string[] = []) {
  for (const column of Object.keys(getTableColumns(table)).filter((name) => !(name in left))) {
    expect([column, copy[column]]).toEqual([column, original[column]])
    if (!fixed.includes(column)) expect([column, original[column]]).not.toEqual([column, bare[column]])
  }
}

test('a copied experience loses no field, nor its place, nor its pictures', async () => {
  const host = await signedIn('host')
  const { id } = await createExperience({
    hostId: host.id,
    category: 'Aventura',
    title: 'Surf',
    shortDescription: 'Corta',
    description: 'Larga',
    price: 12.5,
    bookingRequired: false,
    externalBookingUrl: 'https://surf.example/',
    durationValue: 3,
    durationUnit: 'days',
    maxGuests: 7,
    amenities: ['Wifi'],
    included: ['Tabla'],
    notIncluded: ['Cena'],
    languages: ['Inglés'],
    whatToExpect: 'Olas',
    bringWithYou: ['Toalla'],
    childPrice: 6,
    childAge: 10,
    minAge: 6,
    difficulty: 'hard',
    walking: 'long',
    wheelchair: 'no',
    pram: 'no',
    confirmation: 'instant',
    transport: 'paid',
    rainPlan: 'moved',
    location: {
      name: 'Muelle',
      address: 'Calle al mar 7',
      city: 'El Tunco',
      state: 'La Libertad',
      country: 'Guatemala',
      zipCode: '1501',
      lat: 13.4937512345678,
      lng: -89.3829612345678,
    },
    dates: [],
  })
  const [pictureId] = await storedPictures(1)
  await database()
    .insert(experienceImages)
    .values({ experienceId: id, pictureId: pictureId!, imageUrl: '/x', alt: 'Una ola', isMain: true, position: 3 })
  const { body } = await host.request<{ id: string }>('post', `/host/experiences/${id}/copy`, undefined, {
    key: crypto.randomUUID(),
  })
  const [original, copy] = [await rowOf(id), await rowOf(body.id)]
  const [bare] = await database().insert(experiences).values({ hostId: host.id }).returning()
  expectCopied(experiences, NOT_COPIED.experience, [original, copy, bare!], ['currency'])

  const [barePlace] = await database().insert(locations).values({ name: '', city: '' }).returning()
  expect(copy.locationId).not.toBe(original.locationId)
  const places = [await placeOf(original.locationId), await placeOf(copy.locationId)] as const
  expectCopied(locations, NOT_COPIED.place, [...places, barePlace!])

  const bareImage = { pictureId: null, imageUrl: '', alt: '', isMain: false, position: 0 }
  expectCopied(experienceImages, NOT_COPIED.image, [await imageOf(id), await imageOf(body.id), bareImage])
})

test('one without a place and without pictures is copied as it is', async () => {
  const host = await signedIn('host')
  const { id } = await createExperience({ hostId: host.id, status: 'draft', locationId: null, dates: [] })
  const { body } = await host.request<{ id: string }>('post', `/host/experiences/${id}/copy`, undefined, {
    key: crypto.randomUUID(),
  })
  expect(await rowOf(body.id)).toMatchObject({ locationId: null, status: 'draft' })
})
