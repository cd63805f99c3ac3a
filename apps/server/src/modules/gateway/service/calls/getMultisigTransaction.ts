import type { getMultisigTransaction as endpoint } from '@countersign/gateway/service'
import type { Address } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { readMined } from '../../chain/readMined.ts'
import { readConfirmed } from '../../domain/readConfirmed.ts'
import { NotFoundError } from '../../errors/errors.ts'
import { findSafeOfHash } from '../../store/multisig.ts'
import { toServiceMultisig } from '../mapping/toServiceMultisig.ts'
import { versionOf } from '../query/versionOf.ts'

export const getMultisigTransaction: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, url } = call
  const { shortName: chain, safeTxHash } = path
  const owner = await context.database.run((db) => findSafeOfHash(db, chain.id, safeTxHash))
  const address = (owner ?? '0x') as Address // stored checksummed
  const found =
    owner === undefined ? undefined : await readConfirmed(context, chain, address, [safeTxHash])
  const [transaction] = found?.transactions ?? []
  if (!found || !transaction) {
    throw new NotFoundError('No MultisigTransaction matches the given query.')
  }
  const { record, confirmations } = transaction
  const mined = record.execution && (await readMined(chain, record.execution.txHash))
  return toServiceMultisig(record, {
    safe: found.safe,
    confirmations,
    functionsOf: context.functionsOf(chain),
    mined,
    now: context.now(),
    version: versionOf(url),
  })
}
