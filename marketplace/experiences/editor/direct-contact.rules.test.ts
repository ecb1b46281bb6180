import { expect, test } from 'vitest'
import { directContactHint } from './direct-contact.rules.ts'

test.each([
  ['Escríbeme al 7123-4567', 'teléfono'],
  ['Reservas en www.mifinca.com', 'enlace'],
  ['Dudas a ana@correo.com', 'enlace'],
  ['Puedes reservar directo y sale más barato', 'otro lado'],
  ['Reserva por WhatsApp', 'otro lado'],
  ['Reservaciones directas con nosotros', 'otro lado'],
  ['Reserva tu  directo', 'otro lado'],
  ['Reserva  por  teléfono', 'otro lado'],
  ['reservas por telefono', 'otro lado'],
  ['reserva por mensaje', 'otro lado'],
  ['Reservá por inbox', 'otro lado'],
  ['Escribinos al de siempre', 'otro lado'],
  ['Escribí a la finca', 'otro lado'],
  ['Llamá al de siempre', 'otro lado'],
  ['Tenemos WhatsApp', 'otro lado'],
  ['por whatapp', 'otro lado'],
  ['Escríbenos a la página', 'otro lado'],
  ['escribame  al número de siempre', 'otro lado'],
  ['Escribe al dueño', 'otro lado'],
  ['Llámanos al de siempre', 'otro lado'],
  ['llame a la finca', 'otro lado'],
  ['@mi.finca', 'otro lado'],
  ['Búscanos como @finca_el_roble', 'otro lado'],
])('"%s" is pointed out', (text, words) => expect(directContactHint(text)).toContain(words))

test.each([
  'Subimos directo al cráter, a 2,381 metros, de 7:00 a 11:00',
  'Abierto desde 1998. Del 01/12/2026 al 15/12/2026, $25.50 por persona',
  'Ayudas a preservar directamente el bosque',
  'Un paseo para amig@s y sus hijos',
  'Nos vemos @3pm con @ana',
  'La llamada al alba de los torogoces',
  'Tu guía describe al quetzal',
  'Reservamos el descanso directamente después',
  'Hay que reservar con un día de anticipación.',
  '',
])('"%s" is fine', (text) => expect(directContactHint(text)).toBeNull())
