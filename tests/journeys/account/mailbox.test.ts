import { and, desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

// Nothing listens there, so emails stay in the outbox, where this test reads them.
const { open, running } = app({ SMTP_URL: 'smtp://127.0.0.1:9' })
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const linksTo = async (email: string) => {
  const mails = await database()
    .select({ text: outbox.text })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.subject, 'Confirma tu correo%')))
    .orderBy(desc(outbox.createdAt))
  return mails.map(({ text }) => /\/confirm-email\?token=[0-9a-f]+/.exec(text)![0])
}
const unproved = (role: 'host' | 'traveler') => createPerson({ role, user: { emailVerified: false } })

test.each([
  ['phone', phone, 'host', '/host/dashboard'],
  ['desktop', desktop, 'host', '/host/dashboard'],
  ['phone', phone, 'traveler', '/profile'],
  ['desktop', desktop, 'traveler', '/profile'],
] as const)(
  '%s: a person asks for a link, opens it, confirms, and is asked no more',
  async (_name, device, role, home) => {
    const person = await unproved(role)
    const page = await open('/how-it-works', device)
    await signInPage(page, person)
    await page.goto(home)
    const banner = page.getByText('Confirma tu correo', { exact: true })
    await banner.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
    await page.getByText('Te enviamos un enlace nuevo.').waitFor()
    const [link] = await linksTo(person.email)
    await page.goto(link!)
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await page.getByRole('heading', { name: 'Tu correo está confirmado' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.goto(home)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await banner.count()).toBe(0)
  },
)

test('the link of somebody else says so and lets one change; without a session it asks for one', async () => {
  const [owner, other] = [await unproved('traveler'), await unproved('traveler')]
  const first = await open('/how-it-works')
  await signInPage(first, owner)
  await first.goto('/profile')
  await first.getByRole('button', { name: 'Enviar el enlace otra vez' }).click()
  await first.getByText('Te enviamos un enlace nuevo.').waitFor()
  const [link] = await linksTo(owner.email)
  const page = await open('/how-it-works')
  await signInPage(page, other)
  await page.goto(link!)
  await page.getByRole('heading', { name: 'Este enlace es de otra cuenta' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cambiar de cuenta' }).click()
  await page.waitForURL('**/auth/login?redirect=*')
  await page.goto(link!)
  await page.getByText('Entra con tu cuenta para confirmarlo.').waitFor()
  await page.goto('/confirm-email?token=abc')
  await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
})
