import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { addressBlock } from './addressBlock.ts'
import type { ClientAddress } from './clientAddress.ts'

/** The address of a request's connection; `undefined` where there is none, as in some tests. */
export function peerOf(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
}

/** The block of addresses a request comes from: what limits count by. */
export function createVisitorOf(clientAddress: ClientAddress): (c: Context) => string | undefined {
  return (c) => {
    const peer = peerOf(c)
    if (peer === undefined) return undefined
    return addressBlock(clientAddress({ peer, forwarded: c.req.header('X-Forwarded-For') }) ?? '')
  }
}
