import { BlockList, isIP } from 'node:net'

/** Everything of IPv4 that is not the open Internet (RFC 6890 and its successors). */
const CLOSED_V4 = blocks('ipv4', [
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
  ['224.0.0.0', 3],
])

/** The only part of IPv6 that is given out at all, and what in it is not, or leads elsewhere. */
const OPEN_V6 = blocks('ipv6', [['2000::', 3]])
const CLOSED_V6 = blocks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

/** Whether an address is one of the open Internet, and not of this machine or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !CLOSED_V4.check(address, 'ipv4')
  if (family !== 6) return false
  return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6')
}

function blocks(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]) {
  const list = new BlockList()
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family)
  return list
}
