import { expect, test } from 'vitest'
import { deviceName } from './device.rules.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
    'Edge en Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox en Mac'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 OPR/115.0', 'Opera en Windows'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 OPX/2.5', 'Opera en Android'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 OP/2.5', 'Opera en Android'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
    'Samsung Internet en Android',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari en iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/130.0 Safari/537.36', 'Chrome en ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Firefox/131.0', 'Firefox en Linux'],
  ['Firefox/131.0', 'Firefox'],
  ['Dalvik/2.1.0 (Linux; U; Android 14)', 'Android'],
  ['curl/8.5.0', 'Dispositivo desconocido'],
  ['<script>alert(1)</script>', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
