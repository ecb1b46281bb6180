// A host's request to save an experience: complete, with pictures of the seed.
import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'

/** Ids of stored pictures, always the same ones first. */
export async function storedPictures(count: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`select id from pictures order by digest limit ${count}`)
  return rows.map(({ id }) => id)
}

export async function categoryId(): Promise<string> {
  const { rows } = await database().execute<{ id: string }>(sql`select id from categories order by name limit 1`)
  return rows[0]!.id
}

export async function experienceInput() {
  const [pictureId] = await storedPictures(1)
  return {
    title: 'Amanecer en el volcán de Santa Ana',
    shortDescription: 'Caminata corta con desayuno frente al cráter.',
    description: 'Salimos a oscuras, subimos despacio y desayunamos arriba.',
    price: 25,
    maxGuests: 8,
    durationValue: 5,
    durationUnit: 'hours',
    status: 'draft',
    categoryId: await categoryId(),
    place: { name: 'Parque Libertad', address: 'Avenida Independencia', city: 'Santa Ana', lat: 13.99, lng: -89.55 },
    languages: ['Español'],
    amenities: ['Guía local'],
    included: ['Desayuno'],
    notIncluded: ['Propinas'],
    bookingRequired: true,
    externalBookingUrl: '',
    whatToExpect: '',
    bringWithYou: ['Abrigo'],
    childPrice: 12.5,
    childAge: 10,
    minAge: 0,
    difficulty: 'moderate',
    walking: 'short',
    wheelchair: 'no',
    pram: 'no',
    transport: 'paid',
    rainPlan: 'moved',
    images: [{ pictureId: pictureId!, isMain: true, alt: '' }],
  }
}
