import {
  type Account,
  type OutboxResult,
  readSafeFile,
  refused,
  type SafeFile,
  toFault,
} from '@countersign/outbox'
import { serializeSignature } from '@countersign/safe'
import { type Hex, isAddressEqual } from 'viem'
import { otherFault } from '../actFaults.ts'
import type { ReceiveInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { judgeClaims } from './judgeClaims.ts'
import { checkSafeAct, isBegun, keepAct } from './safeAct.ts'
import { shareAct } from './shareAct.ts'
import { fromStored } from './toStored.ts'

/** Takes signatures in that were saved as a file: nothing in it is believed that was not found to be so. */
export async function receiveFile(ports: ActPorts, input: ReceiveInput): Promise<OutboxResult> {
  const { account, text, expected, describe } = input
  const file = readSafeFile(text)
  if (!file) return refused(null, toFault('file.unreadable'))
  const wrong = judgePlace(file, account, expected)
  if (wrong) return refused(null, wrong)
  const transaction = fromStored(file.transaction)
  const description = describe(file.transaction.nonce)
  try {
    const found = await checkSafeAct(ports, { account, transaction, description }, 'none')
    if (!isBegun(found)) return found
    const { checked } = found
    if (checked.hashes.safeTxHash !== file.safeTxHash.toLowerCase()) {
      return refused(null, toFault('file.otherHash'))
    }
    const client = ports.clientOf(account.chainId)
    const counting = await judgeClaims(client, checked, file.signatures)
    if (counting.length === 0) return refused(null, toFault('file.noOwner'))
    const { entry } = keepAct(ports, found)
    const signatures = counting.map(({ signer, signature }) => ({
      signer,
      signature: serializeSignature(signature),
    }))
    const kept = ports.store.dispatch(entry.id, { type: 'received', signatures })
    // Whoever takes a file in has not been asked to sign anything.
    return await shareAct(ports, kept ?? entry, { mayRenew: false })
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
}

/** Whether it is for this Safe, on this network, and for what is being looked at. */
function judgePlace(file: SafeFile, { chainId, address }: Account, expected: Hex | undefined) {
  if (file.chainId !== chainId) return toFault('file.otherChain', String(file.chainId))
  if (!isAddressEqual(file.safe, address)) return toFault('file.otherSafe', file.safe)
  const isOther = expected && expected.toLowerCase() !== file.safeTxHash.toLowerCase()
  return isOther ? toFault('file.otherTransaction', file.transaction.nonce) : null
}
