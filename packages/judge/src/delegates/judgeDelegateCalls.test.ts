import { type Call, encodeMultiSend, expandCalls, safeActionsAbi } from '@countersign/safe'
import { type Address, encodeFunctionData, getAddress, type Hex, pad, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { judgeDelegateCalls } from './judgeDelegateCalls.ts'
import { MOST_DELEGATES } from './mostDelegates.ts'
import type { CodeReader } from './seenCode.ts'

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, other, batch, unknown] = [at('5'), at('6'), at('b'), at('e')]

/** A chain on which one address has the makers' own batch contract, and no other has code that is known. */
function chain() {
  const asked: Address[] = []
  const read: CodeReader = async (address) => {
    asked.push(address)
    const contract = { contract: 'MultiSend', version: '1.4.1' } as const
    return { state: 'same', contract: address === batch ? contract : null, voices: 2 }
  }
  return { asked, read }
}

const call = (to: Address, operation: 0 | 1, data: Hex = '0x'): Call => ({
  ...{ to, value: 0n, data, operation },
})
const together = (...calls: Call[]) => call(batch, 1, encodeMultiSend(calls))
/** What another Safe executes, when this one sends it. */
const executed = ({ to, value, data, operation }: Call): Call =>
  call(
    other,
    0,
    encodeFunctionData({
      abi: safeActionsAbi,
      functionName: 'execTransaction',
      args: [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
    }),
  )
const closed = (to: Address, operation: 0 | 1) => call(to, operation, '0x8d80ff0a0102')
const many = (count: number, to: Address) =>
  together(...Array.from({ length: count }, (_, index) => call(to, 1, pad(`0x${index}`))))

const verdicts = async (wanted: Call) => {
  const opened = expandCalls(safe, wanted)
  const [anybodys, own] = [
    await judgeDelegateCalls(chain().read, opened),
    await judgeDelegateCalls(chain().read, opened, { actor: safe, isBrief: true }),
  ]
  return [anybodys.verdict, own.verdict]
}

describe('R-JDG-7 whose code runs in somebody’s own name is answered once, for page and server', () => {
  it.each<[string, Call, readonly [inAnybodysName: string, inItsOwn: string]]>([
    ['no delegatecall', call(unknown, 0), ['official', 'official']],
    ['the makers’ batch', together(call(unknown, 0)), ['official', 'official']],
    ['a stranger’s code', call(unknown, 1), ['unknown', 'unknown']],
    ['a stranger’s code in a batch', together(call(unknown, 1)), ['unknown', 'unknown']],
    ['a stranger’s code in another Safe', executed(call(unknown, 1)), ['unknown', 'official']],
    ['a batch that stays closed', closed(batch, 1), ['incomplete', 'incomplete']],
    ['one in a batch', together(closed(unknown, 0)), ['incomplete', 'incomplete']],
    ['a stranger’s call that stays closed', closed(unknown, 0), ['incomplete', 'official']],
    ['a call to itself that stays closed', closed(safe, 0), ['incomplete', 'incomplete']],
    ['as many as are looked at', many(MOST_DELEGATES - 1, batch), ['official', 'official']],
    ['one more', many(MOST_DELEGATES, batch), ['incomplete', 'incomplete']],
  ])('%s', async (_, wanted, expected) => {
    expect(await verdicts(wanted)).toEqual(expected)
  })

  it('names whatever is not official, each with what was found out', async () => {
    const opened = expandCalls(safe, together(call(unknown, 1), call(other, 1)))
    const found = { code: 'unknown', runs: null }
    expect(await judgeDelegateCalls(chain().read, opened)).toEqual({
      verdict: 'unknown',
      delegates: [
        { address: unknown, ...found },
        { address: other, ...found },
      ],
    })
  })

  it('asks about a stranger’s code no more than about the first of it, where it is brief', async () => {
    const { asked, read } = chain()
    const opened = expandCalls(safe, many(MOST_DELEGATES - 1, unknown))
    await judgeDelegateCalls(read, opened, { actor: safe, isBrief: true })
    expect(asked).toEqual([batch, unknown])
  })

  it('asks nothing at all of more than is looked at', async () => {
    const { asked, read } = chain()
    await judgeDelegateCalls(read, expandCalls(safe, many(900, unknown)), { actor: safe })
    expect(asked).toEqual([])
  })
})
