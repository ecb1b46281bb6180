import { BlockList, isIPv6 } from 'node:net'

/** The proxies whose X-Forwarded-For is believed, from TRUSTED_PROXIES (addresses separated by commas). */
export function proxyList(setting: string | undefined): BlockList {
  const list = new BlockList()
  for (const address of (setting ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean))
    list.addAddress(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return list
}

/** The unit that limits count: for IPv6 its /64, because one household or machine owns all of it; mapped IPv4 as IPv4. */
export function countedAddress(address: string): string {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(unmapped)) return unmapped
  const [head, tail = ''] = unmapped.split('::') as [string, string?]
  const leading = head.split(':').filter(Boolean)
  const trailing = tail.split(':')
  const zeros = Array(Math.max(0, 8 - leading.length - trailing.length)).fill('0')
  return `${[...leading, ...zeros, ...trailing]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The address a request is counted under: the socket's, or the nearest untrusted one in X-Forwarded-For when the socket is a
 * trusted proxy. Anything further left can be invented by the client.
 * @param forwarded the X-Forwarded-For header
 */
export function clientAddress(socket: string, forwarded: string | undefined, proxies: BlockList): string {
  const trusted = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  if (!trusted(socket)) return countedAddress(socket)
  const chain = (forwarded ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const nearest = chain.findLast((address) => !trusted(address)) ?? socket
  return countedAddress(nearest)
}
