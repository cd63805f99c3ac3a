import type { AddressInfo, SettingsInfo, TransactionInfo, TransferInfo } from '@countersign/gateway'
import type { ChainConfig } from '../appConfig.ts'

export type Asset =
  | { kind: 'amount'; value: bigint; decimals: number; symbol: string }
  | { kind: 'collectible'; symbol: string; id: string }
  | { kind: 'unknown' }

/** A transaction in the few terms a line of a list has room for. */
export type Description =
  | { kind: 'sent' | 'received' | 'moved'; asset: Asset; party: AddressInfo }
  | { kind: 'settings'; change: SettingsInfo['type']; party: AddressInfo | null }
  | { kind: 'rejection' }
  | { kind: 'batch'; count: number; party: AddressInfo }
  | { kind: 'call'; method: string | null; value: bigint; party: AddressInfo }
  | { kind: 'creation'; party: AddressInfo }
  | { kind: 'unknown'; stated: string }

const DIRECTIONS = { INCOMING: 'received', OUTGOING: 'sent', UNKNOWN: 'moved' } as const

/** What a transaction is, as the gateway puts it. A claim: the transaction's own page proves it. */
export function describeTransaction(info: TransactionInfo, chain: ChainConfig): Description {
  switch (info.type) {
    case 'Transfer':
      return {
        kind: DIRECTIONS[info.direction],
        asset: assetOf(info.transferInfo, chain),
        party: info.direction === 'INCOMING' ? info.sender : info.recipient,
      }
    case 'SettingsChange':
      return {
        kind: 'settings',
        change: info.settingsInfo?.type ?? 'unknown',
        party: partyOf(info.settingsInfo),
      }
    case 'Custom':
      if (info.isCancellation) return { kind: 'rejection' }
      if (info.actionCount !== null) {
        return { kind: 'batch', count: info.actionCount, party: info.to }
      }
      return {
        kind: 'call',
        method: info.methodName,
        value: BigInt(info.value ?? 0),
        party: info.to,
      }
    case 'Creation':
      return { kind: 'creation', party: info.creator }
    case 'unknown':
      return { kind: 'unknown', stated: info.stated }
  }
}

function assetOf(info: TransferInfo, { nativeCurrency }: ChainConfig): Asset {
  switch (info.type) {
    case 'ERC20': {
      const value = BigInt(info.value)
      return { kind: 'amount', value, decimals: info.decimals ?? 0, symbol: info.tokenSymbol ?? '' }
    }
    case 'NATIVE_COIN': {
      const { decimals, symbol } = nativeCurrency
      return { kind: 'amount', value: BigInt(info.value ?? 0), decimals, symbol }
    }
    case 'ERC721':
      return { kind: 'collectible', symbol: info.tokenSymbol ?? '', id: info.tokenId }
    case 'unknown':
      return { kind: 'unknown' }
  }
}

/** Whom a change of settings is about. */
function partyOf(info: SettingsInfo | null): AddressInfo | null {
  switch (info?.type) {
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return info.owner
    case 'SWAP_OWNER':
      return info.newOwner
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return info.module
    case 'SET_GUARD':
      return info.guard
    case 'SET_MODULE_GUARD':
      return info.moduleGuard
    case 'SET_FALLBACK_HANDLER':
      return info.handler
    case 'CHANGE_IMPLEMENTATION':
      return info.implementation
    default:
      return null
  }
}
