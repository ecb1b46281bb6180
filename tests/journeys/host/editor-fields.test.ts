// The two large fields of the editor: pictures (chosen, uploaded, ordered, described), and the meeting point (searched,
// dragged, typed, without a map).
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { photograph } from '../../support/scenes/hostile-pictures.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const FORM = '/host/experiences/new'
const SOON = { timeout: 15_000 }
beforeAll(() => void configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

async function openForm(device: Parameters<typeof open>[1], prepare?: (page: Page) => Promise<unknown>) {
  const page = await open('/how-it-works', device)
  await signInPage(page, await signedIn('host'))
  await prepare?.(page)
  await page.goto(FORM)
  // Software rendering of the map logs this.
  expectComplaint(/GL Driver Message|GroupMarkerNotSet|WebGL/)
  return waitForHydration(page)
}

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })
const small = async (width: number) => (await photograph(width, 300).jpeg().toBuffer()) as Buffer
const order = (page: Page) =>
  page
    .locator('#imagenes [data-picture]')
    .evaluateAll((cards) =>
      cards
        .map(
          (card) =>
            `${card.querySelector('img[width]')?.getAttribute('width')}${card.textContent?.includes('Principal') ? '*' : ''}`,
        )
        .join(' '),
    )
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const choose = (page: Page) => page.getByLabel('Elegir fotos')
const drop = async (page: Page, how: 'drop' | 'paste', bytes: Buffer) => {
  const list = [...bytes]
  await page
    .locator('#imagenes')
    .getByRole('group', { name: 'Fotos' })
    .evaluate(
      (element, { how: kind, list: numbers }) => {
        const carried = new DataTransfer()
        carried.items.add(new File([new Uint8Array(numbers)], 'captura.jpg', { type: 'image/jpeg' }))
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true })
        element.dispatchEvent(event)
      },
      { how, list },
    )
}

test('on a phone: large photographs are made smaller, one fails and is sent again, all are ordered by touch of a button and described', async () => {
  const page = await openForm(phone)
  const heavy = await photograph(2800, 2100).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
  expect(heavy.length).toBeGreaterThan(5_242_880)
  const sizes: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/host/pictures'))
      sizes.push(Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length))
  })
  // The first attempt of the second file meets a failing store.
  let down = 1
  await page.route('**/api/host/pictures', async (route) => {
    if (route.request().postDataBuffer()?.includes('mercado.jpg') && down-- > 0)
      return route.fulfill({
        status: 503,
        json: {
          error: {
            code: 'PICTURE_NOT_STORED',
            message: 'Error al subir la imagen',
            fields: null,
            data: null,
            requestId: 'x',
          },
        },
      })
    return route.continue()
  })
  expectComplaint(/503|415/)
  expect(await page.getByLabel('Tomar foto').getAttribute('capture')).toBe('environment')
  await choose(page).setInputFiles([
    file('volcan.jpg', heavy),
    file('mercado.jpg', await small(402)),
    file('lago.jpg', await small(403)),
  ])
  // The preview appears before anything has been sent.
  await page.locator('#imagenes img[src^="blob:"]').first().waitFor()
  await page.getByText('Imagen subida exitosamente').waitFor()
  await page.getByRole('button', { name: 'Reintentar con mercado.jpg' }).click()
  await expect.poll(() => order(page), { timeout: 30_000 }).toBe('1400* 402 403')
  expect(Math.max(...sizes)).toBeLessThan(5_242_880)
  expect(await page.locator('#imagenes [data-picture] img[width="1400"]').getAttribute('height')).toBe('1867')

  await choose(page).setInputFiles([
    file('guia.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'),
    file('falsa.jpg', Buffer.from('hola')),
  ])
  const failed = page.getByRole('list', { name: 'Imágenes que no se subieron' })
  await expect.poll(() => failed.getByText('Formato no soportado').count()).toBe(2)
  await failed.getByText('Por favor sube una imagen (JPG, PNG, etc)').first().waitFor()
  for (const name of ['guia.pdf', 'falsa.jpg']) await page.getByRole('button', { name: `Descartar ${name}` }).click()
  await choose(page).setInputFiles(
    file('animada.gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(5_242_880)]), 'image/gif'),
  )
  await failed.getByText('Archivo demasiado grande').waitFor()
  await failed.getByText('El tamaño máximo permitido es 5MB').waitFor()
  await page.getByRole('button', { name: 'Descartar animada.gif' }).click()

  await page.getByRole('button', { name: 'Mover antes la foto 3' }).click()
  expect([await order(page), await focused(page)]).toEqual(['1400* 403 402', 'Mover antes la foto 2'])
  await page.getByRole('button', { name: 'Hacer principal la foto 3' }).click()
  expect(await order(page)).toBe('402* 1400 403')
  await page.getByRole('button', { name: 'Quitar la foto 1' }).click()
  expect([await order(page), await focused(page)]).toEqual(['1400* 403', 'Deshacer'])
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page), SOON).toBe('402* 1400 403')
  await page.getByRole('button', { name: 'Describir la foto 1' }).click()
  await page.getByLabel('¿Qué se ve en la foto?').fill('El mercado un domingo')
  await page.getByRole('button', { name: 'Guardar descripción' }).click()
  await page.getByRole('button', { name: 'Foto 1 de 3, principal: El mercado un domingo' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await page.waitForLoadState('networkidle')
  await waitForHydration(await page.reload().then(() => page))
  await expect.poll(() => order(page), SOON).toBe('402* 1400 403')
  await page.getByRole('button', { name: 'Foto 1 de 3, principal: El mercado un domingo' }).waitFor()
})

