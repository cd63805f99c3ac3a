import { describe, expect, it } from 'vitest'
import {
  isForWallet,
  namedAccounts,
  proposedNamespaces,
  readApproval,
} from './walletConnectNamespaces.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const methods = ['personal_sign']

describe('what a wallet approved', () => {
  it('R-CON-4 has accounts, the chains they are on, and methods', () => {
    const approval = readApproval({
      eip155: {
        chains: ['eip155:10', 'eip155:1'],
        accounts: [`eip155:1:${A.toLowerCase()}`, `eip155:10:${A}`],
        methods,
      },
      solana: { accounts: ['solana:mainnet:abc'], methods: ['solana_signMessage'] },
    })
    expect(approval).toEqual({
      accounts: [
        { chainId: 1, address: A },
        { chainId: 10, address: A },
      ],
      chains: [10, 1],
      methods: new Set(methods),
    })
  })

  it('R-CON-4 is read from namespaces of one chain each, too', () => {
    const { chains } = readApproval({
      'eip155:1': { accounts: [`eip155:1:${A}`], methods },
      'eip155:5': { accounts: [`eip155:5:${B}`], methods },
    })
    expect(chains).toEqual([1, 5])
  })

  it.each([
    ['a chain without an account', { chains: ['eip155:1'], accounts: [], methods }],
    ['half an address', { accounts: ['eip155:1:0xabc'], methods }],
    ['no address', { accounts: ['eip155:1:'], methods }],
    ['no number', { accounts: [`eip155:one:${A}`], methods }],
  ])('R-CON-5 has no chain for %s', (_, eip155) => {
    expect(readApproval({ eip155 })).toMatchObject({ accounts: [], chains: [] })
  })
})

describe('the accounts of an event', () => {
  it.each<[string, unknown, readonly string[] | undefined]>([
    ['addresses', [A.toLowerCase(), B], [A, B]],
    ['full accounts of this chain', [`eip155:1:${A}`], [A]],
    ['full accounts of several chains', [`eip155:1:${A}`, `eip155:2:${B}`], [A]],
    ['the same account twice', [A, A.toLowerCase()], [A]],
    ['nothing at all', [], []],
    ['only another chain', [`eip155:2:${B}`], undefined],
    ['garbage', ['somebody', 7, null], undefined],
    ['no list', A, undefined],
  ])('R-CON-5 are read from %s', (_, data, accounts) => {
    expect(namedAccounts(data, 1)).toEqual(accounts)
  })
})

it('R-CON-3 all chains are optional, so that a wallet with some of them can connect', () => {
  expect(proposedNamespaces([5, 1]).eip155.chains).toEqual(['eip155:5', 'eip155:1'])
})

it.each([
  ['eth_sendTransaction', true],
  ['wallet_somethingNew', true],
  ['eth_blockNumber', false],
  ['eth_sendRawTransaction', false],
])('R-CON-7 %s is for the wallet: %s', (method, expected) => {
  expect(isForWallet(method)).toBe(expected)
})
