import { expect, test } from 'vitest'
import { clientAddress, countedAddress, proxyList } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test.each([
  ['a forwarded header is not believed from a stranger', '203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['a trusted proxy names the client', '192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['what a client wrote before the proxy does not count', '192.0.2.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['a chain of trusted proxies is walked back', '192.0.2.1', '203.0.113.7, 192.0.2.2', '203.0.113.7'],
  ['a proxy that names nobody is the client', '192.0.2.1', undefined, '192.0.2.1'],
])('%s', (_name, socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, proxyList('192.0.2.1, 192.0.2.2'))).toBe(expected)
})
