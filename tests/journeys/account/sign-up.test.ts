import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { startSmtpServer } from '../../support/servers/smtp-server.ts'

const mail = await startSmtpServer()
const { open, running, expectComplaint } = app({ SMTP_URL: mail.url })
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(async () => {
  await closePool()
  await mail.stop()
})

type Page = Awaited<ReturnType<typeof open>>
const PASSWORD = 'tres pupusas de loroco'
const soon = { timeout: 30_000, interval: 50 }

/** Received mail of an address, without quoted-printable line breaks. */
const mailsTo = (email: string) =>
  mail.received.filter(({ to }) => to.includes(email)).map(({ data }) => data.replaceAll('=\r\n', ''))
const linkIn = (mail: string) => `/auth/complete-sign-up?token=${/token=(?:3D)?([0-9a-f]{48})/.exec(mail)![1]}`

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Nombre').fill('Mélida Ñáñez')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirma tu contraseña').fill(PASSWORD)
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: /^Registrar(se|me)/ }).click()
  await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor()
}
async function finish(page: Page, password: string) {
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
}

test.each([
  ['phone', phone, '/auth/register?redirect=%2Fhow-it-works%3Ffrom%3D3', '/how-it-works?from=3'],
  ['desktop', desktop, '/auth/host/register', '/host/dashboard'],
] as const)(
  '%s: somebody registers, corrects the address, follows the link and arrives',
  async (name, device, place, there) => {
    const email = `melida.${name}@correo.example`
    const page = await open(place, device)
    await fillIn(page, `mal.${name}@correo.example`)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Corregir mi correo' }).click()
    expect(await page.getByLabel('Nombre').inputValue()).toBe('Mélida Ñáñez')
    await fillIn(page, email)
    await page.getByText(email).waitFor()
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), soon)
    await page.getByRole('button', { name: 'Enviar otra vez' }).click()
    await page.getByText('Te escribimos otra vez.').waitFor()
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), soon)
    const [first, second] = mailsTo(email).map(linkIn)

    await page.goto(first!)
    await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.goto(second!)
    expectComplaint(/422/)
    await finish(page, 'la de otra persona')
    await page.getByRole('main').getByText('No es la contraseña que escribiste al registrarte.').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await finish(page, PASSWORD)
    await page.waitForURL(`**${there}`)
    await page.goto(second!)
    await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor()
    await page.getByRole('link', { name: 'Continuar' }).waitFor()
  },
)

test('an address with an account sees the same screen, and its owner an email without a link to finish', async () => {
  const { email } = await createPerson()
  const [knownPage, unknownPage] = [await open('/auth/register'), await open('/auth/register')]
  const stranger = 'nadie.todavia@correo.example'
  await fillIn(knownPage, email)
  await fillIn(unknownPage, stranger)
  const words = async (page: Page, name: string) =>
    ((await page.getByRole('main').textContent()) ?? '').replaceAll(name, '…')
  expect(await words(knownPage, email)).toBe(await words(unknownPage, stranger))
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), soon)
  expect(mailsTo(email)[0]).not.toContain('token=')
  await knownPage.getByRole('link', { name: 'Inicia sesión' }).click()
  await knownPage.waitForURL('**/auth/login')
})
