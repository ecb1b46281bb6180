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
  ['curl/8.5.0', 'Dispositivo desconocido'],
  ['<script>alert(1)</script>', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
