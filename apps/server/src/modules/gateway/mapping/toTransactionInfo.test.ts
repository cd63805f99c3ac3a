import { encodeMultiSend } from '@countersign/safe'
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { GasTerms, SafeCall } from '../store/record.ts'
import type { Token } from '../store/token.ts'
import { toTransactionInfo } from './toTransactionInfo.ts'

const at = (number: number): Address => getAddress(`0x${number.toString(16).padStart(40, '0')}`)
const SAFE = at(0x5afe)
const FRIEND = at(1)
const COIN: Token = {
  address: at(0xc0),
  kind: 'erc20',
  name: 'Coin',
  symbol: 'C',
  decimals: 6,
  trusted: true,
}
const PIECE: Token = {
  address: at(0x721),
  kind: 'erc721',
  name: 'Piece',
  symbol: 'P',
  decimals: 0,
  trusted: false,
}
const tokens = new Map([COIN, PIECE].map((token) => [token.address, token]))

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function approve(address spender, uint256 amount)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
  'function changeMasterCopy(address masterCopy)',
])
const gas: GasTerms = {
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
}

const map = (call: Partial<SafeCall>, terms = gas) =>
  toTransactionInfo({
    safe: SAFE,
    call: { to: FRIEND, value: '0', data: '0x', operation: 0, ...call },
    gas: terms,
    tokens,
    functionsOf: () => [],
  })
const data = (functionName: (typeof abi)[number]['name'], args: unknown[]): Hex =>
  // Each function's own arguments, checked when they are encoded.
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0])

describe('what kind of transaction it is', () => {
  it.each([
    [
      'coins',
      { value: '5' },
      {
        type: 'Transfer',
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: '5' },
      },
    ],
    [
      'coins and data',
      { value: '5', data: '0x12345678' as const },
      { type: 'Custom', value: '5', dataSize: '4', methodName: null },
    ],
    ['a delegatecall', { operation: 1 as const }, { type: 'Custom', isCancellation: false }],
    [
      'a token',
      { to: COIN.address, data: data('transfer', [FRIEND, 7n]) },
      {
        type: 'Transfer',
        direction: 'OUTGOING',
        recipient: { value: FRIEND },
        transferInfo: { type: 'ERC20', value: '7', tokenSymbol: 'C', decimals: 6, trusted: true },
      },
    ],
    [
      'a token fetched from a friend',
      { to: COIN.address, data: data('transferFrom', [FRIEND, SAFE, 7n]) },
      { type: 'Transfer', direction: 'INCOMING', sender: { value: FRIEND } },
    ],
    [
      'a token moved between others',
      { to: COIN.address, data: data('transferFrom', [FRIEND, at(2), 7n]) },
      { type: 'Custom', methodName: 'transferFrom', to: { name: 'Coin' } },
    ],
    [
      'a collectible',
      { to: PIECE.address, data: data('safeTransferFrom', [SAFE, FRIEND, 9n]) },
      { type: 'Transfer', direction: 'OUTGOING', transferInfo: { type: 'ERC721', tokenId: '9' } },
    ],
    [
      'a token that nobody knows',
      { to: at(99), data: data('transfer', [FRIEND, 7n]) },
      { type: 'Custom', methodName: 'transfer' },
    ],
    [
      'an allowance',
      { to: COIN.address, data: data('approve', [FRIEND, 7n]) },
      { type: 'Custom', methodName: 'approve' },
    ],
    [
      'settings of another Safe',
      { to: FRIEND, data: data('changeThreshold', [1n]) },
      { type: 'Custom', methodName: 'changeThreshold' },
    ],
    [
      'settings with coins',
      { to: SAFE, value: '1', data: data('changeThreshold', [1n]) },
      { type: 'Custom' },
    ],
    ['nothing at all', { to: SAFE }, { type: 'Custom', isCancellation: true }],
    ['coins to itself', { to: SAFE, value: '1' }, { type: 'Transfer' }],
    [
      'a batch',
      {
        to: at(3),
        operation: 1 as const,
        data: encodeMultiSend([
          { to: FRIEND, value: 1n, data: '0x', operation: 0 },
          { to: FRIEND, value: 2n, data: '0x', operation: 0 },
        ]),
      },
      { type: 'Custom', methodName: 'multiSend', actionCount: 2 },
    ],
  ])('R-GW-5 %s', (_, call, expected) => {
    expect(map(call)).toMatchObject(expected)
  })

  it('R-GW-5 what nobody could find out', () => {
    const info = toTransactionInfo({ safe: SAFE, call: null, tokens, functionsOf: () => [] })
    expect(info).toMatchObject({ type: 'Custom', value: null, methodName: null })
  })

  it('R-GW-5 a rejection that pays its sender is none, unless it pays in every way', () => {
    const one = { ...gas, gasPrice: '1' }
    const all = {
      safeTxGas: '1',
      baseGas: '1',
      gasPrice: '1',
      gasToken: FRIEND,
      refundReceiver: FRIEND,
    }
    expect(map({ to: SAFE }, one)).toMatchObject({ isCancellation: false })
    expect(map({ to: SAFE }, all)).toMatchObject({ isCancellation: true })
  })
})

describe('what settings change', () => {
  it.each([
    [
      'addOwnerWithThreshold',
      [FRIEND, 2n],
      { type: 'ADD_OWNER', owner: { value: FRIEND }, threshold: 2 },
    ],
    [
      'removeOwner',
      [at(1), at(2), 1n],
      { type: 'REMOVE_OWNER', owner: { value: at(2) }, threshold: 1 },
    ],
    [
      'swapOwner',
      [at(1), at(2), at(3)],
      { type: 'SWAP_OWNER', oldOwner: { value: at(2) }, newOwner: { value: at(3) } },
    ],
    ['changeThreshold', [3n], { type: 'CHANGE_THRESHOLD', threshold: 3 }],
    ['enableModule', [FRIEND], { type: 'ENABLE_MODULE', module: { value: FRIEND } }],
    ['disableModule', [at(1), at(2)], { type: 'DISABLE_MODULE', module: { value: at(2) } }],
    ['setGuard', [FRIEND], { type: 'SET_GUARD', guard: { value: FRIEND } }],
    ['setGuard', [zeroAddress], { type: 'DELETE_GUARD' }],
    ['setFallbackHandler', [FRIEND], { type: 'SET_FALLBACK_HANDLER', handler: { value: FRIEND } }],
    [
      'changeMasterCopy',
      [FRIEND],
      { type: 'CHANGE_MASTER_COPY', implementation: { value: FRIEND } },
    ],
  ] as const)('R-GW-5 %s', (name, args, settingsInfo) => {
    expect(map({ to: SAFE, data: data(name, [...args]) })).toMatchObject({
      type: 'SettingsChange',
      dataDecoded: { method: name },
      settingsInfo,
    })
  })
})
