import { afterEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { commonHeaders, securityHeaders } from './security-headers.ts'

/** As in a build: the dev server also allows its socket. */
const policy = () => securityHeaders("'nonce-x'")['content-security-policy']!.replace(' ws:', '')
const none = { MAP_STYLE_URL: undefined, MAP_HOSTS: undefined, MAPBOX_TOKEN: undefined }
afterEach(() => void configure(none))

test('without a configured map pages reach nobody but ourselves', () => {
  configure(none)
  expect(policy()).toContain("img-src 'self' data: blob:;")
  expect(policy()).toContain("connect-src 'self';")
})

test('the whole policy: scripts and styles are ours, nobody frames us, no plugin, no other base', () => {
  configure(none)
  const found = policy().replace(" 'unsafe-inline'", '').split('; ')
  expect(found.toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "script-src 'self' 'nonce-x'",
    "style-src 'self'",
    "worker-src 'self' blob:",
  ])
})

test('the hosts of a configured map are added, and no others', () => {
  configure({
    MAP_STYLE_URL: 'https://tiles.example/estilo.json?x=1',
    MAP_HOSTS: 'https://letras.example, https://b.example:8443',
  })
  const hosts = 'https://tiles.example https://letras.example https://b.example:8443'
  expect(policy()).toContain(`img-src 'self' data: blob: ${hosts};`)
  expect(policy()).toContain(`connect-src 'self' ${hosts};`)
  configure({ ...none, MAPBOX_TOKEN: 'pk.publico' })
  expect(policy()).toContain("connect-src 'self' https://api.mapbox.com;")
  configure({ ...none, MAPBOX_TOKEN: 'sk.secreto' })
  expect(policy()).toContain("connect-src 'self';")
})

test('browsers are told to stay with TLS where the public address has it', () => {
  expect(commonHeaders()).not.toHaveProperty('strict-transport-security')
  configure({ APP_URL: 'https://torogoz.example' })
  expect(commonHeaders()['strict-transport-security']).toBe('max-age=63072000')
  configure({ APP_URL: undefined })
})
