import { expect, test } from 'vitest'
import { directContactHint } from './direct-contact.rules.ts'

test.each([
  ['Escríbeme al 7123-4567', 'teléfono'],
  ['Reservas en www.mifinca.com', 'enlace'],
  ['Dudas a ana@correo.com', 'enlace'],
  ['Puedes reservar directo y sale más barato', 'otro lado'],
  ['Reserva por WhatsApp', 'otro lado'],
  ['Búscanos como @finca_el_roble', 'otro lado'],
])('"%s" is pointed out', (text, words) => expect(directContactHint(text)).toContain(words))

test.each([
  'Subimos directo al cráter, a 2,381 metros, de 7:00 a 11:00',
  'Abierto desde 1998. Del 01/12/2026 al 15/12/2026, $25.50 por persona',
  'Hay que reservar con un día de anticipación.',
  '',
])('"%s" is fine', (text) => expect(directContactHint(text)).toBeNull())
