import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'

const { open, running, expectComplaint } = app()

const path = (page: Page) => new URL(page.url()).pathname
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const withoutSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
const missing = /the server responded with a status of 404/

describe('the frame', () => {
  test('every link of header, footer and front page leads to a page', async () => {
    const page = await open('/')
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href') ?? ''))])
    expect(links).toEqual(
      expect.arrayContaining([
        '/',
        '/search',
        '/auth/login',
        '/auth/register',
        '/how-it-works',
        '/terms-and-conditions',
        '/privacy-policy',
        ...['Aventura', 'Gastronomía', 'Cultural', 'Naturaleza'].map(
          (name) => `/search?category=${encodeURIComponent(name)}`,
        ),
      ]),
    )
    const answers = await Promise.all(
      links.map(async (link) => `${link} ${(await fetch(running.address + link, { redirect: 'manual' })).status}`),
    )
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
  })

  test('pages name their address, and second names lead to the first for good', async () => {
    for (const address of ['/', '/terms-and-conditions', '/privacy-policy', '/how-it-works']) {
      const answer = await fetch(running.address + address)
      expect([address, answer.status]).toEqual([address, 200])
      expect(await answer.text()).toContain(`<link rel="canonical" href="${running.address}${address}"`)
    }
    for (const [address, own] of [
      ['/home', '/'],
      ['/terms', '/terms-and-conditions'],
      ['/privacy', '/privacy-policy'],
      // With what they carry along.
      ['/home?guests=3', '/?guests=3'],
      ['/terms?guests=3', '/terms-and-conditions?guests=3'],
      ['/privacy?guests=3', '/privacy-policy?guests=3'],
      // An id is the same in capitals; its page was empty under that name.
      ['/experience/C250DC22-88EB-5E43-BB63-38729CA7C8D6', '/experience/c250dc22-88eb-5e43-bb63-38729ca7c8d6'],
      // So is an address with a space behind it, as it is copied out of a text.
      ['/experience/C250DC22-88EB-5E43-BB63-38729CA7C8D6%20', '/experience/c250dc22-88eb-5e43-bb63-38729ca7c8d6'],
      ['/faq%20%0a?guests=3', '/faq?guests=3'],
    ] as const) {
      const { status, headers } = await fetch(running.address + address, { redirect: 'manual' })
      const { pathname, search } = new URL(headers.get('location') ?? '', running.address)
      expect([address, status, pathname + search]).toEqual([address, 301, own])
    }
  })

  test('what browsers and finders of weaknesses ask for without a link is there', async () => {
    const icon = await fetch(`${running.address}/favicon.ico`)
    expect([icon.status, (await icon.arrayBuffer()).byteLength > 500]).toEqual([200, true])
    const text = await (await fetch(`${running.address}/.well-known/security.txt`)).text()
    expect(text).toMatch(/^Contact: mailto:.+@.+/)
  })

  test('an unknown address is a 404 with ways on', async () => {
    expectComplaint(missing)
    for (const address of ['/no/existe', '/nada', '/host/algo', '/About', '/Admin', '/host/Dashboard']) {
      const answer = await fetch(running.address + address)
      expect([address, answer.status]).toEqual([address, 404])
    }
    const page = await open('/no/existe')
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click()
    await page.getByRole('heading', { level: 1, name: 'País chiquito' }).waitFor()
    expect(path(page)).toBe('/')
  })

  test('the portals send strangers home', async () => {
    for (const address of ['/host', '/host/dashboard', '/admin', '/admin/dashboard', '/admin/nada']) {
      const answer = await fetch(running.address + address, { redirect: 'manual' })
      expect([address, answer.status, new URL(answer.headers.get('location') ?? '', running.address).pathname]).toEqual(
        [address, 307, '/'],
      )
    }
  })

  test('with the keyboard alone: skip link, places, and the place of the page that comes', async () => {
    const page = await open('/how-it-works')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Saltar al contenido')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#contenido')

    await page.goto('/how-it-works')
    const places = page.getByRole('navigation', { name: 'Principal' })
    await places.getByRole('link', { name: 'Inicio' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'País chiquito' }).waitFor()
    expect(await places.getByRole('link', { name: 'Inicio' }).getAttribute('aria-current')).toBe('page')
  })

  test('the search form leads to the search with what was typed, with and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/', { ...desktop, javaScriptEnabled })
      const form = page.getByRole('search', { name: 'Buscar experiencias' })
      await form.getByLabel('Qué buscas').fill('volcán')
      await form.getByLabel('Personas').selectOption('3')
      await form.getByRole('button', { name: 'Buscar' }).click()
      await page.waitForURL('**/search?**')
      const query = new URL(page.url()).searchParams
      expect([query.get('q'), query.get('guests')]).toEqual(['volcán', '3'])
    }
  })

  test.each([320, 352, 360, 375])(
    'on a screen of %i pixels a guest may sign in and register (SHELL-08)',
    async (width) => {
      const page = await open('/', { ...phone, viewport: { width, height: 740 } })
      const header = page.getByRole('banner')
      const boxes = []
      for (const [name, href] of [
        ['Iniciar sesión', '/auth/login'],
        ['Registrarse', '/auth/register'],
      ] as const) {
        const link = header.getByRole('link', { name })
        expect([await link.isVisible(), await link.getAttribute('href')]).toEqual([true, href])
        boxes.push(await link.boundingBox())
      }
      // Side by side, in one row.
      expect(boxes[0]?.y).toBe(boxes[1]?.y)
      expect((await header.boundingBox())?.height).toBeLessThan(70)
      expect(await withoutSideways(page)).toBe(true)
    },
  )

  test('on a phone the bottom navigation has the main pages', async () => {
    const page = await open('/', phone)
    const bar = page.getByRole('navigation', { name: 'Lugares principales' })
    expect(await bar.getByRole('link').allTextContents()).toEqual(['Inicio', 'Explorar', 'Mapa', 'Comparar', 'Entrar'])
    const box = await bar.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.viewport?.height)
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await bar.isVisible()).toBe(false)
  })

  test('nothing sticks out sideways, from 320 px on and at twice the text size', async () => {
    const page = await open('/', { viewport: { width: 320, height: 640 } })
    for (const address of ['/', '/how-it-works', '/terms-and-conditions', '/privacy-policy']) {
      await page.goto(address)
      expect([address, await withoutSideways(page)]).toEqual([address, true])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of ['/', '/how-it-works']) {
      await page.goto(address)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect([address, await withoutSideways(page)]).toEqual([address, true])
    }
  })
})

describe('axe finds nothing serious', () => {
  const looks = [
    ['light', desktop],
    ['dark', { ...desktop, colorScheme: 'dark' as const }],
    ['on a phone', phone],
  ] as const
  test.each(looks)('%s', async (_look, device) => {
    expectComplaint(missing)
    const page = await open('/', device)
    for (const address of ['/', '/how-it-works', '/terms-and-conditions', '/privacy-policy', '/no-existe']) {
      await page.goto(address)
      expect([address, await seriousFindings(page, 'everywhere')]).toEqual([address, []])
    }
  })
})

test('by night the pages are dark, and the words stay', async () => {
  const page = await open('/how-it-works', { ...desktop, colorScheme: 'dark' })
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(13, 23, 24)')
})
