import { type Address, getAddress, type Hex } from 'viem'

/** Which transaction is meant by an id; `undefined`: it is no id. */
export type TransactionReference =
  | { kind: 'multisig'; safe: Address | null; safeTxHash: Hex }
  | { kind: 'module'; safe: Address; txHash: Hex; logIndex: number }
  | {
      kind: 'transfer'
      safe: Address
      txHash: Hex
      logIndex: number
      trace: string
      native: boolean
    }

const ADDRESS = '(0x[0-9a-fA-F]{40})'
const PATTERNS = {
  bare: /^0x[0-9a-fA-F]{64}$/,
  multisig: new RegExp(`^multisig_${ADDRESS}_(0x[0-9a-fA-F]{64})$`),
  module: new RegExp(`^module_${ADDRESS}_i([0-9a-fA-F]{64})(\\d{1,9})$`),
  transfer: new RegExp(
    `^transfer_${ADDRESS}_([ei])([0-9a-fA-F]{64})(\\d{1,9})((?:,\\d{1,9}){0,8})$`,
  ),
}

export function parseTransactionId(id: string): TransactionReference | undefined {
  if (PATTERNS.bare.test(id))
    return { kind: 'multisig', safe: null, safeTxHash: lower(id.slice(2)) }
  const multisig = PATTERNS.multisig.exec(id)
  if (multisig) {
    const [, safe = '', hash = ''] = multisig
    return { kind: 'multisig', safe: getAddress(safe), safeTxHash: lower(hash.slice(2)) }
  }
  const module = PATTERNS.module.exec(id)
  if (module) {
    const [, safe = '', hash = '', index] = module
    return { kind: 'module', safe: getAddress(safe), txHash: lower(hash), logIndex: Number(index) }
  }
  const transfer = PATTERNS.transfer.exec(id)
  if (!transfer) return undefined
  const [, safe = '', letter, hash = '', index, trace = ''] = transfer
  return {
    kind: 'transfer',
    safe: getAddress(safe),
    txHash: lower(hash),
    logIndex: Number(index),
    trace: trace.slice(1),
    native: letter === 'i',
  }
}

export function multisigId(safe: string, safeTxHash: string): string {
  return `multisig_${safe}_${safeTxHash}`
}

/** Where there are no traces, the number of the event stands for them. */
export function moduleId(safe: string, txHash: string, logIndex: number): string {
  return `module_${safe}_i${txHash.slice(2)}${logIndex}`
}

export function transferId(
  safe: string,
  transfer: { txHash: string; logIndex: number; trace: string; native: boolean },
): string {
  const { txHash, logIndex, trace, native } = transfer
  const place = trace === '' ? logIndex : `${logIndex},${trace}`
  return `transfer_${safe}_${native ? 'i' : 'e'}${txHash.slice(2)}${place}`
}

function lower(digits: string): Hex {
  return `0x${digits.toLowerCase()}`
}
