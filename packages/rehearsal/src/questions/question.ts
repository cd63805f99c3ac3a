import { decodeResult } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import type { Change, ChangeKind, Subject, Values } from '../types.ts'

/** Something that is read before and after. */
export type Question = {
  subject: Subject
  target: Address
  /** Without any, the target's coins are read. */
  data: Hex
  gas: bigint
  most: bigint
  /** It was guessed that the target can be asked this: a target that cannot is not worth a word. */
  isGuess: boolean
  /**
   * What is different; `unread` when that cannot be said, `unknown` where it was a guess that it could;
   * null when nothing is.
   */
  tell(before: Hex | null, after: Hex | null): Change | 'unread' | 'unknown' | null
}

const TOKEN_GAS = 120_000n
const WORDS = 96n
/** A list of owners or modules: a word costs a cold read. */
const LIST_GAS = 300_000n
const LIST_BYTES = 4_096n

const abi = parseAbi([
  'function balanceOf(address holder) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function getApproved(uint256 id) view returns (address)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])
const editionAbi = parseAbi([
  'function balanceOf(address holder, uint256 id) view returns (uint256)',
])
const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])

export const number = (data: Hex | null) => decodeResult([{ type: 'uint256' }], data)?.[0]
/** Nobody, when the contract refuses to say: that is how it says that there is nobody. */
export const holder = (data: Hex | null): Address | null => {
  const found = decodeResult([{ type: 'address' }], data)?.[0]
  return found && found !== zeroAddress ? found : null
}

export function ask<Kind extends ChangeKind>(
  subject: { kind: Kind } & Values[Kind]['about'],
  { target, data, gas = TOKEN_GAS, most = WORDS, isGuess = false }: AskOptions,
  read: (data: Hex | null) => Values[Kind]['value'] | undefined,
): Question {
  return {
    subject: subject as unknown as Subject, // one of its kinds, by the parameter's type
    target,
    data,
    gas,
    most,
    isGuess,
    tell(first, then) {
      const [before, after] = [read(first), read(then)]
      if (before === undefined && after === undefined) return isGuess ? 'unknown' : 'unread'
      if (before === undefined || after === undefined) return 'unread'
      if (same(before, after)) return null
      return { ...subject, before, after } as unknown as Change // of the same kind, as above
    },
  }
}

type AskOptions = Pick<Question, 'target' | 'data'> &
  Partial<Pick<Question, 'gas' | 'most' | 'isGuess'>>

/** By what they say: lists and pairs are new objects each time. */
function same(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner))
  return plain(one) === plain(other)
}

export const listOptions = { gas: LIST_GAS, most: LIST_BYTES }
/** One slot of a Safe, through its proxy. */
export const slotOptions = { gas: 40_000n }

export const askCoin = (account: Address): Question =>
  ask({ kind: 'coin', holder: account }, { target: account, data: '0x', gas: 3_000n }, number)

export const askToken = (token: Address, account: Address, isGuess = false): Question => {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })
  return ask({ kind: 'token', token, holder: account }, { target: token, data, isGuess }, number)
}

export const askNft = (token: Address, id: bigint): Question => {
  const data = encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })
  return ask({ kind: 'nft', token, id }, { target: token, data, isGuess: true }, holder)
}

export const askNftApproval = (token: Address, id: bigint): Question => {
  const data = encodeFunctionData({ abi, functionName: 'getApproved', args: [id] })
  return ask({ kind: 'nftApproval', token, id }, { target: token, data, isGuess: true }, holder)
}

export const askEdition = (token: Address, id: bigint, account: Address): Question => {
  const data = encodeFunctionData({
    abi: editionAbi,
    functionName: 'balanceOf',
    args: [account, id],
  })
  return ask({ kind: 'edition', token, id, holder: account }, { target: token, data }, number)
}

export const askAllowance = (
  token: Address,
  owner: Address,
  spender: Address,
  isGuess = false,
): Question => {
  const data = encodeFunctionData({ abi, functionName: 'allowance', args: [owner, spender] })
  return ask({ kind: 'allowance', token, owner, spender }, { target: token, data, isGuess }, number)
}

export const askOperator = (token: Address, owner: Address, operator: Address): Question => {
  const data = encodeFunctionData({
    abi,
    functionName: 'isApprovedForAll',
    args: [owner, operator],
  })
  return ask({ kind: 'operator', token, owner, operator }, { target: token, data }, (answer) => {
    const given = number(answer)
    return given === undefined ? undefined : given !== 0n
  })
}

export const askPermit2 = (
  permit2: Address,
  { token, owner, spender }: Record<'token' | 'owner' | 'spender', Address>,
): Question => {
  const data = encodeFunctionData({
    abi: permit2Abi,
    functionName: 'allowance',
    args: [owner, token, spender],
  })
  return ask(
    { kind: 'permit2', permit2, token, owner, spender },
    { target: permit2, data },
    (answer) => {
      const read = decodeResult(
        [{ type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }],
        answer,
      )
      return read && { amount: read[0], expiration: read[1] }
    },
  )
}

export const askConfirmation = (safe: Address, owner: Address, hash: Hex): Question => {
  const data = encodeFunctionData({ abi, functionName: 'approvedHashes', args: [owner, hash] })
  return ask({ kind: 'confirmation', safe, owner, hash }, { target: safe, data }, (answer) => {
    const given = number(answer)
    return given === undefined ? undefined : given !== 0n
  })
}
