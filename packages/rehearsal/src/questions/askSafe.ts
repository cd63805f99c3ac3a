import { decodeResult, listSentinel, safeAbi, safeSlots } from '@countersign/safe'
import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { ask, holder, listOptions, number, type Question, slotOptions } from './question.ts'

const abi = parseAbi([
  'function getStorageAt(uint256 offset, uint256 length) view returns (bytes)',
  'function masterCopy() view returns (address)',
])
const MOST_MODULES = 60n

/**
 * Everything that a Safe can be asked about itself. What a version cannot say (a guard before 1.3.0) is
 * a guess that nobody misses: it has none, or the data says it.
 */
export function askSafe(safe: Address, isGuess = false): Question[] {
  const of = { target: safe, isGuess }
  const plain = (functionName: 'getOwners' | 'getThreshold' | 'nonce' | 'getModules') => ({
    ...of,
    data: encodeFunctionData({ abi: safeAbi, functionName }),
  })
  const pages = encodeFunctionData({
    abi: safeAbi,
    functionName: 'getModulesPaginated',
    args: [listSentinel, MOST_MODULES],
  })
  const masterCopy = encodeFunctionData({ abi, functionName: 'masterCopy' })
  return [
    ask({ kind: 'owners', safe }, { ...plain('getOwners'), ...listOptions }, owners),
    ask({ kind: 'threshold', safe }, { ...plain('getThreshold'), ...slotOptions }, number),
    ask({ kind: 'nonce', safe }, { ...plain('nonce'), ...slotOptions }, number),
    ask({ kind: 'modules', safe }, { ...of, data: pages, ...listOptions, isGuess: true }, modules),
    // Safes before 1.1.0 know only this one.
    ask(
      { kind: 'modules', safe },
      { ...plain('getModules'), ...listOptions, isGuess: true },
      owners,
    ),
    // The proxy itself answers this one, whatever code it borrows.
    ask(
      { kind: 'singleton', safe },
      { ...of, ...slotOptions, data: masterCopy, isGuess: true },
      holder,
    ),
    ask({ kind: 'guard', safe }, slot(safe, safeSlots.guard), slotAddress),
    ask({ kind: 'handler', safe }, slot(safe, safeSlots.fallbackHandler), slotAddress),
  ]
}

const slot = (target: Address, place: Hex) => ({
  target,
  data: encodeFunctionData({ abi, functionName: 'getStorageAt', args: [BigInt(place), 1n] }),
  isGuess: true,
  ...slotOptions,
})

const owners = (data: Hex | null) => decodeResult([{ type: 'address[]' }], data)?.[0]

const modules = (data: Hex | null) =>
  decodeResult([{ type: 'address[]' }, { type: 'address' }], data)?.[0]

function slotAddress(data: Hex | null): Address | null | undefined {
  const word = decodeResult([{ type: 'bytes' }], data)?.[0]
  if (word?.length !== 66) return undefined
  const address = getAddress(`0x${word.slice(-40)}`)
  return address === zeroAddress ? null : address
}