test('wide: dropped, pasted, cancelled; moved by dragging and by keyboard alone', async () => {
  const page = await openForm(desktop)
  await drop(page, 'drop', await small(411))
  await expect.poll(() => order(page), SOON).toBe('411*')
  await drop(page, 'paste', await small(412))
  await expect.poll(() => order(page), SOON).toBe('411* 412')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/host/pictures', async (route) => {
    await gate.promise
    await route.continue().catch(() => {})
  })
  await choose(page).setInputFiles([file('una.jpg', await small(413)), file('otra.jpg', await small(414))])
  await page.getByRole('button', { name: 'Cancelar la subida de una.jpg' }).click()
  gate.resolve()
  await expect.poll(() => order(page), SOON).toBe('411* 412 414')

  await page.getByRole('button', { name: 'Foto 3 de 3' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Tomaste la foto 3 de 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Lugar 2 de 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => order(page), SOON).toBe('411* 414 412')
  await page.getByText('La foto quedó en el lugar 2 de 3.').waitFor({ state: 'attached' })
  expect(await focused(page)).toBe('Foto 2 de 3')

  const last = page.getByRole('button', { name: 'Foto 3 de 3' })
  await last.scrollIntoViewIfNeeded()
  const [from, to] = [
    await last.boundingBox(),
    await page.getByRole('button', { name: 'Foto 1 de 3, principal' }).boundingBox(),
  ]
  await page.mouse.move(from!.x + 30, from!.y + 30)
  await page.mouse.down()
  await page.mouse.move(from!.x + 10, from!.y + 10, { steps: 4 })
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => order(page), SOON).toBe('412* 411 414')
})

const coordinates = (page: Page) => page.locator('#ubicacion').getByText(/^-?\d+\.\d{5}, -?\d+\.\d{5}$/)
const field = (page: Page, name: string) => page.locator('#ubicacion').getByLabel(name, { exact: true })

