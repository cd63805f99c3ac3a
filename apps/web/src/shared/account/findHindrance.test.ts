import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { findHindrance } from './findHindrance.ts'

const me: Address = `0x${'11'.repeat(20)}`
const other: Address = `0x${'22'.repeat(20)}`
const safe: Address = `0x${'33'.repeat(20)}`

describe('findHindrance', () => {
  // Only what it reads.
  const onChain = (owners: Address[]) => ({ data: { kind: 'safe', safe: { owners } } }) as never
  const none = { data: undefined } as never
  it.each([
    ['an owner', 'safe', onChain([other, me]), safe, [me], null],
    ['nobody’s owner', 'safe', onChain([other]), safe, [me], 'notOwner'],
    ['the Safe itself', 'safe', onChain([other]), safe, [safe], null],
    ['nobody', 'safe', onChain([other]), safe, [], null],
    ['somebody, before the chain answers', 'safe', none, safe, [me], null],
    ['the wallet itself', 'wallet', none, me, [me], null],
    ['another wallet', 'wallet', none, other, [me], 'otherWallet'],
    ['anybody, from a contract', 'contract', none, safe, [me], 'contract'],
    ['somebody, before it is known what it is', undefined, none, safe, [me], null],
  ] as const)('%s', (_, kind, chain, account, connected, expected) => {
    const found = findHindrance({ kind, chain }, account, connected)
    expect(found).toBe(expected)
  })
})
