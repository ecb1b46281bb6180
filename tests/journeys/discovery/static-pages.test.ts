// Information pages, and the contact form.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { caseMessages, cases } from '#marketplace/cases/case.table.ts'
import { STATIC_PAGES } from '#marketplace/site/sitemap/sitemap.rules.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** Every fixed page with its heading (SHELL-25 to 27, STAT-10 to 17). */
const pages: [address: string, heading: string][] = [
  ['/about', 'Sobre Nosotros'],
  ['/contact', 'Contacto'],
  ['/how-it-works', 'Cómo funciona'],
  ['/host-with-us', 'Lo que sabes hacer es un viaje'],
  ['/careers', 'Trabaja con nosotros'],
  ['/help-center', 'Centro de ayuda'],
  ['/faq', 'Preguntas frecuentes'],
  ['/terms-and-conditions', 'Términos y condiciones'],
  ['/privacy-policy', 'Política de privacidad'],
]

describe('the fixed pages', () => {
  test('every link of the footer leads to its page, by a click', async () => {
    const page = await open('/about')
    const footer = page.getByRole('contentinfo')
    const links = await footer
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href') ?? '', a.textContent ?? '']))
    expect(links.map(([href]) => href)).toEqual(
      expect.arrayContaining(['/search', ...pages.map(([address]) => address)]),
    )
    for (const [href, name] of links) {
      await footer.getByRole('link', { name, exact: true }).click()
      await page.waitForURL((url) => url.pathname + url.search === href)
      const heading = pages.find(([address]) => address === href)?.[1]
      await page.getByRole('heading', { level: 1, ...(heading && { name: heading, exact: true }) }).waitFor()
    }
  })

  test('what the sitemap lists names that same address as its own, and lets itself be found', async () => {
    const sitemap = await (await fetch(`${running.address}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
    const kinds = Map.groupBy(listed, (url) => /\/(search\?|experience\/|host\/)/.exec(url)?.[1] ?? 'fixed')
    expect([...kinds.keys()].sort()).toEqual(['experience/', 'fixed', 'host/', 'search?'])
    for (const url of [...kinds.values()].flatMap((urls) => urls.slice(0, 12))) {
      const html = await (await fetch(url)).text()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      expect([canonical, html.includes('content="noindex"')]).toEqual([url, false])
    }
  })

  test('each says its own title, description, address and picture, and is in the sitemap', async () => {
    const titles = new Set<string>()
    for (const [address] of pages) {
      const html = await (await fetch(running.address + address)).text()
      const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
      const description = html.match(/<meta name="description" content="([^"]+)"/)?.[1] ?? ''
      expect([address, title.length > 10 && title.length <= 65, description.length > 50]).toEqual([address, true, true])
      expect(description.length).toBeLessThanOrEqual(150)
      expect(html).toContain(`<link rel="canonical" href="${running.address}${address}"`)
      expect(html).toContain('property="og:image"')
      titles.add(title)
      expect(STATIC_PAGES).toContain(address)
    }
    expect(titles.size).toBe(pages.length)
  })

  test('nothing sticks out sideways, from 320 px on and at twice the text size', async () => {
    const page = await open('/about', { viewport: { width: 320, height: 640 } })
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    for (const [address] of pages) {
      await page.goto(address)
      expect([address, await fits()]).toEqual([address, true])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [address] of pages) {
      await page.goto(address)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect([address, await fits()]).toEqual([address, true])
    }
  })

  const looks = [
    ['light', desktop],
    ['dark', { ...desktop, colorScheme: 'dark' as const }],
    ['on a phone', phone],
  ] as const
  test.each(looks)('axe finds nothing serious: %s', async (_look, device) => {
    const page = await open('/about', device)
    for (const [address] of pages) {
      await page.goto(address)
      expect([address, await seriousFindings(page, 'everywhere')]).toEqual([address, []])
    }
  })

  test('About tells the year, the mission, the values, the history and the team', async () => {
    const page = await open('/about')
    const main = page.getByRole('main')
    expect(await main.textContent()).toContain('2020')
    for (const name of ['Nuestra misión', 'Nuestros valores', 'Nuestra historia', 'El equipo'])
      expect(await main.getByRole('heading', { name }).count()).toBe(1)
  })

  test('Contact tells the hours, where the map will be, and three ways to go on', async () => {
    const page = await open('/contact')
    const info = page.getByRole('complementary', { name: 'Información de contacto' })
    expect(await info.locator('dl > div').allTextContents()).toEqual([
      'Lunes a viernes9:00–18:00',
      'Sábado10:00–14:00',
      'DomingoCerrado',
    ])
    expect(await info.getByRole('link', { name: 'hola@torogoz.example' }).getAttribute('href')).toBe(
      'mailto:hola@torogoz.example',
    )
    await page.getByRole('main').getByText('Próximamente').waitFor()
    for (const name of ['Centro de ayuda', 'Es sobre mi reserva', 'Quiero ser anfitrión'])
      await page.getByRole('main').getByRole('link', { name }).first().waitFor()
  })

  test('Host with us leads to the registration of hosts', async () => {
    const page = await open('/host-with-us', phone)
    await page.getByRole('link', { name: 'Quiero ser anfitrión' }).click()
    await page.waitForURL('**/auth/host/register')
    // Signed-in travelers would be redirected from that page; they use the contact form, which knows them.
    const person = await createPerson({ name: 'Fátima Guevara' })
    await signInPage(page, person)
    await page.goto('/host-with-us')
    await page.getByRole('link', { name: 'Pedir mi cuenta de anfitrión' }).first().click()
    await page.waitForURL('**/contact#*')
    const form = page.getByRole('form', { name: 'Formulario de contacto' })
    expect(await form.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Fátima Guevara')
    expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email)
  })
})

describe('the contact form', () => {
  const fill = async (page: Page, words: Partial<Record<'Nombre' | 'Email' | 'Asunto' | 'Mensaje', string>>) => {
    const form = page.getByRole('form', { name: 'Formulario de contacto' })
    for (const [label, value] of Object.entries(words)) await form.getByLabel(label, { exact: true }).fill(value)
    return form
  }
  const complete = { Nombre: 'Ana Flores', Email: 'ana@correo.example', Asunto: 'Parqueo', Mensaje: '¿Hay parqueo?' }
  const values = (page: Page) =>
    page
      .getByRole('form')
      .locator('input, textarea')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))
  const stored = (subject: string) =>
    database()
      .select({
        name: cases.name,
        email: cases.email,
        message: caseMessages.text,
        kind: cases.kind,
        about: cases.about,
      })
      .from(cases)
      .innerJoin(caseMessages, eq(caseMessages.caseId, cases.id))
      .where(eq(cases.subject, subject))

  test('sends: Enviando... for a second, then it confirms and clears', async () => {
    const page = await open('/contact', phone)
    const form = await fill(page, complete)
    const start = Date.now()
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await form.getByRole('button', { name: 'Enviando...' }).waitFor()
    await form.getByText('¡Mensaje enviado!').waitFor()
    expect(Date.now() - start).toBeGreaterThanOrEqual(1000)
    expect(await values(page)).toEqual(['', '', '', ''])
    expect(await stored('Parqueo')).toMatchObject([{ name: 'Ana Flores', message: '¿Hay parqueo?' }])
  })

  test('invalid: says what is missing beside each field, keeps the rest, sends nothing', async () => {
    const page = await open('/contact')
    const form = await fill(page, { ...complete, Asunto: 'Incompleto', Email: 'ana', Mensaje: '   ' })
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await form.getByText('Email inválido').waitFor()
    await form.getByText('Este campo es obligatorio').waitFor()
    expect(await form.getByLabel('Email', { exact: true }).getAttribute('type')).toBe('email')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await values(page)).toEqual(['Ana Flores', 'ana', 'Incompleto', '   '])
    // Correcting the field removes the message and keeps the focus.
    await form.getByLabel('Email', { exact: true }).fill('ana@correo.example')
    expect(await form.getByText('Email inválido').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await form.getByText('Este campo es obligatorio').count()).toBe(1)
    expect(await stored('Incompleto')).toEqual([])
  })

  test('failing: says so, keeps every word, and works when tried again', async () => {
    expectComplaint(/500/)
    const page = await open('/contact')
    await page.route('**/api/contact-messages', (route) => route.fulfill({ status: 500, json: failure }), { times: 1 })
    const form = await fill(page, { ...complete, Asunto: 'Otra vez' })
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await form.getByText('No pudimos enviar tu mensaje').waitFor()
    expect(await values(page)).toEqual(['Ana Flores', 'ana@correo.example', 'Otra vez', '¿Hay parqueo?'])
    expect(await stored('Otra vez')).toEqual([])
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await form.getByText('¡Mensaje enviado!').waitFor()
    expect(await form.getByText('No pudimos enviar tu mensaje').count()).toBe(0)
    expect(await stored('Otra vez')).toHaveLength(1)
  })
  const failure = {
    error: { code: 'BROKEN', message: 'Algo falló de nuestro lado.', fields: null, data: null, requestId: 'x' },
  }
})

describe('the questions', () => {
  const answers = (page: Page) => page.getByRole('main').locator('details')

  test('the search ignores accents, opens what it finds, and says when there is nothing', async () => {
    const page = await waitForHydration(await open('/faq'))
    const all = await answers(page).count()
    expect(all).toBeGreaterThan(20)
    const box = page.getByRole('searchbox', { name: 'Qué quieres saber' })
    await box.fill('COMISION')
    await page.getByText('respuestas', { exact: false }).first().waitFor()
    await expect.poll(() => answers(page).count()).toBeLessThan(5)
    await page.getByText('El 15 % de las reservas completadas').waitFor()
    await box.fill('helicóptero')
    await page.getByRole('heading', { name: 'No hay una respuesta con esas palabras' }).waitFor()
    await page.getByRole('link', { name: 'Ver todas las preguntas' }).click()
    await expect.poll(() => answers(page).count()).toBe(all)
  })

  test('another form of a word finds the answer, and what was typed before the page is hydrated counts', async () => {
    const page = await open('about:blank', phone)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/faq', { waitUntil: 'commit' })
    const box = page.getByRole('main').getByRole('searchbox')
    await box.fill('Pagar')
    scripts.resolve()
    await waitForHydration(page)
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ respuestas$/ })
      .waitFor()
    expect(await box.inputValue()).toBe('Pagar')
    await page.getByText('¿Cómo se paga?').waitFor()
    expect(await answers(page).count()).toBeLessThan(20)
  })

  test('an anchor opens its answer, from the help center too', async () => {
    const page = await open('/faq#puedo-cancelar')
    const answer = page.getByText('La cancelación es gratuita hasta 24 horas antes de la fecha de inicio')
    await expect.poll(() => answer.isVisible()).toBe(true)
    await page.goto('/help-center')
    await page.getByRole('link', { name: '¿Cómo se paga?' }).click()
    await page.waitForURL('**/faq#como-se-paga')
    await expect.poll(() => page.getByText('directamente a tu anfitrión').first().isVisible()).toBe(true)
  })

  test('without JavaScript: the search is a form, and everything is a list', async () => {
    const page = await open('/help-center', { ...desktop, javaScriptEnabled: false })
    await page.getByRole('main').getByRole('searchbox').fill('helicóptero azul')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/faq?q=**')
    await page.getByRole('heading', { name: 'No hay una respuesta con esas palabras' }).waitFor()
    await page.getByRole('main').getByRole('searchbox').fill('contrasena')
    await page.keyboard.press('Enter')
    await page.getByText('Pide un enlace para elegir otra').waitFor()
    await page.goto('/faq')
    expect(await answers(page).count()).toBeGreaterThan(20)
  })

  test('search engines read every question', async () => {
    const html = await (await fetch(`${running.address}/faq?q=nada`)).text()
    const facts = JSON.parse(html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}')
    const [page] = facts['@graph']
    expect(page['@type']).toBe('FAQPage')
    expect(page.mainEntity.length).toBeGreaterThan(20)
    expect(html).toContain(`<link rel="canonical" href="${running.address}/faq"`)
  })
})
