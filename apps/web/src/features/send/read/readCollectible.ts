import {
  type Address,
  encodeFunctionData,
  erc721Abi,
  getAddress,
  isAddress,
  isAddressEqual,
  parseAbi,
} from 'viem'
import { type RecipientRead, readRecipient } from '../../../shared/recipient/readRecipient.ts'
import type { ItemOf } from '../draft/draft.ts'
import { GAS } from '../plan/gas.ts'
import type { CollectibleOnChain, Fault, ItemRead, ReadCall, Reading } from './reading.ts'

export type CollectibleRead = ItemRead<'contract' | 'tokenId' | 'to' | 'amount'> & {
  recipient: RecipientRead
  standard: CollectibleOnChain['standard'] | null
}

const several = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])
const HIGHEST_ID = 2n ** 256n - 1n

/** One of a kind to somebody, or some of a few; which it is, its contract has said. */
export function readCollectible(item: ItemOf<'collectible'>, reading: Reading): CollectibleRead {
  const recipient = readRecipient(item.to, reading)
  const contract = readContract(item.contract)
  const tokenId = readWhole(item.tokenId)
  const hasBoth = typeof contract === 'string' && typeof tokenId === 'bigint'
  const found = hasBoth ? reading.collectibleAt(contract, tokenId) : 'asking'
  const known = typeof found === 'object' && found !== null ? found : null
  const amount = known?.standard === 'erc1155' ? readWhole(item.amount) : 1n
  const faults: CollectibleRead['faults'] = {
    ...(typeof contract === 'object' && { contract }),
    ...(typeof tokenId === 'object' && { tokenId }),
    ...(found === 'failed' && { contract: { word: 'fault.tokenFailed' } as const }),
    ...(hasBoth && found === null && { contract: { word: 'fault.notCollectible' } as const }),
    ...(known && faultOfHolding(known, amount, reading.account.address)),
    ...(recipient.status === 'fault' && { to: recipient.fault }),
  }
  const isWhole =
    known &&
    hasBoth &&
    recipient.status === 'found' &&
    typeof amount === 'bigint' &&
    Object.keys(faults).length === 0
  return {
    id: item.id,
    recipient,
    standard: known?.standard ?? null,
    faults,
    isAsking: (hasBoth && found === 'asking') || recipient.status === 'asking',
    flows: [],
    calls: isWhole
      ? [handOver(reading.account.address, recipient.address, contract, tokenId, amount, known)]
      : [],
  }
}

function readContract(text: string): Address | Fault {
  const plain = text.trim()
  if (plain === '') return { word: 'fault.noToken', isUnfinished: true }
  return isAddress(plain, { strict: false }) ? getAddress(plain) : { word: 'fault.noTokenAddress' }
}

/** A number without any mark: ids and counts have no decimals. */
function readWhole(text: string): bigint | Fault {
  const plain = text.trim()
  if (plain === '') return { word: 'fault.noNumber', isUnfinished: true }
  if (!/^\d{1,78}$/.test(plain) || BigInt(plain) > HIGHEST_ID) return { word: 'fault.noNumber' }
  return BigInt(plain)
}

function faultOfHolding(
  found: CollectibleOnChain,
  amount: bigint | Fault,
  account: Address,
): CollectibleRead['faults'] {
  if (found.standard === 'erc721') {
    const isOwn = found.owner !== null && isAddressEqual(found.owner, account)
    return isOwn ? {} : { tokenId: { word: 'fault.notYours' } }
  }
  if (typeof amount === 'object') return { amount }
  if (amount === 0n) return { amount: { word: 'fault.zero' } }
  if (found.balance === 0n) return { tokenId: { word: 'fault.notYours' } }
  const held = found.balance.toString()
  return amount > found.balance ? { amount: { word: 'fault.tooMany', values: { held } } } : {}
}

function handOver(
  from: Address,
  recipient: Address,
  contract: Address,
  tokenId: bigint,
  amount: bigint,
  { standard }: CollectibleOnChain,
): ReadCall {
  const data =
    standard === 'erc721'
      ? encodeFunctionData({
          abi: erc721Abi,
          functionName: 'safeTransferFrom',
          args: [from, recipient, tokenId],
        })
      : encodeFunctionData({ abi: several, args: [from, recipient, tokenId, amount, '0x'] })
  return { to: contract, value: 0n, data, gas: GAS.collectible }
}
