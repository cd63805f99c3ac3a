import { type Address, type Hex, maxUint160, maxUint256, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseFunction } from '../abi/parseFunction.ts'
import type { AbiType, AbiValue } from '../abi/types.ts'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { bundledFunctions } from '../calls/bundledFunctions.ts'
import { expandCalls } from '../calls/expandCalls.ts'
import type { Call } from '../types.ts'
import { isUnlimited, listRights } from './listRights.ts'

const safe: Address = '0x5555555555555555555555555555555555555555'
const token: Address = '0x7777777777777777777777777777777777777777'
const stranger: Address = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa'
const bytes32: Hex = `0x${'11'.repeat(32)}`

const rightsOf = (call: Call) => listRights(expandCalls(safe, call))
const callOf = (text: string, values: readonly AbiValue[], more: Partial<Call> = {}): Call => ({
  ...{ to: token, value: 0n, operation: 0, ...more },
  data: encodeCall(parseFunction(text), values),
})

/** Every function that is known here by name, with values that would give as much as it can. */
const ALL = Object.entries(bundledFunctions).flatMap(([family, texts]) =>
  texts.map((text: string) => ({ family, text })),
)

function largest(type: AbiType, name: string): AbiValue {
  switch (type.kind) {
    case 'address':
      return ['owner', 'holder', 'from'].includes(name) ? safe : stranger
    case 'bool':
      return true
    case 'uint':
      return name === 'operation' ? 0n : (1n << BigInt(type.bits)) - 1n
    case 'array':
      return Array.from({ length: type.length ?? 1 }, () => largest(type.of, name))
    case 'tuple':
      return type.components.map((part) => largest(part.type, part.name))
    case 'string':
      return ''
    default:
      return type.kind === 'bytes' ? '0x' : bytes32
  }
}

/** What gives nobody a right to come back for more, each for a reason. */
const NO_RIGHT: Readonly<Record<string, string>> = {
  setup: 'works once, before a Safe has anything',
  execTransaction: 'what it carries is opened and listed by itself',
  execTransactionFromModule: 'what it carries is opened and listed by itself',
  execTransactionFromModuleReturnData: 'what it carries is opened and listed by itself',
  requiredTxGas: 'always reverts',
  simulateAndRevert: 'always reverts',
  addOwnerWithThreshold: 'an owner asks the others; the settings rule judges it',
  removeOwner: 'takes a right away',
  swapOwner: 'an owner asks the others; the settings rule judges it',
  changeThreshold: 'gives nobody new a right; the settings rule judges it',
  disableModule: 'takes a right away',
  approveHash: 'judged as what it confirms for another Safe',
  isValidSignature: 'only answers',
  createProxy: 'makes another account',
  createProxyWithNonce: 'makes another account',
  createProxyWithNonceL2: 'makes another account',
  createChainSpecificProxyWithNonce: 'makes another account',
  createChainSpecificProxyWithNonceL2: 'makes another account',
  createProxyWithCallback: 'makes another account',
  calculateCreateProxyWithNonceAddress: 'always reverts',
  migrateSingleton: 'what it installs stands in its code, which is judged',
  migrateWithFallbackHandler: 'what it installs stands in its code, which is judged',
  migrateL2Singleton: 'what it installs stands in its code, which is judged',
  migrateL2WithFallbackHandler: 'what it installs stands in its code, which is judged',
  performCreate: 'makes another account',
  performCreate2: 'makes another account',
  multiSend: 'what it carries is opened and listed by itself',
  transfer: 'moves once',
  transferFrom: 'moves once',
  safeTransferFrom: 'moves once',
  safeBatchTransferFrom: 'moves once',
  transferWithAuthorization: 'moves once',
  decreaseAllowance: 'takes a right away',
  lockdown: 'takes a right away',
  addDelegate: 'nothing may be spent before a limit is set',
  removeDelegate: 'takes a right away',
  resetAllowance: 'a limit that was set before counts anew',
  deleteAllowance: 'takes a right away',
  executeAllowanceTransfer: 'moves once',
  deposit: 'moves once',
  withdraw: 'moves once',
}

describe('listRights', () => {
  it.each(ALL)('R-JDG-2 $text gives a right, or is known to give none', ({ text, family }) => {
    const { name, inputs } = parseFunction(text)
    const values = inputs.map((input) => largest(input.type, input.name))
    const isSettings = family === 'safe' && name !== 'signMessage'
    const isDelegate = family === 'safeMigration' || name === 'signMessage'
    const call = callOf(text, values, {
      ...(isSettings && { to: safe }),
      ...(isDelegate && { operation: 1 }),
    })
    expect(rightsOf(call).length > 0, `${name}: a right`).toBe(NO_RIGHT[name] === undefined)
  })

  it('R-JDG-2 names who gets what, also inside of a batch', () => {
    const calls = [
      callOf('approve(address a,uint256 b)', [stranger, maxUint256]),
      callOf('enableModule(address a)', [stranger], { to: safe }),
    ]
    const batch: Call = {
      ...{ to: token, value: 0n, operation: 1 },
      data: encodeMultiSend(calls),
    }
    expect(rightsOf(batch)).toEqual([
      { kind: 'module', holder: stranger },
      { kind: 'allowance', holder: stranger, token, amount: maxUint256, mayBeId: true },
    ])
  })

  it('R-JDG-2 reads grants of Permit2, one and several', () => {
    const details = [token, maxUint160, 0n, 0n]
    const grant = { kind: 'allowance', holder: stranger, token, amount: maxUint160, mayBeId: false }
    const [, single, batch] = bundledFunctions.permit2
    expect(rightsOf(callOf(single, [safe, [details, stranger, 0n], '0x']))).toEqual([grant])
    expect(rightsOf(callOf(batch, [safe, [[details, details], stranger, 0n], '0x']))).toEqual([
      grant,
      grant,
    ])
    // Somebody else's tokens, by their own signature.
    expect(rightsOf(callOf(single, [stranger, [details, stranger, 0n], '0x']))).toEqual([])
  })

  it.each([
    ['setApprovalForAll(address a,bool b)', [stranger, false]],
    ['setApprovalForAll(address a,bool b)', [zeroAddress, true]],
    ['approve(address a,uint256 b)', [zeroAddress, 7n]],
    ['approve(address a,address b,uint160 c,uint48 d)', [token, stranger, 0n, 0n]],
    ['setOperator(address a,bool b)', [stranger, false]],
    ['approve(address a,uint256 b,uint256 c)', [stranger, 7n, 0n]],
    ['approveDelegation(address a,uint256 b)', [stranger, 0n]],
    ['transferOwnership(address a)', [zeroAddress]],
    // What it has already.
    ['grantRole(bytes32 a,address b)', [bytes32, safe]],
  ])('R-JDG-2 %s(%s) gives nobody anything', (text, values) => {
    expect(rightsOf(callOf(text, values))).toEqual([])
  })

  it('R-JDG-2 zero may be the number of a collectible, so that its approval is listed', () => {
    const approval = callOf('approve(address a,uint256 b)', [stranger, 0n])
    expect(rightsOf(approval)).toMatchObject([{ kind: 'allowance', amount: 0n, mayBeId: true }])
  })

  it('R-JDG-2 knows what is meant to have no end', () => {
    const all = [maxUint256, maxUint160, (1n << 96n) - 1n]
    expect(all.every(isUnlimited)).toBe(true)
    expect([0n, 10n ** 30n].some(isUnlimited)).toBe(false)
  })
})
