import { expect, test } from 'vitest'
import { dailyNavItems, isOther, others } from './host-nav-items.view.ts'

test.each([
  ['/host', undefined, 'Hoy'],
  ['/host/dashboard', undefined, 'Hoy'],
  ['/host/dashboard', 'earnings', undefined],
  ['/host', 'reviews', undefined],
  ['/host/dashboard', 'nada', 'Hoy'],
  ['/host/dashboard', 'conversations', 'Mensajes'],
  ['/host/dashboard', 'experiences', 'Experiencias'],
  ['/host/dashboard', 'reservations', 'Reservas'],
  ['/host/reservations', undefined, 'Reservas'],
  ['/host/dates/7', undefined, 'Reservas'],
  ['/host/experiences/7/edit', undefined, 'Experiencias'],
  ['/host/create', undefined, 'Experiencias'],
  ['/host/profile', 'anfitrion', undefined],
  ['/host/settings', undefined, undefined],
])('the bar of a phone shows where %s with tab %s belongs', (path, tab, label) => {
  expect(dailyNavItems(path, tab)?.label).toBe(label)
})

test.each([
  ['/host/dashboard', 'earnings', ['Ganancias']],
  ['/host', 'reviews', ['Reseñas']],
  ['/host/dashboard', undefined, []],
  ['/host/experiences/new', undefined, ['Crear experiencia']],
  ['/host/settings', 'earnings', ['Configuración']],
])('the rest of the bar marks where %s with tab %s belongs', (path, tab, labels) => {
  expect(others.filter((item) => isOther(item, path, tab)).map(({ label }) => label)).toEqual(labels)
})
