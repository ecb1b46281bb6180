// Whoever asked signed in reads the answer in the profile and goes on there, also without script (decision 0237).
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { dataRequests } from '#marketplace/accounts/rights/right.table.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { caseMessages, cases } from '#marketplace/cases/case.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** A case of this person that the team has answered. */
async function answeredCase(personId: string) {
  const row = await openCase(database(), {
    ...{ kind: 'question', subject: '¿Hay parqueo?', text: 'Vamos en carro.', name: 'Ana Flores', email: null },
    ...{ about: null, personId, now: new Date() },
  })
  await database().insert(caseMessages).values({ caseId: row.id, kind: 'answer', text: 'Sí hay, y es gratis.' })
  return row
}

test('from the contact form to the thread, an answer back, and the list', async () => {
  const person = await createPerson({ name: 'Ana Flores' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto('/profile/cases')
  await page.getByRole('heading', { name: 'No has escrito al equipo' }).waitFor()
  await page.getByRole('link', { name: 'Escribir al equipo' }).click()
  await page.waitForURL('**/contact')
  await waitForHydration(page)
  await page.getByLabel('Asunto').fill('¿Hay parqueo?')
  await page.getByLabel('Mensaje').fill('Vamos en carro.')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.getByText('¡Mensaje enviado!').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Tus casos' }).click()
  await page.getByRole('link', { name: /¿Hay parqueo\?/ }).click()
  await page.getByRole('heading', { name: '¿Hay parqueo?' }).waitFor()
  await waitForHydration(page)
  expect(await seriousFindings(page)).toEqual([])
  // Nothing typed is refused at the field.
  expectComplaint(/status of 422/)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByText('Escribe tu mensaje').waitFor()
  await page.getByLabel('Tu mensaje', { exact: true }).fill('¿Y para un bus?')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('list', { name: 'Conversación' }).getByText('¿Y para un bus?').waitFor()
  expect(await page.getByLabel('Tu mensaje', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Tus casos' }).last().click()
  await page.getByText('Tú: ¿Y para un bus?').waitFor()
})

test('a host answers in the portal without script, and another’s case is not there', async () => {
  expectComplaint(/status of 422/)
  const host = await createPerson({ role: 'host', name: 'Beto Ruiz' })
  const ownCase = await answeredCase(host.id)
  const otherCase = await answeredCase((await createPerson()).id)
  const page = await open('/how-it-works', { ...desktop, javaScriptEnabled: false })
  await signInPage(page, host)
  await page.goto(`/host/cases/${ownCase.id}`)
  await page.getByText('Sí hay, y es gratis.').waitFor()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByText('Escribe tu mensaje').waitFor()
  await page.getByLabel('Tu mensaje', { exact: true }).fill('Gracias, somos tres.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('list', { name: 'Conversación' }).getByText('Gracias, somos tres.').waitFor()
  expect(page.url()).toMatch(/#mensaje-/)
  await page.goto(`/host/cases/${otherCase.id}`)
  await page.getByRole('heading', { name: 'No encontramos este caso' }).waitFor()
})

test('a request that the team ends while its author writes keeps the words, and says that they were not sent', async () => {
  expectComplaint(/status of 409/)
  const person = await createPerson({ name: 'Ana Flores' })
  const request = {
    kind: 'access',
    userId: person.id,
    name: person.name,
    email: person.email,
    details: 'Todo.',
  } as const
  const [{ id: requestId }] = (await database()
    .insert(dataRequests)
    .values({ ...request, dueAt: new Date() })
    .returning({ id: dataRequests.id })) as [{ id: string }]
  const [ownCase] = await database().select().from(cases).where(eq(cases.dataRequestId, requestId))
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto(`/profile/cases/${ownCase!.id}`)
  await waitForHydration(page)
  await page.getByLabel('Tu mensaje', { exact: true }).fill('También mis chats.')
  await database()
    .update(dataRequests)
    .set({ status: 'answered', answer: 'Va en el correo.', answeredAt: new Date() })
    .where(eq(dataRequests.id, requestId))
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByText('Tu mensaje no se envió').waitFor()
  expect(await page.getByLabel('Tu mensaje', { exact: true }).inputValue()).toBe('También mis chats.')
  expect(await page.getByRole('button', { name: 'Enviar', exact: true }).count()).toBe(0)
})
