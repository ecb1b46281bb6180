import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { pictureUploads } from '#platform/storage/picture.table.ts'
import { signedIn } from '#tests/support/people.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'

test('a copy of everything holds all of a host’s offer: texts, place, pictures, dates and settings, and nothing of their guests', async () => {
  const host = await signedIn('host')
  const experience = await createExperience({
    hostId: host.id,
    pictured: true,
    whatToExpect: 'Veremos el cráter',
    bringWithYou: ['Abrigo'],
    included: ['Desayuno'],
    location: { address: 'Calle al cerro 7' },
    dates: [{ capacity: 7 }],
  })
  const guest = { firstName: 'Ana', lastName: 'Rivas', email: 'ana.rivas@correo.sv', phone: '7555-0001' }
  const { confirmationCode } = await createBooking({ availableDateId: experience.dateIds[0]!, guestInfo: guest })
  const { body } = await host.request<{ experiencias: Record<string, unknown>[]; reservas: object }>(
    'get',
    '/profile/data',
  )
  expect(body.experiencias).toMatchObject([
    {
      whatToExpect: 'Veremos el cráter',
      bringWithYou: ['Abrigo'],
      included: ['Desayuno'],
      maxGuests: 8,
      category: 'Aventura',
      place: { address: 'Calle al cerro 7', lat: 13.938 },
      images: [{ isMain: true, address: expect.stringContaining('/files/pictures/') }],
      dates: [{ capacity: 7 }],
    },
  ])
  expect(body.reservas).toMatchObject({ comoAnfitrion: [{ guests: expect.any(Number), unitPrice: 25 }] })
  const text = JSON.stringify(body)
  for (const private_ of ['ana.rivas@correo.sv', '7555-0001', confirmationCode]) expect(text).not.toContain(private_)
})

test('who handed a picture in finds it in the copy, and is forgotten as such when they leave', async () => {
  const host = await signedIn('host')
  const bytes = await photograph(640, 480).jpeg().toBuffer()
  const { body: handed } = await host.request<{ pictureId: string }>('post', '/host/pictures', formWith(bytes))
  const { body } = await host.request<{ fotos: object[] }>('get', '/profile/data')
  expect(body.fotos).toMatchObject([{ address: `/files/pictures/${handed.pictureId}/{width}.{format}`, width: 640 }])
  expect((await host.request('post', '/profile/deletion', { word: 'ELIMINAR' })).status).toBe(204)
  expect(await database().$count(pictureUploads, eq(pictureUploads.personId, host.id))).toBe(0)
})
