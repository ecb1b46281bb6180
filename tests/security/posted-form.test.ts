// Plain forms (docs/decisions/0186) are subject to the same rules as API calls.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api, registrations } from '#marketplace/api.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { favorites } from '#marketplace/favorites/favorite.table.ts'
import { questions } from '#marketplace/questions/question.table.ts'
import { database } from '#platform/database/pool.ts'
import { type FormOptions, formsOf, handleForm, type Posted } from '#platform/http/request/posted-form.ts'
import { signedIn } from '../support/people.ts'

const endpoints = registrations.map(({ endpoint }) => endpoint)
const posting = endpoints.filter(({ form }) => form)
const requests: Request[] = []
const door: FormOptions = {
  forms: formsOf(endpoints),
  send: (request) => {
    requests.push(request.clone())
    return api.fetch(request)
  },
  signIn: (page) => `/auth/login?redirect=${encodeURIComponent(page)}`,
}
const SAME_SITE = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }

type Options = { cookie?: string | undefined; page?: string; headers?: Record<string, string> }
function post(values: Record<string, string>, { cookie, page = '/faq', headers = SAME_SITE }: Options = {}) {
  requests.length = 0
  const init = { method: 'POST', body: new URLSearchParams(values), headers: { ...headers, ...(cookie && { cookie }) } }
  return handleForm(new Request(`http://localhost${page}`, init), door)
}
const leadsTo = (answer: Response | Posted) =>
  answer instanceof Response ? [answer.status, answer.headers.get('location')] : [answer.status, answer.refusal.code]
const refusalOf = (answer: Response | Posted) => (answer instanceof Response ? null : answer)

const callTo = ({ method, path }: (typeof posting)[number]) =>
  `${method} ${path.replace(/\{\w+\}/g, () => crypto.randomUUID())}`
const roles = ['traveler', 'host', 'admin'] as const

test.each(posting.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  'a form may do no more than a call: $name',
  async ({ endpoint }) => {
    const { access } = endpoint
    const login = [303, '/auth/login?redirect=%2Ffaq']
    if (access !== 'anyone') expect(leadsTo(await post({ call: callTo(endpoint) }))).toEqual(login)
    for (const role of access === 'anyone' || access === 'signed-in' ? [] : roles.filter((other) => other !== access)) {
      const { cookie } = await signedIn(role)
      expect([role, leadsTo(await post({ call: callTo(endpoint) }, { cookie }))]).toEqual([role, [403, 'FORBIDDEN']])
    }
    // No secret field may be filled in again.
    expect(endpoint.form!.keep?.filter((name) => /password|confirmation|^code$|token|^key$/i.test(name)) ?? []).toEqual(
      [],
    )
  },
)

test('a form of another site is refused before it is read', async () => {
  const { cookie, id } = await signedIn('traveler')
  const { id: experience } = await createExperience()
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    const answer = await post({ call: `put /favorites/${experience}` }, { cookie, headers: headers as never })
    expect([headers, leadsTo(answer)]).toEqual([headers, [403, null]])
    expect(requests).toEqual([])
  }
  expect(await database().$count(favorites, eq(favorites.userId, id))).toBe(0)
})

test('only what an endpoint declares can be posted', async () => {
  const { cookie } = await signedIn('admin')
  for (const call of [
    '',
    'get /session',
    'post /auth/sign-in/../sign-out',
    'delete /favorites/../profile',
    'post /none',
  ])
    expect([call, leadsTo(await post({ call }, { cookie }))]).toEqual([call, [405, null]])
  expect(requests).toEqual([])
  expect(leadsTo(await post({ call: 'post /auth/sign-in', email: 'a'.repeat(40_000) }))[0]).toBe(413)
  expect(leadsTo(await post({ call: 'post /auth/sign-in', email: 'a\0' }))[0]).toBe(400)
})

test('a form leads to our own pages only', async () => {
  const person = {
    name: 'Ana Núñez',
    password: 'quetzal-42-x',
    confirmation: 'quetzal-42-x',
    terms: 'on',
    role: 'traveler',
  }
  const landings = [
    ['/auth/register?redirect=%2Fprofile%2Ffavorites', '/profile/favorites'],
    ['/auth/register?redirect=https%3A%2F%2Fevil.example', '/search'],
    ['/auth/register?redirect=%2F%2Fevil.example', '/search'],
  ] as const
  for (const [page, expected] of landings) {
    const email = `${crypto.randomUUID().slice(0, 8)}@correo.sv`
    const answer = await post({ call: 'post /auth/sign-up', email, ...person }, { page })
    expect([page, leadsTo(answer)]).toEqual([page, [303, expected]])
    expect((answer as Response).headers.getSetCookie()[0]).toMatch(/session_token=.*HttpOnly/)
    expect((answer as Response).headers.get('cache-control')).toBe('private, no-store')
  }
  const { cookie } = await signedIn('traveler')
  const { id } = await createExperience()
  const back = await post({ call: `put /favorites/${id}` }, { cookie, page: '//evil.example/x?y=1' })
  expect(leadsTo(back)).toEqual([303, '/evil.example/x?y=1'])
})

