import type { SettingsInfo, TransactionInfo, TransferInfo } from '@countersign/gateway'
import { zeroAddress } from 'viem'
import type { Asset, Description, Party } from './description.ts'

const DIRECTIONS = { INCOMING: 'received', OUTGOING: 'sent', UNKNOWN: 'moved' } as const

/**
 * What a transaction is, as the gateway puts it: for lists, where nothing else is known. A claim, and by
 * it nothing is a rejection: what is signed is described from its bytes (`describeCalls`).
 */
export function describeTransaction(info: TransactionInfo): Description {
  switch (info.type) {
    case 'Transfer':
      return {
        kind: DIRECTIONS[info.direction],
        asset: assetOf(info.transferInfo),
        party: info.direction === 'INCOMING' ? info.sender : info.recipient,
      }
    case 'SettingsChange':
      return {
        kind: 'settings',
        change: info.settingsInfo?.type ?? 'unknown',
        party: partyOf(info.settingsInfo),
      }
    case 'Custom':
      if (info.actionCount !== null) {
        return { kind: 'batch', count: info.actionCount, party: info.to }
      }
      if (info.isCancellation) return { kind: 'nothing' }
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

function assetOf(info: TransferInfo): Asset {
  switch (info.type) {
    case 'ERC20':
      return { kind: 'amount', value: BigInt(info.value), token: info.tokenAddress }
    case 'NATIVE_COIN':
      return { kind: 'amount', value: BigInt(info.value ?? 0), token: zeroAddress }
    case 'ERC721': {
      const { tokenAddress: token, tokenSymbol: symbol, tokenId: id } = info
      return { kind: 'collectible', token, symbol, id }
    }
    case 'unknown':
      return { kind: 'unknown' }
  }
}

/** Whom a change of settings is about. */
function partyOf(info: SettingsInfo | null): Party | null {
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
    case 'CHANGE_MASTER_COPY':
      return info.implementation
    default:
      return null
  }
}
