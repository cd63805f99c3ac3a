import { judgeAnswer as judge, type WalletAnswer } from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import type { SafeSignature } from '@countersign/safe'
import type { Client } from 'viem'
import { askContract } from '../../chain/askContract.ts'
import { isContractCode } from '../../chain/isContractCode.ts'
import { readCode } from '../../chain/readCode.ts'

/** A wallet's answer as a Safe counts it; what is none is refused with the word for it. */
export async function judgeAnswer(client: Client, asked: WalletAnswer): Promise<SafeSignature> {
  const judged = await judge(
    {
      isContract: async (address) => isContractCode(await readCode(client, address)),
      accepts: (address, question) => askContract(client, address, question),
    },
    asked,
  )
  if (judged.fault === null) return judged.signature
  const { fault, why, signature } = judged
  // Kept, so that it can be shown whose it is; nobody else hears of it.
  throw new OutboxError(
    fault,
    why,
    signature === null ? undefined : { asked: asked.signer, signature },
  )
}
