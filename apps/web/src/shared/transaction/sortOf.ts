import type { TransactionInfo, TransferInfo } from '@countersign/gateway'
import { zeroAddress } from 'viem'
import type { Asset, Description } from './description.ts'

/** What sort of transaction it is, by the names that gateways have for sorts. */
export type Sort = {
  type: TransactionInfo['type']
  direction?: Extract<TransactionInfo, { type: 'Transfer' }>['direction']
  transferInfo?: { type: TransferInfo['type'] }
}

const DIRECTIONS = { received: 'INCOMING', sent: 'OUTGOING', moved: 'UNKNOWN' } as const

export function sortOf(description: Description): Sort {
  switch (description.kind) {
    case 'sent':
    case 'received':
    case 'moved':
      return {
        type: 'Transfer',
        direction: DIRECTIONS[description.kind],
        transferInfo: { type: typeOf(description.asset) },
      }
    case 'settings':
      return { type: 'SettingsChange' }
    case 'creation':
      return { type: 'Creation' }
    case 'unknown':
      return { type: 'unknown' }
    default:
      return { type: 'Custom' }
  }
}

function typeOf(asset: Asset): TransferInfo['type'] {
  switch (asset.kind) {
    case 'amount':
      return asset.token === zeroAddress ? 'NATIVE_COIN' : 'ERC20'
    case 'collectible':
      return 'ERC721'
    default:
      return 'unknown'
  }
}
