// A review from the trip to the host's public page.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, PASSWORD, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { endSessionsOf, signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()

beforeAll(() => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
})
afterAll(closePool)

const yesterday = () => new Date(Date.now() - DAY_MS)

/** A traveler who was with a host yesterday, and another experience of that host. */
async function trip(name = 'Rosa Elena Nieto') {
  const past = await createExperience({
    title: 'Caminata de ayer',
    dates: [{ startDate: yesterday(), endDate: yesterday() }, {}],
  })
  const other = await createExperience({ title: 'Otra del mismo anfitrión', hostId: past.hostId })
  const traveler = await signedIn('traveler', { name })
  await createBooking({ userId: traveler.id, availableDateId: past.dateIds[0], status: 'completed' })
  return { past, other, traveler }
}

async function openAs(person: { id: string }, path: string, device = desktop): Promise<Page> {
  const page = await open('/how-it-works', device)
  await signInPage(page, person)
  await page.goto(path)
  return toReviews(page)
}

/** Goes down to the reviews, which come to life when they are near. */
async function toReviews(page: Page): Promise<Page> {
  await waitForHydration(page)
  await page.locator('#resenas').scrollIntoViewIfNeeded()
  return page
}

const writing = (page: Page) => page.getByRole('button', { name: 'Escribir reseña' })
const stars = (page: Page, words: string) => page.locator('label').filter({ hasText: words })
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar reseña' })

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'on a %s: the review of yesterday stands on the page at once, and blocks the host’s other pages',
  async (_, device) => {
    const { past, other, traveler } = await trip()
    const page = await openAs(traveler, `/experience/${past.id}`, device)
    await page.getByText('Aún no hay reseñas').waitFor()
    await page.getByText('Puedes dejar una reseña').waitFor()
    await writing(page).click()
    expect(await publish(page).isDisabled()).toBe(true)
    await stars(page, '4 de 5, Muy bueno').click()
    await page.getByLabel('Tu comentario').fill('Subimos despacio y\nbajamos cantando.')
    await page.getByText('36/1000').waitFor()
    await publish(page).click()

    // Without a reload: text, figures, stars of the header and of the host card.
    await page.getByText('¡Reseña añadida!').first().waitFor()
    await page.getByText('Tu reseña ha sido publicada exitosamente').first().waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Rosa N.' }).getByText('bajamos cantando').waitFor()
    await page.getByText('Promedio: 4.0 de 5, 1 reseña').waitFor({ state: 'attached' })
    await page.getByText('4.0 de 5 estrellas, 1 reseña').first().waitFor({ state: 'attached' })
    expect(await page.getByText('Aún no hay reseñas').count()).toBe(0)

    await page.goto(`/experience/${other.id}`)
    await toReviews(page)
    await page.getByText('Ya has reseñado este anfitrión').waitFor()
    expect(await writing(page).count()).toBe(0)
    await page.goto(`/host/${past.hostId}`)
    await toReviews(page)
    await page.getByText('Ya has reseñado este anfitrión').waitFor()

    // The page for strangers shows it as soon as its copy is renewed.
    const isPublished = async () =>
      (await (await fetch(`${running.address}/host/${past.hostId}`)).text()).includes('cantando')
    await expect.poll(isPublished, { interval: 100 }).toBe(true)
  },
)

