import { expect, test } from 'vitest'
import { clientAddress, countedAddress, proxyList } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::4:5:6:7', '2001:db8:1:0::/64'],
  ['1:2::3:4:5:6:7', '1:2:0:3::/64'],
  ['2001:0DB8:00a1:02::', '2001:db8:a1:2::/64'],
  ['::ffff:a:b', '0:0:0:0::/64'],
  ['64:ff9b::ffff:203.0.113.7', '64:ff9b:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test.each([
  ['a forwarded header is not believed from a stranger', '203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['a trusted proxy names the client', '192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['what a client wrote before the proxy does not count', '192.0.2.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['a chain of trusted proxies is walked back', '192.0.2.1', '203.0.113.7, 192.0.2.2', '203.0.113.7'],
  ['a proxy that names nobody is the client', '192.0.2.1', undefined, '192.0.2.1'],
  ['an empty header names nobody', '192.0.2.1', ' , ', '192.0.2.1'],
  ['blanks and empty parts do not count', '192.0.2.1', ' 203.0.113.7 ,, ', '203.0.113.7'],
  ['what is no address names nobody', '192.0.2.1', '203.0.113.7, unknown', 'unknown'],
  ['a proxy of IPv6 is trusted as well', '2001:db8::2', '203.0.113.7', '203.0.113.7'],
  ['a proxy of IPv4 that comes by IPv6 is the same', '::ffff:192.0.2.1', '203.0.113.7', '203.0.113.7'],
])('%s', (_name, socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, proxyList('192.0.2.1, 192.0.2.2,, 2001:db8::2 '))).toBe(expected)
})

test('without trusted proxies nobody is believed', () => {
  expect(clientAddress('192.0.2.1', '203.0.113.7', proxyList(undefined))).toBe('192.0.2.1')
  expect(clientAddress('192.0.2.1', '203.0.113.7', proxyList(''))).toBe('192.0.2.1')
})
