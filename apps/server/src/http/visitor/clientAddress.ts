import { BlockList, isIPv4 } from 'node:net'
import { plainAddress } from './addressBlock.ts'

type ClientAddressParameters = {
  /** Who the connection is with. */
  peer: string | undefined
  /** The X-Forwarded-For header. */
  forwarded: string | undefined
}

/** @returns the visitor's address, `undefined` without a connection */
export type ClientAddress = (parameters: ClientAddressParameters) => string | undefined

/**
 * Who is asking. X-Forwarded-For is believed only as far as it was written by proxies that are
 * named in the configuration: read from the end, the first stranger is the visitor.
 */
export function createClientAddress(trustProxy: readonly string[]): ClientAddress {
  const trusted = blockList(trustProxy)
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  return ({ peer, forwarded }) => {
    let address = peer === undefined ? undefined : plainAddress(peer)
    const hops = forwarded?.split(',') ?? []
    while (address !== undefined && isTrusted(address)) {
      const next = hops.pop()
      const before = next === undefined ? undefined : plainAddress(next)
      // A proxy of ours wrote something else than an address: it is as far as we can see.
      if (before === undefined) break
      address = before
    }
    return address
  }
}

function blockList(blocks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const block of blocks) {
    const [address = '', prefix] = block.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}
