import type { Context } from 'hono'
import { plainAddress } from './addressBlock.ts'
import { peerOf } from './visitorOf.ts'

/** Headers by which a proxy shows itself: behind one, a connection from here is a stranger's. */
const FORWARDED = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']

/** Whether somebody on this machine asks, and not through a proxy on this machine. */
export function isDirectLoopback(c: Context): boolean {
  const address = plainAddress(peerOf(c) ?? '')
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false
  return address === '::1' || (address?.startsWith('127.') ?? false)
}