test('the meeting point: searched, dragged, moved by key and by button; what was typed stays; abroad it only warns', async () => {
  const here = { latitude: 13.838, longitude: -89.749 }
  const page = await openForm({ ...desktop, geolocation: here, permissions: ['geolocation'] })
  const place = page.locator('#ubicacion')
  const map = page.getByRole('region', { name: 'Mapa para elegir el punto de encuentro' })
  await map.scrollIntoViewIfNeeded()
  await field(page, 'Nombre del lugar').fill('Donde doña Tere')
  await field(page, 'Busca una dirección o un lugar').fill('Calle Barrios 14, Suchitoto')
  // Enter searches and does not submit the form.
  await page.keyboard.press('Enter')
  await place.getByText('Ubicación encontrada').waitFor()
  await expect.poll(() => field(page, 'Dirección').inputValue(), SOON).toBe('Calle Barrios 14, Suchitoto')
  expect(await field(page, 'Ciudad o municipio').inputValue()).toBe('Suchitoto')
  await page.locator('section[aria-label^="Mapa para elegir"][aria-busy=false] canvas').waitFor({ timeout: 40_000 })

  const pin = page.getByRole('button', { name: /^Punto de encuentro: arrástralo/ })
  const moved = async (action: () => Promise<unknown>) => {
    const before = await coordinates(page).textContent()
    await action()
    await expect.poll(() => coordinates(page).textContent(), SOON).not.toBe(before)
    return (await coordinates(page).textContent())!.split(', ').map(Number) as [number, number]
  }
  const [lat, lng] = (await coordinates(page).textContent())!.split(', ').map(Number) as [number, number]
  const dragged = await moved(async () => {
    await pin.scrollIntoViewIfNeeded()
    const box = (await pin.boundingBox())!
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 70, box.y - 10, { steps: 6 })
    await page.mouse.up()
  })
  expect([dragged[0] > lat, dragged[1] > lng]).toEqual([true, true])
  const pushed = await moved(async () => {
    await pin.focus()
    await page.keyboard.press('ArrowDown')
  })
  expect([pushed[0] < dragged[0], Math.abs(pushed[1] - dragged[1]) < 0.0001]).toEqual([true, true])
  const west = await moved(() => page.getByRole('button', { name: 'Mover el punto al oeste' }).click())
  expect(west[1]).toBeLessThan(pushed[1])
  await moved(async () => {
    await map.scrollIntoViewIfNeeded()
    const box = (await map.boundingBox())!
    await page.mouse.click(box.x + 80, box.y + box.height - 80)
  })
  // The device's position: the town follows the pin, the host's own text does not.
  await page.getByRole('button', { name: 'Mover el punto al oeste' }).click()
  await page.getByRole('button', { name: 'Mi ubicación' }).click()
  await expect.poll(() => field(page, 'Ciudad o municipio').inputValue(), SOON).toBe('Juayúa')
  expect(await seriousFindings(page)).toEqual([])
  // The point that was left would have been asked about meanwhile, and is no business of the town any more.
  expect(await field(page, 'Ciudad o municipio').inputValue()).toBe('Juayúa')
  expect(await coordinates(page).textContent()).toBe('13.83800, -89.74900')
  expect(await field(page, 'Nombre del lugar').inputValue()).toBe('Donde doña Tere')

  await page.getByText('Escribir las coordenadas').click()
  await field(page, 'Latitud').fill('14.6349, -90.5069')
  await place.getByText('Ubicación fuera del área de servicio').waitFor()
  await place.getByText(/fuera de El Salvador/).waitFor()
  expect(await field(page, 'Longitud').inputValue()).toBe('-90.5069')
  await field(page, 'Latitud').fill('95')
  await page.getByText('La latitud va de -90 a 90').waitFor()
  expect(await seriousFindings(page)).toEqual([])
})

test('without a map, a position or a network the form still takes a place', async () => {
  const page = await openForm(phone, (before) =>
    before.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, name: string, ...args: []) {
        return name.startsWith('webgl') ? null : getContext.call(this, name as '2d', ...args)
      } as typeof getContext
      const values = [1, 2, 3, 9]
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: values.shift() } as GeolocationPositionError)
    }),
  )
  const place = page.locator('#ubicacion')
  await place.getByText('Mapa no disponible').waitFor()
  for (const words of [
    'Permisos de ubicación denegados',
    'Ubicación no disponible',
    'Tiempo de espera agotado',
    'Error al obtener ubicación',
  ]) {
    await page.getByRole('button', { name: 'Mi ubicación' }).click()
    await place.getByText(words, { exact: true }).waitFor()
  }
  await field(page, 'Busca una dirección o un lugar').fill('Qwxyz')
  expectComplaint(/404/)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await place.getByText('No se encontraron resultados para esta dirección').waitFor()
  await page.route('**/api/geocoding/**', (route) => route.abort())
  expectComplaint(/ERR_FAILED/)
  await field(page, 'Busca una dirección o un lugar').fill('Suchitoto')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await place.getByText('Error al buscar ubicación').waitFor()
  // Without a map the coordinates are open, because there is no other input.
  await field(page, 'Latitud').fill('13.9381')
  await field(page, 'Longitud').fill('-89.0278')
  await place.getByText('No se pudo obtener información de esta ubicación').waitFor()
  expect(await coordinates(page).first().textContent()).toBe('13.93810, -89.02780')
  await field(page, 'Dirección').fill('1a calle')
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
