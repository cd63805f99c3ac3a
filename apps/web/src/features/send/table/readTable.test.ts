import fc from 'fast-check'
import { type Address, getAddress, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { formatCsv } from '../../../shared/format/formatCsv.ts'
import type { ItemOf } from '../draft/draft.ts'
import { ADA, BEN, buildReading, ORCH, USDC } from '../testing/buildReading.ts'
import { MOST_ROWS, readTable } from './readTable.ts'

const table = (text: string, change: Partial<ItemOf<'table'>> = {}): ItemOf<'table'> => ({
  id: 1,
  kind: 'table',
  text,
  mark: 'auto',
  asset: zeroAddress,
  ...change,
})
const read = (text: string, change?: Partial<ItemOf<'table'>>) =>
  readTable(table(text, change), buildReading())
const brief = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ to, token, amount }) => [to, token.symbol, amount])

describe('readTable', () => {
  const two = [
    [ADA, 'USDC', 1_500_000n],
    [BEN, 'ORCH', 2_000_000_000_000_000_000n],
  ]
  it.each([
    ['commas', `${ADA},1.5,USDC\n${BEN},2,ORCH`],
    ['semicolons and decimal commas', `${ADA};1,5;USDC;Rent\n${BEN};2;ORCH;`],
    ['semicolons with two columns of numbers', `to;amount;token\n${ADA};1,5;USDC\n${BEN};2,0;ORCH`],
    ['tabs, as cells are copied', `${ADA}\t1.5\tUSDC\r\n${BEN}\t2\tORCH\r\n`],
    ['spaces', `${ADA} 1.5 USDC\n${BEN} 2 ORCH`],
    ['titles in another order', `Token,Amount,Recipient\nUSDC,1.5,${ADA}\norch,2,${BEN}`],
    ['Arabic titles', `المستلم,المبلغ,العملة\n${ADA},١٫٥,USDC\n${BEN},٢,ORCH`],
    ['a token by its address', `${ADA},1.5,${USDC.address}\n${BEN},2,${ORCH.address}`],
    ['names', `ada,1.5,USDC\nben.demo.eth,2,ORCH`],
    ['addresses with their network', `one:${ADA},1.5,USDC\none:${BEN},2,ORCH`],
    ['quotes and a mark of UTF-8', `\uFEFF"${ADA}","1.5","USDC"\n"${BEN}","2","ORCH"`],
  ])('reads %s', (_, text) => {
    const found = read(text)
    expect(found.bad).toEqual([])
    expect(brief(found)).toEqual(two)
    expect(found.calls).toHaveLength(2)
  })

  it('pays what the table pays, where a line does not say', () => {
    expect(brief(read(`${ADA},1.5`, { asset: USDC.address }))).toEqual([[ADA, 'USDC', 1_500_000n]])
    expect(read(`${ADA}=0.1`).calls).toMatchObject([{ to: ADA, value: 10n ** 17n, data: '0x' }])
  })

  it('names every bad line by its number, and builds nothing', () => {
    const wrong = ADA.replace('f39F', 'F39f')
    const text = [
      `${ADA},1,USDC`,
      `${wrong},1,USDC`,
      `${zeroAddress},1,USDC`,
      `${BEN},0,USDC`,
      `${BEN},0.0000001,USDC`,
      `${BEN},-3,USDC`,
      `${BEN},1,FREE`,
      `Nobody,1,USDC`,
      `nobody.eth,1,USDC`,
      `two:${BEN},1,USDC`,
      `${BEN},1,${BEN}`,
      `${USDC.address},1,USDC`,
    ].join('\n')
    const found = read(text)
    expect(found.bad.map(({ line, fault }) => [line, fault.word])).toEqual([
      [2, 'fault.badChecksum'],
      [3, 'fault.zeroAddress'],
      [4, 'fault.zero'],
      [5, 'fault.tooFine'],
      [6, 'fault.noAmountLine'],
      [7, 'fault.unknownToken'],
      [8, 'fault.noAddress'],
      [9, 'fault.unknownName'],
      [10, 'fault.otherNetwork'],
      [11, 'fault.notToken'],
      [12, 'fault.toToken'],
    ])
    expect(found.calls).toEqual([])
    expect(found.flows).toEqual([])
    expect(found.faults.text).toMatchObject({ word: 'fault.badLines', values: { count: 11 } })
  })

  it.each([
    ['fault.otherShape', 'Dear team,\nplease find the list attached.'],
    ['fault.noAmountColumn', `address,name\n${ADA},Ada`],
    ['fault.noRecipientColumn', 'amount,token\n1,USDC'],
    ['fault.otherShape', '{"address": "0x12", "sum": "many"}'],
  ])('says %s of a table of another shape', (word, text) => {
    expect(read(text)).toMatchObject({ calls: [], rows: [], faults: { text: { word } } })
  })

  it('has an end', () => {
    const lines = (count: number) => `${ADA},1\n`.repeat(count)
    expect(read(lines(MOST_ROWS)).calls).toHaveLength(MOST_ROWS)
    const word = 'fault.tooManyRows'
    expect(read(lines(MOST_ROWS + 1))).toMatchObject({ calls: [], faults: { text: { word } } })
  })

  it('asks how numbers are written only where they do not show it', () => {
    const twofold = `${ADA},"1,234",USDC\n${BEN},5,USDC`
    expect(read(twofold)).toMatchObject({ isTwofold: true, calls: [], bad: [{ line: 1 }] })
    expect(brief(read(twofold, { mark: '.' }))[0]?.[2]).toBe(1_234_000_000n)
    expect(brief(read(twofold, { mark: ',' }))[0]?.[2]).toBe(1_234_000n)
    // Another line shows it.
    const shown = read(`${twofold}\n${BEN},"12.5",USDC`)
    expect(shown).toMatchObject({ isTwofold: false, mark: '.' })
    expect(brief(shown)[0]?.[2]).toBe(1_234_000_000n)
    // Two lines contradict each other: what is unmistakable counts, the rest does not.
    const both = read(`${ADA};1,5;USDC\n${BEN};1.5;USDC\n${BEN};1.234;USDC`)
    expect(both.rows.map(({ line }) => line)).toEqual([1, 2])
    expect(both.bad).toMatchObject([{ line: 3, fault: { word: 'fault.twoWaysLine' } }])
  })

  it('waits for names', () => {
    expect(read('slow.eth,1,USDC')).toMatchObject({ isAsking: true, calls: [], bad: [] })
  })

  it('reads back every table that we write', () => {
    const address = fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes): Address => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))
      .filter((each) => each !== zeroAddress)
    const row = fc.record({
      to: address,
      cents: fc.bigInt(1n, 10n ** 12n),
      reference: fc.string({ maxLength: 20 }).filter((text) => text === text.trim()),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        const cells = rows.map(({ to, cents, reference }) => {
          const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
          return [to, amount, 'USDC', reference]
        })
        const found = read(formatCsv([['to', 'amount', 'token', 'reference'], ...cells]))
        expect(found.bad).toEqual([])
        expect(found.rows.map(({ to, amount }) => [to, amount])).toEqual(
          rows.map(({ to, cents }) => [to, cents * 10_000n]),
        )
      }),
    )
  })

  it('never throws, and never builds a part, whatever the text', () => {
    const cell = fc.oneof(fc.constantFrom(ADA, BEN, 'USDC', '1.5', '1,234', '"', ';'), fc.string())
    const text = fc.array(fc.array(cell).map((cells) => cells.join(',')))
    fc.assert(
      fc.property(text, (lines) => {
        const found = read(lines.join('\n'))
        expect([0, found.rows.length]).toContain(found.calls.length)
        if (found.bad.length > 0) expect(found.calls).toEqual([])
      }),
    )
  })
})