test('what was typed comes back, and what is wrong stands at its field', async () => {
  const values = { call: 'post /auth/sign-up', name: 'Ana', email: 'sin-arroba', role: 'host', terms: 'on' }
  const posted = refusalOf(await post({ ...values, password: 'corta', confirmation: 'corta' }))!
  expect(posted).toMatchObject({
    status: 422,
    typed: { name: 'Ana', email: 'sin-arroba', role: 'host', terms: 'on' },
    refusal: { fields: { email: 'Email inválido', password: expect.stringContaining('al menos 8') } },
  })
  expect(JSON.stringify(posted)).not.toContain('corta')
  expect(requests).toEqual([])
})

test('one form is one booking, however often it is sent (INV-09)', async () => {
  const { cookie, id } = await signedIn('traveler')
  const { id: experienceId, hostId, dateIds } = await createExperience()
  const form = {
    call: 'post /bookings',
    key: crypto.randomUUID(),
    experienceId,
    hostId,
    date: dateIds[0]!,
    guests: '2',
    'guestInfo.firstName': 'Ana',
    'guestInfo.lastName': 'Núñez',
    'guestInfo.email': 'ana@correo.sv',
    'guestInfo.phone': '7000-1234',
    specialRequests: '',
    termsAccepted: 'on',
  }
  const page = `/booking/${experienceId}`
  const answers = await Promise.all([post(form, { cookie, page }), post(form, { cookie, page })])
  const [booking, ...otherBookings] = await database().select().from(bookings).where(eq(bookings.userId, id))
  expect(otherBookings).toEqual([])
  expect(answers.map(leadsTo)).toEqual([1, 2].map(() => [303, `${page}?reservation=${booking!.id}`]))

  const refusal = refusalOf(
    await post({ ...form, key: crypto.randomUUID(), 'guestInfo.phone': '1' }, { cookie, page }),
  )!
  expect(refusal.refusal).toMatchObject({
    code: 'INVALID',
    fields: { 'guestInfo.phone': 'Número de teléfono inválido' },
  })
  expect(refusal.typed).not.toHaveProperty('key')
  const repeated = refusalOf(await post({ ...form, key: crypto.randomUUID() }, { cookie, page }))!
  expect(repeated.refusal.code).toBe('ALREADY_BOOKED')
})

test('a line that ends is one letter, as it is for a script: browsers post two (INV-09)', async () => {
  const { cookie, request } = await signedIn('traveler')
  const { id: experienceId, hostId, dateIds } = await createExperience()
  // As long as the field allows, whose counter takes the end of a line for one.
  const specialRequests = 'Alergia al maní.\n'.repeat(58) + 'x'.repeat(14)
  const guestInfo = { firstName: 'Ana', lastName: 'Núñez', email: 'ana@correo.sv', phone: '7000-1234' }
  const key = crypto.randomUUID()
  const posted = await post(
    {
      ...{ call: 'post /bookings', key, experienceId, hostId, date: dateIds[0]!, guests: '1', termsAccepted: 'on' },
      ...Object.fromEntries(Object.entries(guestInfo).map(([name, value]) => [`guestInfo.${name}`, value])),
      specialRequests: specialRequests.replaceAll('\n', '\r\n'),
    },
    { cookie, page: `/booking/${experienceId}` },
  )
  expect([specialRequests.length, leadsTo(posted)[0]]).toEqual([1000, 303])
  const choice = { experienceId, hostId, availableDateId: dateIds[0], guests: 1, children: 0 }
  const again = await request<{ id: string; specialRequests: string }>(
    'post',
    '/bookings',
    { ...choice, guestInfo, specialRequests, termsAccepted: true, again: false },
    { key },
  )
  expect([again.status, again.body.specialRequests]).toEqual([201, specialRequests])
  expect(leadsTo(posted)[1]).toBe(`/booking/${experienceId}?reservation=${again.body.id}`)
})

test('a form rendered for somebody else is refused, does nothing and shows nothing of what they typed', async () => {
  const [ana, manuel] = [await signedIn('traveler'), await signedIn('traveler')]
  const { id: experienceId } = await createExperience()
  const ask = (account: string) =>
    post(
      { call: 'post /questions', account, experienceId, text: '¿Hay sombra en el camino?' },
      { cookie: manuel.cookie },
    )
  const refused = refusalOf(await ask(ana.id))
  expect(refused).toMatchObject({ status: 409, refusal: { code: 'OTHER_ACCOUNT' }, typed: {} })
  expect(await database().$count(questions, eq(questions.travelerId, manuel.id))).toBe(0)
  // No header may hold these, and no account is called so.
  for (const account of ['💥', 'a\r\nb'])
    expect(refusalOf(await ask(account))).toMatchObject({ refusal: { code: 'OTHER_ACCOUNT' } })
  expect(await database().$count(questions, eq(questions.travelerId, manuel.id))).toBe(0)
  expect(leadsTo(await ask(manuel.id))[0]).toBe(303)
  expect(await database().$count(questions, eq(questions.travelerId, manuel.id))).toBe(1)
})
