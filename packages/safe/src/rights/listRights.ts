import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { AbiValue } from '../abi/types.ts'
import type { DecodedCall } from '../calls/decodeCall.ts'
import type { ExpandedCall, Expansion } from '../calls/expandCalls.ts'
import { readSettingsChanges, type SettingsChange } from '../calls/readSettingsChanges.ts'

/** What somebody may do with an account from then on, without asking its owners again. */
export type Right =
  /** Takes up to `amount` of a token; `mayBeId`: the same number may name a collectible instead. */
  | { kind: 'allowance'; holder: Address; token: Address; amount: bigint; mayBeId: boolean }
  /** Takes all of a collection, or of a token. */
  | { kind: 'operator'; holder: Address; token: Address }
  /** Acts at a contract where only the account could, or in its place; how far, that contract says. */
  | { kind: 'authority'; holder: Address; token: Address }
  /** Spends so much again and again, by Safe's module for spending limits. */
  | { kind: 'spendingLimit'; holder: Address; token: Address; amount: bigint }
  /** Acts as the Safe, decides for it what may be done, or answers for it. */
  | { kind: CodeRight; holder: Address }
  /** Whatever this stands for counts as signed by the Safe. */
  | { kind: 'digest'; data: Hex }

/** Rights that are a contract's: what they come to, only its code says. */
export type CodeRight = 'module' | 'guard' | 'moduleGuard' | 'handler' | 'singleton'

/** More than this nobody has of anything. Some tokens count up to less, and call that everything. */
const UNLIMITED = 1n << 127n
const UNLIMITED_96 = (1n << 96n) - 1n

/** Whether an allowance is meant to have no end. */
export const isUnlimited = (amount: bigint): boolean =>
  amount >= UNLIMITED || amount === UNLIMITED_96

/**
 * Every right that the calls of a transaction give by their own words, at any depth. A contract that
 * is called may give others: what a rehearsal sees comes beside it.
 */
export function listRights(expansion: Expansion): Right[] {
  return [
    ...readSettingsChanges(expansion).flatMap(bySettings),
    ...expansion.calls.flatMap((call) =>
      call.decoding.status === 'decoded' ? byCall(call, call.decoding) : [],
    ),
  ]
}

function bySettings(change: SettingsChange): Right[] {
  switch (change.kind) {
    case 'enableModule':
      return [{ kind: 'module', holder: change.module }]
    case 'setGuard':
      return [{ kind: 'guard', holder: change.guard }]
    case 'setModuleGuard':
      return [{ kind: 'moduleGuard', holder: change.moduleGuard }]
    case 'setFallbackHandler':
      return isNobody(change.handler) ? [] : [{ kind: 'handler', holder: change.handler }]
    case 'changeImplementation':
      // Null: a migration, whose code says what it installs.
      return change.implementation ? [{ kind: 'singleton', holder: change.implementation }] : []
    default:
      return []
  }
}

function byCall(call: ExpandedCall, decoding: DecodedCall): Right[] {
  const { to: token, actor, operation } = call
  // The bundled signatures fix the type of every parameter.
  const values = decoding.parameters.map(({ value }) => value)
  const address = (index: number) => values[index] as Address
  const number = (index: number) => values[index] as bigint
  const allowance = (holder: Address, amount: bigint, mayBeId = false): Right[] =>
    isNobody(holder) ? [] : [{ kind: 'allowance', holder, token, amount, mayBeId }]
  if (operation === 1) {
    return decoding.name === 'signMessage' ? [{ kind: 'digest', data: values[0] as Hex }] : []
  }
  if (decoding.family === 'authority') return byAuthority(call, values)
  switch (decoding.signature) {
    case 'approve(address,uint256)':
      return allowance(address(0), number(1), true)
    case 'increaseAllowance(address,uint256)':
      return allowance(address(0), number(1))
    case 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)':
      return isAddressEqual(address(0), actor) ? allowance(address(1), number(2)) : []
    case 'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)':
      return isAddressEqual(address(0), actor) && values[4] === true
        ? [{ kind: 'operator', holder: address(1), token }]
        : []
    case 'setApprovalForAll(address,bool)':
      return values[1] === true && !isNobody(address(0))
        ? [{ kind: 'operator', holder: address(0), token }]
        : []
    case 'approve(address,address,uint160,uint48)':
      return byPermit2(address(0), address(1), number(2))
    case 'setAllowance(address,address,uint96,uint16,uint32)':
      return number(2) > 0n
        ? [{ kind: 'spendingLimit', holder: address(0), token: address(1), amount: number(2) }]
        : []
    default:
      return decoding.family === 'permit2' && decoding.name === 'permit'
        ? isAddressEqual(address(0), actor)
          ? permitted(values[1])
          : []
        : []
  }
}

/** The first address gets it, unless it is taken away: by a `false`, or by an amount of nothing at the end. */
function byAuthority({ to: token, actor }: ExpandedCall, values: readonly AbiValue[]): Right[] {
  const holder = values.find((value) => typeof value === 'string' && value.length === 42)
  const isTaken = values.includes(false) || values.at(-1) === 0n
  if (isTaken || [zeroAddress, actor].some((none) => isAddressEqual(none, holder as Address)))
    return []
  return [{ kind: 'authority', holder: holder as Address, token }] // every one has an address
}

/** `((token, amount, expiration, nonce), spender, sigDeadline)`, or with a list of the first. */
function permitted(permit: AbiValue | undefined): Right[] {
  if (!Array.isArray(permit)) return []
  const [details, spender] = permit
  if (!Array.isArray(details) || typeof spender !== 'string') return []
  const all: readonly AbiValue[] = Array.isArray(details[0]) ? details : [details]
  return all.flatMap((one) => {
    const [token, amount] = Array.isArray(one) ? one : []
    // As the bundled signature has it.
    return byPermit2(token as Address, spender as Address, amount as bigint)
  })
}

const byPermit2 = (token: Address, holder: Address, amount: bigint): Right[] =>
  amount > 0n ? [{ kind: 'allowance', holder, token, amount, mayBeId: false }] : []

const isNobody = (address: Address) => isAddressEqual(address, zeroAddress)
