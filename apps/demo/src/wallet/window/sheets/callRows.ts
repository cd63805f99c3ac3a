import { decodeFunctionData, erc20Abi, formatUnits } from 'viem'
import type { Call, Token } from '../../asks.ts'
import type { WalletChain } from '../../chain.ts'
import type { Row } from './sheet.ts'
import { addressRow, byteLength, coins, count, visible } from './text.ts'

export type DescribedCall = { rows: readonly Row[]; warnings: readonly string[] }

/** Above half of what fits, an allowance is meant to have no end. */
const UNLIMITED = 2n ** 255n

/** What a call does, as far as it can be told from its bytes. */
export function describeCall(call: Call, chain: WalletChain): DescribedCall {
  const { to, value, data } = call
  const amount: Row = { label: 'Amount', value: coins(BigInt(value), chain) }
  if (!to) {
    const code: Row = { label: 'Code', value: count(byteLength(data), 'byte') }
    return { rows: [{ label: 'Action', value: 'Deploy a contract' }, amount, code], warnings: [] }
  }
  if (data === '0x') return { rows: [addressRow('To', to), amount], warnings: [] }
  const token = describeTokenCall(call)
  if (token) {
    const extra = BigInt(value) > 0n ? [amount] : []
    return { rows: [...token.rows, addressRow('Token', to), ...extra], warnings: token.warnings }
  }
  const call4: Row = {
    label: 'Function',
    value: data.slice(0, 10),
    hint: `unknown, with ${count(byteLength(data), 'byte')} of data`,
    code: true,
  }
  return { rows: [addressRow('To', to), amount, call4], warnings: [] }
}

function describeTokenCall({ data, token }: Call): DescribedCall | undefined {
  const call = decode(data)
  const amountRow = (amount: bigint): Row => ({ label: 'Amount', ...tokenAmount(amount, token) })
  if (call?.functionName === 'transfer') {
    const [receiver, amount] = call.args
    return {
      rows: [action('Transfer tokens'), addressRow('To', receiver), amountRow(amount)],
      warnings: [],
    }
  }
  if (call?.functionName === 'transferFrom') {
    const [sender, receiver, amount] = call.args
    const parties = [addressRow('From', sender), addressRow('To', receiver)]
    return { rows: [action('Transfer tokens'), ...parties, amountRow(amount)], warnings: [] }
  }
  if (call?.functionName === 'approve') {
    const [spender, amount] = call.args
    const unlimited = amount >= UNLIMITED
    const limit: Row = unlimited
      ? { label: 'Up to', value: `Unlimited ${visible(token?.symbol ?? '')}`.trim() }
      : { label: 'Up to', ...tokenAmount(amount, token) }
    return {
      rows: [action('Let another account spend tokens'), addressRow('Spender', spender), limit],
      warnings: unlimited
        ? ['The spender could take all of these tokens, now and at any later time.']
        : [],
    }
  }
  return undefined
}

const action = (value: string): Row => ({ label: 'Action', value })

function tokenAmount(amount: bigint, token: Token | undefined): Pick<Row, 'value' | 'hint'> {
  if (!token) return { value: `${amount}`, hint: 'in the smallest unit; the token says nothing' }
  return { value: `${formatUnits(amount, token.decimals)} ${visible(token.symbol)}` }
}

/** Only exact encodings: bytes after the last argument are somebody's message to somebody. */
function decode(data: `0x${string}`) {
  if (![68, 100].includes(byteLength(data))) return undefined
  try {
    return decodeFunctionData({ abi: erc20Abi, data })
  } catch {
    return undefined
  }
}
