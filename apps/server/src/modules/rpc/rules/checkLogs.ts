import { isAddress, isQuantity, isRecord, isWord } from './values.ts'

const MAX_RANGE = 2_000n
const MAX_ADDRESSES = 50
const MAX_TOPICS = 20

const REFUSED_RANGE = `Ask for ${MAX_RANGE} blocks at once.`

export type LogsVerdict =
  | { fault: string }
  | { fault: undefined; openFrom: undefined }
  /** Fine if the newest block is at most `MAX_RANGE` after this one. */
  | { fault: undefined; openFrom: bigint }

const FINE: LogsVerdict = { fault: undefined, openFrom: undefined }
const refuse = (fault: string): LogsVerdict => ({ fault })

/** `[filter]` of eth_getLogs: a short range, and somebody's logs rather than everybody's. */
export function checkLogs(params: readonly unknown[]): LogsVerdict {
  const [filter, ...rest] = params
  if (rest.length > 0 || !isRecord(filter)) return refuse('The only parameter is the filter.')
  const { address, topics, fromBlock, toBlock, blockHash, ...others } = filter
  if (Object.keys(others).length > 0) return refuse('The filter has an unknown field.')
  if (!isAddressFilter(address)) {
    return refuse(`address is an address or a list of ${MAX_ADDRESSES} at most.`)
  }
  if (!isTopicFilter(topics)) {
    return refuse(`topics has four places, each of ${MAX_TOPICS} values at most.`)
  }
  if (address === undefined && !namesAccount(topics)) {
    return refuse('Name an address, or an account among the topics.')
  }
  if (blockHash !== undefined) {
    const alone = fromBlock === undefined && toBlock === undefined && isWord(blockHash)
    return alone ? FINE : refuse('blockHash is a hash, without fromBlock and toBlock.')
  }
  return checkRange(fromBlock ?? 'latest', toBlock ?? 'latest')
}

/** Whether a range that ends at the newest block is short enough, now that its height is known. */
export function checkOpenRange(from: bigint, head: bigint): string | undefined {
  return head - from >= MAX_RANGE ? REFUSED_RANGE : undefined
}

function checkRange(from: unknown, to: unknown): LogsVerdict {
  const [first, last] = [heightOf(from), heightOf(to)]
  if (first !== undefined && last !== undefined) {
    return last - first >= MAX_RANGE ? refuse(REFUSED_RANGE) : FINE
  }
  if (from === to && isTag(from)) return FINE
  // The newest block and the one being made are one apart.
  const newest = to === 'latest' || to === 'pending'
  if (from === 'latest' && newest) return FINE
  if (first !== undefined && newest) return { fault: undefined, openFrom: first }
  return refuse('fromBlock and toBlock are numbers, or toBlock is the newest block.')
}

function heightOf(value: unknown): bigint | undefined {
  if (value === 'earliest') return 0n
  return isQuantity(value) ? BigInt(value) : undefined
}

function isTag(value: unknown): boolean {
  return value === 'latest' || value === 'pending' || value === 'safe' || value === 'finalized'
}

function isAddressFilter(value: unknown): boolean {
  if (value === undefined || isAddress(value)) return true
  if (!Array.isArray(value)) return false
  return value.length > 0 && value.length <= MAX_ADDRESSES && value.every(isAddress)
}

function isTopicFilter(value: unknown): value is readonly unknown[] | undefined {
  if (value === undefined) return true
  if (!Array.isArray(value) || value.length > 4) return false
  return value.every((place) => {
    if (place === null || isWord(place)) return true
    return Array.isArray(place) && place.length <= MAX_TOPICS && place.every(isWord)
  })
}

/** An indexed account: twelve zero bytes and an address. The first place is the event's name. */
function namesAccount(topics: readonly unknown[] = []): boolean {
  return topics.slice(1).some((place) => {
    const values = Array.isArray(place) ? place : [place]
    return values.length > 0 && values.every(isAccountWord)
  })
}

function isAccountWord(value: unknown): boolean {
  // Not small numbers either: token ids and amounts are indexed too, and match everybody's logs.
  return isWord(value) && /^0x0{24}/.test(value) && !/^0x0{56}/.test(value)
}
