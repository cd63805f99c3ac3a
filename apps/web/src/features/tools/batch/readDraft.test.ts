import { describe, expect, it } from 'vitest'
import { testChains } from '../../../shared/testing/testChains.ts'
import { readDraft } from './readDraft.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const [chain] = testChains
const fine = { id: 1, to: ADA, amount: '1.5', data: '' }
const read = (change: Partial<typeof fine>) =>
  readDraft({ ...fine, ...change }, { chain, chains: testChains, locale: 'en' })

describe('readDraft', () => {
  it('reads a whole call', () => {
    const value = 1_500_000_000_000_000_000n
    expect(read({}).call).toEqual({ to: ADA, value, data: undefined })
    expect(read({ to: ` one:${ADA.toLowerCase()} `, data: '0xAB cd' }).call).toEqual({
      to: ADA,
      value,
      data: '0xabcd',
    })
  })

  it.each([
    [{ to: '' }, { to: 'noAddress' }],
    [{ to: ADA.replace('f39F', 'F39f') }, { to: 'badChecksum' }],
    [{ to: `two:${ADA}` }, { to: 'otherNetwork' }],
    [{ to: `moon:${ADA}` }, { to: 'otherNetwork' }],
    [{ amount: '' }, { amount: 'noAmount' }],
    [{ amount: '1,500' }, { amount: 'noAmount' }],
    [{ amount: '0.1234567890123456789' }, { amount: 'tooFine' }],
    [{ data: '0xabc' }, { data: 'noHex' }],
    [
      { data: 'hello', amount: 'much' },
      { data: 'noHex', amount: 'noAmount' },
    ],
  ])('refuses %s', (change, faults) => {
    expect(read(change)).toMatchObject({ call: null, faults })
  })

  it('keeps what it has understood', () => {
    expect(read({ amount: '' })).toMatchObject({ to: ADA, call: null })
  })
})
