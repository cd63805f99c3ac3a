import { type Address, getAddress, type Hex, numberToHex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { PERMIT2, TOPICS } from './approvalEvents.ts'
import { type ApprovalLog, parseApprovals } from './parseApprovals.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [owner, token, spender] = [address('a'), address('b'), address('c')]
const word = (value: Address | bigint): Hex =>
  typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value)
const transactionHash = word(1n)
const log = (event: Hex, ...rest: (Address | bigint)[]) => ({
  address: token,
  topics: [event, word(owner), ...rest.map(word)],
  transactionHash,
})
const parse = (logs: readonly ApprovalLog[], permit2 = PERMIT2) =>
  parseApprovals(logs, permit2).map(({ grant }) => grant)

describe('parseApprovals', () => {
  it('tells an amount of a token from one collectible, which share an event', () => {
    expect(parse([log(TOPICS.approval, spender)])).toEqual([
      { kind: 'erc20', contract: token, spender },
    ])
    expect(parse([log(TOPICS.approval, spender, 7n)])).toEqual([
      { kind: 'erc721', contract: token, spender, tokenId: 7n },
    ])
  })

  it('reads the right to all collectibles', () => {
    expect(parse([log(TOPICS.approvalForAll, spender)])).toEqual([
      { kind: 'all', contract: token, spender },
    ])
  })

  it.each([
    ['Approval', TOPICS.permit2Approval],
    ['Permit', TOPICS.permit2Permit],
  ])('reads Permit2’s %s, and nobody else’s', (_, event) => {
    const own = { ...log(event, token, spender), address: PERMIT2 }
    const through = PERMIT2
    expect(parse([own])).toEqual([{ kind: 'permit2', contract: token, spender, through }])
    expect(parse([log(event, token, spender)])).toEqual([])
    // Where a chain has a contract of its own for it, the usual address is anybody's.
    expect(parse([own], token)).toEqual([])
    expect(parse([log(event, token, spender)], token)).toHaveLength(1)
  })

  it('has each right once, and none that was given to nobody', () => {
    const nobody = address('0')
    const logs = [
      log(TOPICS.approval, spender),
      log(TOPICS.approval, spender),
      log(TOPICS.approval, nobody, 7n),
      log(TOPICS.approval, spender, 7n),
      log(TOPICS.approval, spender, 8n),
    ]
    expect(parse(logs)).toHaveLength(3)
  })

  it('names the transaction that came first in the list, which is the newest', () => {
    const given = [log(TOPICS.approval, spender), log(TOPICS.approval, spender)]
    const logs = given.map((each, index) => ({ ...each, transactionHash: word(BigInt(index + 7)) }))
    expect(parseApprovals(logs, PERMIT2).map(({ hash }) => hash)).toEqual([word(7n)])
  })

  it.each<[string, readonly Hex[]]>([
    ['no topic', []],
    ['another event', [`0x${'9'.repeat(64)}`, word(owner), word(spender)]],
    ['no spender', [TOPICS.approval, word(owner)]],
    ['a number for a spender', [TOPICS.approval, word(owner), `0x${'f'.repeat(64)}`]],
  ])('passes over %s', (_, topics) => {
    expect(parse([{ address: token, topics, transactionHash }])).toEqual([])
  })
})
