import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { anonymous } from '#tests/support/people.ts'

const { request } = anonymous

const at = (day: number) => new Date(`2099-05-0${day}T15:00:00Z`)

test('of each experience the first date in these days with room for all; without one it is left out', async () => {
  const near = await createExperience({
    dates: [{ startDate: at(1) }, { startDate: at(2), spotsAvailable: 2 }, { startDate: at(3) }],
  })
  const other = await createExperience({ dates: [{ startDate: at(3) }] })
  const hidden = await createExperience({ dates: [{ startDate: at(2) }], status: 'paused' })
  const ids = [near, other, hidden].map(({ id }) => `id=${id}`).join('&')
  const dates = async (query: string) => {
    const { body } = await request<{ items: { id: string; nextDate: string; spots: number }[] }>(
      'get',
      `/experiences/trip-dates?${ids}&${query}`,
    )
    return body.items.map(({ id, nextDate }) => [id, nextDate])
  }
  expect(await dates('from=2099-05-02&to=2099-05-02&guests=2')).toEqual([[near.id, at(2).toISOString()]])
  expect(await dates('from=2099-05-02&to=2099-05-03&guests=4')).toEqual([
    [near.id, at(3).toISOString()],
    [other.id, at(3).toISOString()],
  ])
  expect(await dates('guests=2')).toEqual([
    [near.id, at(1).toISOString()],
    [other.id, at(3).toISOString()],
  ])
})

test.each([
  ['', 'La experiencia no existe'],
  ['id=x', 'La experiencia no existe'],
  [
    Array.from({ length: 101 }, () => `id=${crypto.randomUUID()}`).join('&'),
    'Pregunta por 100 experiencias como máximo',
  ],
])('what makes no sense is refused in words (%#)', async (query, words) => {
  const { status, body } = await request<{ error: { fields: Record<string, string> } }>(
    'get',
    `/experiences/trip-dates?${query}`,
  )
  expect(status).toBe(422)
  expect(Object.values(body.error.fields)).toContain(words)
})