test('by keyboard alone, on the host’s profile', async () => {
  const { past, traveler } = await trip()
  const page = await openAs(traveler, `/host/${past.hostId}`)
  await writing(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio').first().waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect.poll(() => writing(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  // The stars have the focus; arrow keys choose.
  await page.getByRole('radio').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  const checked = await page.getByRole('radio', { checked: true }).getAttribute('value')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Todo con calma')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('¡Reseña añadida!').first().waitFor()
  await page.getByText('Todo con calma').waitFor()
  const [stored] = await database().select().from(reviews).where(eq(reviews.hostId, past.hostId))
  expect([String(stored!.rating), stored!.userId]).toEqual([checked, traveler.id])
  // The success message has the focus, because the button is gone.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('¡Reseña añadida!')
})

test('guests get a link to the login that brings them back to the reviews', async () => {
  const { past } = await trip()
  for (const path of [`/experience/${past.id}/caminata-de-ayer`, `/host/${past.hostId}`]) {
    const page = await waitForHydration(await open(path))
    const link = page.getByRole('link', { name: 'Inicia sesión para dejar una reseña' })
    expect(await link.getAttribute('href')).toBe(`/auth/login?redirect=${encodeURIComponent(`${path}#resenas`)}`)
  }
})

test('whoever was not there reads why; a host who looks around too', async () => {
  const { past } = await trip()
  const stranger = await signedIn('traveler')
  const page = await openAs(stranger, `/experience/${past.id}`)
  await page.getByText('Necesitas completar una reserva con este anfitrión primero').waitFor()
  const host = await signedIn('host')
  const hostPage = await openAs(host, `/host/${past.hostId}`)
  await hostPage.getByText('Las reseñas se escriben desde una cuenta de viajero.').waitFor()
})

test('a session that ended while writing: the words wait behind the login (REV-18)', async () => {
  const { past, traveler } = await trip()
  const page = await openAs(traveler, `/host/${past.hostId}`)
  await writing(page).click()
  await stars(page, '5 de 5, Excelente').click()
  await page.getByLabel('Tu comentario').fill('Lo que escribí')
  await endSessionsOf(traveler)
  expectComplaint(/401/)
  await publish(page).click()
  await page.getByText('Debes iniciar sesión para dejar una reseña').first().waitFor()
  expect(await page.getByLabel('Tu comentario').inputValue()).toBe('Lo que escribí')
  expect(await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).last().getAttribute('href')).toBe(
    `/auth/login?redirect=${encodeURIComponent(`/host/${past.hostId}#resenas`)}`,
  )
  await signInPage(page, traveler)
  await page.reload()
  await page.getByLabel('Tu comentario').waitFor()
  expect(await page.getByLabel('Tu comentario').inputValue()).toBe('Lo que escribí')
  await publish(page).click()
  await page.getByText('¡Reseña añadida!').first().waitFor()
})

test('checks that fail say what failed and can be repeated (REV-12, REV-14, REV-15, REV-17)', async () => {
  const { past, traveler } = await trip()
  const page = await open('/how-it-works')
  await signInPage(page, traveler)
  expectComplaint(/Failed to load resource/)
  const answers: [object, string][] = [
    [
      { status: 503, json: { error: { code: 'REVIEWS_UNREADABLE', message: 'Error verificando reseñas existentes' } } },
      'Error verificando reseñas existentes',
    ],
    [
      { status: 503, json: { error: { code: 'BOOKINGS_UNREADABLE', message: 'Error verificando reservas' } } },
      'Error verificando reservas',
    ],
    [
      { status: 403, json: { error: { code: 'FORBIDDEN', message: 'x' } } },
      'Error de permisos. Intenta verificar nuevamente en unos momentos.',
    ],
    [{ status: 500, json: { error: { code: 'BROKEN', message: 'x' } } }, 'Error verificando elegibilidad'],
  ]
  let answer = answers[0]![0]
  await page.route('**/eligibility', (route) => route.fulfill(answer))
  await page.goto(`/host/${past.hostId}`)
  await toReviews(page)
  for (const [next, words] of answers) {
    answer = next
    await page.getByRole('button', { name: 'Verificar de nuevo' }).click()
    await page.getByText(words, { exact: true }).waitFor()
  }
  // A missing network is treated like the other failures.
  await page.unroute('**/eligibility')
  await page.route('**/eligibility', (route) => route.abort())
  await page.getByRole('button', { name: 'Verificar de nuevo' }).click()
  await page.getByText('Error verificando elegibilidad').waitFor()
  await page.unroute('**/eligibility')
  await page.getByRole('button', { name: 'Verificar de nuevo' }).click()
  await page.getByText('Puedes dejar una reseña').waitFor()
})

test('a review that is refused keeps what was typed and says why (REV-20 to REV-23)', async () => {
  const { past, traveler } = await trip()
  const page = await openAs(traveler, `/host/${past.hostId}`)
  await writing(page).click()
  await stars(page, '3 de 5, Bueno').click()
  await page.getByLabel('Tu comentario').fill('Sigue aquí')
  expectComplaint(/Failed to load resource/)
  const error = (code: string, message: string, data: object | null = null) => ({ code, message, data, fields: null })
  const description = 'Primero debes completar una reserva con este anfitrión para poder dejarle una reseña'
  const answers: [number, object, string[]][] = [
    [
      503,
      error('REVIEW_CHECK_FAILED', 'Error al verificar reservas: la base de datos no respondió'),
      ['Error al verificar reservas: la base de datos no respondió'],
    ],
    [
      403,
      error('REVIEW_NOT_EARNED', description, { title: 'No puedes reseñar este anfitrión' }),
      ['No puedes reseñar este anfitrión', description],
    ],
    [
      500,
      error('BROKEN', 'Algo falló de nuestro lado.'),
      ['No se pudo añadir la reseña', 'Algo falló de nuestro lado.'],
    ],
  ]
  for (const [status, body, words] of answers) {
    await page.route('**/api/hosts/*/reviews', (route) => route.fulfill({ status, json: { error: body } }))
    await publish(page).click()
    for (const word of words) await page.getByRole('alert').getByText(word).first().waitFor()
    expect(await page.getByLabel('Tu comentario').inputValue()).toBe('Sigue aquí')
    await page.unroute('**/api/hosts/*/reviews')
  }
  await page.route('**/api/hosts/*/reviews', (route) => route.abort())
  await publish(page).click()
  await page.getByText('Error de conexión. Verifica tu conexión a internet.').first().waitFor()
  await page.unroute('**/api/hosts/*/reviews')
  // Written in another tab meanwhile.
  await traveler.request('post', `/hosts/${past.hostId}/reviews`, { rating: 5 })
  await publish(page).click()
  await page.getByText('Ya has dejado una reseña para este anfitrión').first().waitFor()
  await page.getByText('Ya has reseñado este anfitrión').waitFor()
})

test('axe finds nothing serious with the form open, on both widths', async () => {
  const { past, traveler } = await trip()
  for (const device of [desktop, phone]) {
    const page = await openAs(traveler, `/host/${past.hostId}`, { ...device, bypassCSP: true })
    await writing(page).click()
    await page.getByRole('radio').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }
})

test('the demo account signs in from the link and comes back', async () => {
  const { past } = await trip()
  const page = await waitForHydration(await open(`/host/${past.hostId}`))
  await page.getByRole('link', { name: 'Inicia sesión para dejar una reseña' }).click()
  await page
    .getByLabel(/correo|email/i)
    .first()
    .fill('viajera@demo.torogoz.sv')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(new RegExp(`/host/${past.hostId}#resenas$`))
  await page.getByText('Necesitas completar una reserva con este anfitrión primero').waitFor()
})
