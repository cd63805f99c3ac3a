import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  isAddress,
  zeroAddress,
} from 'viem'
import type { Token } from '../../../shared/assets/tokens.ts'
import { type RecipientRead, readRecipient } from '../../../shared/recipient/readRecipient.ts'
import type { ItemOf } from '../draft/draft.ts'
import { GAS } from '../plan/gas.ts'
import type { Fault, ItemRead, ReadCall, Reading } from './reading.ts'
import { readQuantity } from './readQuantity.ts'

export type PaymentRead = ItemRead<'asset' | 'to' | 'amount'> & {
  token: Token | null
  recipient: RecipientRead
  /** How much, as it was understood. */
  value: bigint | null
}

/** Coin or a token to somebody. What the account has of it is compared by who knows all items. */
export function readPayment(item: ItemOf<'payment'>, reading: Reading): PaymentRead {
  const asset = readAsset(item.asset, reading)
  const recipient = readRecipient(item.to, reading)
  const token = 'token' in asset ? asset.token : null
  const amount = token ? readQuantity(item.amount, { token, locale: reading.locale }) : null
  const value = amount && 'value' in amount ? amount.value : null
  const isWhole = token !== null && recipient.status === 'found' && value !== null
  const isToItself = isWhole && recipient.address === token.address
  const faults: PaymentRead['faults'] = {
    ...('fault' in asset && { asset: asset.fault }),
    ...(recipient.status === 'fault' && { to: recipient.fault }),
    ...(amount && 'fault' in amount && { amount: amount.fault }),
    // Tokens that are sent to their own contract are gone.
    ...(isToItself && { to: { word: 'fault.toToken', values: { symbol: token.symbol } } as const }),
  }
  const isReady = isWhole && !isToItself
  return {
    id: item.id,
    token,
    recipient,
    value,
    faults,
    isAsking: 'isAsking' in asset || recipient.status === 'asking',
    calls: isReady ? [transfer(token.address, recipient.address, value)] : [],
    flows: isReady ? [{ token, amount: value, to: recipient.address }] : [],
  }
}

/** Which token a text means: the coin, or whatever stands at its address. */
export function readAsset(
  text: string,
  { account, tokenAt }: Reading,
): { token: Token } | { fault: Fault } | { isAsking: true } {
  if (text === zeroAddress) {
    return { token: { address: zeroAddress, ...account.chain.nativeCurrency } }
  }
  const plain = text.trim()
  if (plain === '') return { fault: { word: 'fault.noToken', isUnfinished: true } }
  if (!isAddress(plain, { strict: false })) return { fault: { word: 'fault.noTokenAddress' } }
  const found = tokenAt(getAddress(plain))
  if (found === 'asking') return { isAsking: true }
  if (found === 'failed') return { fault: { word: 'fault.tokenFailed' } }
  if (found === null) return { fault: { word: 'fault.notToken' } }
  return { token: found }
}

/** The call that pays. */
export function transfer(token: Address, to: Address, amount: bigint): ReadCall {
  if (token === zeroAddress) return { to, value: amount, data: '0x', gas: GAS.coin }
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })
  return { to: token, value: 0n, data, gas: GAS.token }
}
