import { expect, test } from 'vitest'
import { hasWebAddress, readMapLink } from './map-link.rules.ts'

const at = (lat: number, lng: number) => ({ kind: 'point', lat, lng })

test.each([
  [
    'https://www.google.com/maps/place/Suchitoto/@13.9381,-89.0278,15z/data=!3m1!4b1!4m6!3m5!1s0x8f!8m2!3d13.93777!4d-89.02709!16s',
    at(13.93777, -89.02709),
  ],
  ['https://www.google.com/maps/@13.6929,-89.2182,17z', at(13.6929, -89.2182)],
  ['https://maps.google.com/?q=13.4933,-89.3824', at(13.4933, -89.3824)],
  ['https://www.google.com/maps/search/?api=1&query=13.4933%2C-89.3824', at(13.4933, -89.3824)],
  ['https://www.google.com/maps/dir/?api=1&destination=13.4933,-89.3824', at(13.4933, -89.3824)],
  ['https://www.google.com/maps/search/13.4933,+-89.3824?entry=tts', at(13.4933, -89.3824)],
  ['Mira, aquí nos vemos: https://maps.google.com/maps?q=13.85,-89.75&z=17&hl=es 👍', at(13.85, -89.75)],
  ['https://www.openstreetmap.org/?mlat=13.6929&mlon=-89.2182#map=17/13.7/-89.3', at(13.6929, -89.2182)],
  ['https://www.openstreetmap.org/#map=16/13.6929/-89.2182', at(13.6929, -89.2182)],
  ['https://maps.apple.com/?ll=13.6929,-89.2182&q=Parque', at(13.6929, -89.2182)],
  ['https://maps.apple.com/place?coordinate=13.6929,-89.2182&name=Parque', at(13.6929, -89.2182)],
  ['https://waze.com/ul?ll=13.6929%2C-89.2182&navigate=yes', at(13.6929, -89.2182)],
  ['geo:13.6929,-89.2182', at(13.6929, -89.2182)],
  ['geo:13.6929,-89.2182;u=35?z=19', at(13.6929, -89.2182)],
  ['geo:0,0?q=13.6929,-89.2182(Parque)', at(13.6929, -89.2182)],
  ['GEO:13.6929,-89.2182', at(13.6929, -89.2182)],
  ['http://maps.google.com/?q=90,180', at(90, 180)],
  ['https://maps.google.com/?q=-90,-180', at(-90, -180)],
  ['https://maps.google.com/?q=91,0', { kind: 'unread' }],
  ['https://maps.google.com/?q=13,181', { kind: 'unread' }],
  // Null Island is a missing point, one axis of zero is not.
  ['https://maps.google.com/?q=0,0', { kind: 'unread' }],
  ['https://maps.google.com/?q=0,-89.2', at(0, -89.2)],
  ['https://maps.google.com/?q=13.6,0', at(13.6, 0)],
  ['http://goo.gl/maps/AbCdEf123', { kind: 'short' }],
  ['HTTPS://G.CO/kgs/x', { kind: 'short' }],
  ['https://maps.apple/p/x', { kind: 'short' }],
  ['https://osm.org/go/x', { kind: 'short' }],
  ['https://waze.com/ul/hx', { kind: 'unread' }],
  ['https://sitio.example/?u=https://goo.gl/x', { kind: 'unread' }],
  ['https://maps.app.goo.gl/AbCdEf123', { kind: 'short' }],
  ['https://goo.gl/maps/AbCdEf123', { kind: 'short' }],
  ['https://www.google.com/maps/place/Suchitoto', { kind: 'unread' }],
  ['https://maps.google.com/?q=95.1,-200', { kind: 'unread' }],
  ['https://facebook.com/mi-finca', { kind: 'unread' }],
  ['Calle Barrios 14, Suchitoto', null],
  ['13.69, -89.21', null],
  ['', null],
])('the place in "%s"', (text, place) => expect(readMapLink(text)).toEqual(place))

test('an address of the web is no street', () => {
  expect(['https://maps.app.goo.gl/x1', 'ver www.finca.example', 'geo:13,-89'].every(hasWebAddress)).toBe(true)
  expect(['25 Av. Norte, San Salvador', 'Km 14,5 carretera al puerto'].some(hasWebAddress)).toBe(false)
})
