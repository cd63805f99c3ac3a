import { describe, expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testChains.ts'
import { type PaletteSources, paletteItems } from './paletteItems.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sources: PaletteSources = {
  chains: testChains,
  pages: [{ path: '/accounts', label: 'Accounts', icon: 'accounts' }],
  places: [
    { chainId: 31337, address: ADA },
    { chainId: 31337, address: ADA },
    { chainId: 99, address: BEN },
  ],
  contacts: [{ name: 'Ben of Treasury', address: BEN, chainId: null }],
}
const paths = (text: string) => paletteItems(text, sources).map(({ go }) => go)

describe('palette', () => {
  it('offers everything at first: pages, accounts once and on known chains, contacts', () => {
    expect(paths('')).toEqual([
      { path: '/accounts' },
      { path: `/one:${ADA}` },
      { path: `/one:${BEN}` },
    ])
  })

  it('offers an account beside its own page: no two of its items are taken for one', () => {
    const page = { path: `/one:${ADA}`, label: 'Overview', icon: 'overview' } as const
    const keys = paletteItems('', { ...sources, pages: [page] }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each([
    ['treasury', [{ path: `/one:${BEN}` }]],
    ['0xf39f', [{ path: `/one:${ADA}` }]],
    ['nobody', []],
  ])('finds by name and by digits: %s', (text, found) => {
    expect(paths(text)).toEqual(found)
  })

  it('offers a pasted address on every chain, and looks for a pasted hash', () => {
    expect(paths(BEN.toLowerCase())).toEqual([{ path: `/one:${BEN}` }, { path: `/two:${BEN}` }])
    expect(paths(`0x${'1'.repeat(64)}`)).toEqual([{ find: `0x${'1'.repeat(64)}` }])
  })

  it('hands pasted calldata to the decoder', () => {
    expect(paths('0xa9059cbb')).toEqual([{ path: '/tools?tool=decode&data=0xa9059cbb' }])
  })
})
