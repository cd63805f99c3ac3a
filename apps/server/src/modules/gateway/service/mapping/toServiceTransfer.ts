import type { ServiceTransfer } from '@countersign/gateway/service'
import type { Tokens } from '../../store/token.ts'
import type { TransferRecord } from '../../store/transfers.ts'
import { toServiceToken } from './toServiceToken.ts'

const TYPES = {
  native: 'ETHER_TRANSFER',
  erc20: 'ERC20_TRANSFER',
  erc721: 'ERC721_TRANSFER',
} as const

export function toServiceTransfer(record: TransferRecord, tokens: Tokens): ServiceTransfer {
  const { kind, at, blockNumber, txHash, attributed, from, to, value, token } = record
  const known = token ? tokens.get(token) : undefined
  const place = record.trace === '' ? record.logIndex : `${record.logIndex},${record.trace}`
  return {
    type: TYPES[kind],
    executionDate: at.toISOString(),
    blockNumber,
    transactionHash: attributed ? txHash : null,
    to,
    from,
    value: kind === 'erc721' ? null : value,
    tokenId: kind === 'erc721' ? value : null,
    tokenAddress: token,
    transferId: `${kind === 'native' ? 'i' : 'e'}${txHash.slice(2)}${place}`,
    tokenInfo: known ? toServiceToken(known) : null,
  }
}
