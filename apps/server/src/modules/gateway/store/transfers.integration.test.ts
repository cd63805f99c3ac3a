import { type Address, getAddress, numberToHex, padHex } from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { insertTokens } from './tokens.ts'
import { listTouchedTokens } from './transfers.ts'

const CHAIN = 31337
const addressOf = (number: number): Address =>
  getAddress(padHex(numberToHex(number), { size: 20, dir: 'left' }))
const safe = getAddress(`0x${'5a'.repeat(20)}`)
/** Behind all the others by its address. */
const last = (number: number): Address => getAddress(`0x${'ff'.repeat(19)}${number}${number}`)
const [fresh, known, listed] = [last(1), last(2), last(3)]
const JUNK = 3_000
const junk = Array.from({ length: JUNK }, (_, index) => addressOf(0x10_000 + index))

onBothDatabases((database) => {
  const touch = (tokens: readonly Address[], from: number) =>
    database().run((db) =>
      db
        .insertInto('transfers')
        .values(
          tokens.map((token, index) => ({
            chain_id: CHAIN,
            safe,
            block_number: from + index,
            block_time: new Date(0),
            tx_hash: padHex(numberToHex(from + index)),
            log_index: 0,
            trace: '',
            kind: 'erc20' as const,
            token,
            from: null,
            to: safe,
            value: 1,
            incoming: true,
            attributed: true,
          })),
        )
        .execute(),
    )
  const list = (limit: number) =>
    database().run((db) =>
      listTouchedTokens(db, { chainId: CHAIN, safe }, { except: [listed], limit }),
    )

  beforeAll(async () => {
    const token = { address: known, kind: 'erc20' as const, name: '', symbol: '', decimals: 18 }
    await touch([known, listed], 1)
    for (let start = 0; start < JUNK; start += 1_000) {
      await touch(junk.slice(start, start + 1_000), 10 + start)
    }
    await touch([fresh], 10_000)
    await touch([known], 5)
    await database().run((db) => insertTokens(db, CHAIN, [{ ...token, trusted: false }]))
  })

  it('R-GW-10 a Safe’s tokens are found behind thousands of others: what is known, then what came last', async () => {
    const found = await list(500)
    expect(found).toHaveLength(500)
    expect(found.slice(0, 3)).toEqual([fresh, junk.at(-1), junk.at(-2)])
    expect(found).not.toContain(listed)
  })

  it('R-GW-10 what is known comes first as long as it is among what is looked at', async () => {
    await touch([known], 20_000)
    expect((await list(500)).slice(0, 2)).toEqual([known, fresh])
  })
})
