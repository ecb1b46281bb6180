import { BlockList, isIP, isIPv6 } from 'node:net'

/** What belongs to a machine, a house, a provider or a document, and to nobody on the internet (IANA special-purpose registries). */
const INSIDE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of global unicast, the only IPv6 that is public at all: tunnels that carry an IPv4 address inside, and documentation. */
const INSIDE_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, prefix] of INSIDE_IPV4) reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of INSIDE_IPV6) reserved.addSubnet(net, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address is one that the whole internet may reach (INV-41). IPv6 that wraps an IPv4 address is not: what it
 * leads to depends on the machine that unwraps it.
 * @param address four numbers or an IPv6 address, without brackets or zone
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    : !reserved.check(address, 'ipv4')
}
