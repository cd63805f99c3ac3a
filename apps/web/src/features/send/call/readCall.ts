import {
  type AbiFunction,
  type AbiValue,
  type DecodedCall,
  decodeCall,
  encodeCall,
  SafeError,
} from '@countersign/safe'
import { type Address, getAddress, type Hex, isAddress, zeroAddress } from 'viem'
import { type RecipientRead, readRecipient } from '../../../shared/recipient/readRecipient.ts'
import type { ItemOf } from '../draft/draft.ts'
import { GAS } from '../plan/gas.ts'
import type { Fault, ItemRead, Reading } from '../read/reading.ts'
import { readQuantity } from '../read/readQuantity.ts'
import { parseAbi } from './parseAbi.ts'
import { readArgument } from './readArgument.ts'

export type CallRead = ItemRead<'to' | 'abi' | 'amount' | 'values'> & {
  recipient: RecipientRead
  functions: readonly AbiFunction[]
  chosen: AbiFunction | null
  /** What is wrong with each value, in the order of the function's own. */
  valueFaults: readonly (Fault | null)[]
  /** What bare calldata says, as far as this browser can tell. */
  decoded: DecodedCall | null
  data: Hex | null
  value: bigint | null
  /** The addresses in each value; of bare calldata all that it is known to name, in one list. */
  named: readonly (readonly Address[])[]
}

/** A call of any function of any contract, or of bytes that somebody else has made. */
export function readCall(item: ItemOf<'call'>, reading: Reading): CallRead {
  const { account, locale } = reading
  const recipient = readRecipient(item.to, reading)
  const coin = account.chain.nativeCurrency
  const amount = readQuantity(item.amount, { token: coin, locale, mayBeZero: true })
  const { data, ...what } = readWhat(item)
  const value = 'value' in amount ? amount.value : null
  const to = recipient.status === 'found' ? recipient.address : null
  const isWhole = to !== null && value !== null && data !== null
  const badValue = what.valueFaults.find((fault) => fault !== null)
  const decoded = isWhole && what.chosen === null ? decode(data) : null
  const inBytes = decoded?.parameters.flatMap((parameter) => addressesIn(parameter.value))
  return {
    id: item.id,
    recipient,
    ...what,
    named: inBytes ? [inBytes] : what.named,
    data,
    decoded,
    value,
    isAsking: recipient.status === 'asking',
    faults: {
      ...(recipient.status === 'fault' && { to: recipient.fault }),
      ...('fault' in amount && { amount: amount.fault }),
      ...(what.fault && { abi: what.fault }),
      ...(badValue && { values: badValue }),
    },
    calls: isWhole ? [{ to, value, data, gas: GAS.call }] : [],
    flows:
      isWhole && value > 0n
        ? [{ token: { address: zeroAddress, ...coin }, amount: value, to }]
        : [],
  }
}

type What = Pick<CallRead, 'functions' | 'chosen' | 'valueFaults' | 'named' | 'data'> & {
  fault: Fault | null
}

/** Which function with which values; or the bytes as they are. */
function readWhat({ abi, chosen: wanted, values }: ItemOf<'call'>): What {
  const none: What = {
    ...{ functions: [], chosen: null, valueFaults: [], named: [] },
    ...{ data: null, fault: null },
  }
  const plain = abi.trim()
  if (plain === '') return { ...none, fault: { word: 'fault.noFunction', isUnfinished: true } }
  if (/^0x[0-9a-f]*$/i.test(plain)) {
    const isWhole = plain.length % 2 === 0 && plain.length >= 10
    // The same bytes in one spelling.
    const data = plain.toLowerCase() as Hex
    return isWhole ? { ...none, data } : { ...none, fault: { word: 'fault.noBytes' } }
  }
  const parsed = parseAbi(plain)
  if ('fault' in parsed) return { ...none, fault: { word: `fault.${parsed.fault}` } }
  const { functions } = parsed
  const chosen = functions.find(({ signature }) => signature === wanted) ?? functions[0]
  if (!chosen) return none
  const reads = chosen.inputs.map(({ type }, index) => readArgument(values[index] ?? '', type))
  const valueFaults = reads.map((read) => ('fault' in read ? read.fault : null))
  const args = reads.flatMap((read): AbiValue[] => ('value' in read ? [read.value] : []))
  const isWhole = args.length === reads.length
  const named = reads.map((read) => ('value' in read ? addressesIn(read.value) : []))
  return { ...none, functions, chosen, valueFaults, named, ...(isWhole && encode(chosen, args)) }
}

/** Every address in a value, at any depth. A text that looks like one is as good as one here. */
function addressesIn(value: AbiValue): Address[] {
  if (typeof value === 'string') {
    return isAddress(value, { strict: false }) ? [getAddress(value)] : []
  }
  return typeof value === 'object' ? value.flatMap(addressesIn) : []
}

function encode(abi: AbiFunction, values: readonly AbiValue[]): Partial<What> {
  try {
    return { data: encodeCall(abi, values) }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return { fault: { word: 'fault.noEncoding' } }
  }
}

function decode(data: Hex): DecodedCall | null {
  const decoding = decodeCall(data)
  return decoding.status === 'decoded' ? decoding : null
}
