import { BlockList, isIP } from 'node:net'

/** Names that no public name server knows (RFC 6762, 8375, 9476), and what many call their own network. */
const PRIVATE_NAMES = /(^|\.)(local|localhost|internal|lan|home\.arpa|test|invalid|intranet)$/

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6')
}

/** Whether an address is unencrypted and leads to a host that is in nobody's own network. */
export function isPublicPlain(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'http:') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  if (family !== 0) return !PRIVATE.check(host, family === 6 ? 'ipv6' : 'ipv4')
  // A name of one word is looked up in one's own network.
  return host.includes('.') && !PRIVATE_NAMES.test(host)
}
