import {
  normalizeWalletSignature,
  recoverSigner,
  SafeError,
  type SafeSignature,
  safeTypedData,
  serializeSignature,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { askContract } from '../chain/askContract.ts'
import { isContractCode } from '../chain/isContractCode.ts'
import { readCode } from '../chain/readCode.ts'
import type { Act } from './act.ts'
import { ActError, walletFault } from './actFaults.ts'
import { type Asked, askWallet } from './askWallet.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import type { ActPorts } from './ports.ts'

/** Has the wallet sign a Safe's transaction; what it answers counts once it was found to be that. */
export function signAct(ports: ActPorts, act: Act, checked: CheckedTransaction): Promise<Asked> {
  const { safe, transaction, hashes } = checked
  const client = ports.clientOf(act.chainId)
  return askWallet(ports, {
    act,
    what: 'signature',
    ask: async (signer, { token }) => {
      if (!checked.owners.some((owner) => isAddressEqual(owner, signer))) {
        throw new ActError('notOwner')
      }
      const answer = await askForSignature(ports, signer, safeTypedData(safe, transaction), hashes)
      const signature = await judgeAnswer(client, { ...checked, signer, ...answer })
      return { type: 'signed', token, signer, signature: serializeSignature(signature) }
    },
  })
}

type Answer = { answer: Hex; method: 'typedData' | 'ethSign' }

async function askForSignature(
  { wallet }: ActPorts,
  signer: Address,
  data: ReturnType<typeof safeTypedData>,
  { safeTxHash }: CheckedTransaction['hashes'],
): Promise<Answer> {
  try {
    return { answer: await wallet.signTypedData(signer, data), method: 'typedData' }
  } catch (thrown) {
    if (walletFault(thrown).kind !== 'wallet.unsupportedMethod') throw thrown
    return { answer: await wallet.signHash(signer, safeTxHash), method: 'ethSign' }
  }
}

/** The answer as a Safe counts it: by this signer, over this hash. Anything else is none. */
async function judgeAnswer(
  client: Client,
  question: CheckedTransaction & Answer & { signer: Address },
): Promise<SafeSignature> {
  const { signer, answer, method, hashes, safe, owners } = question
  if (isContractCode(await readCode(client, signer))) {
    const form = versionTraits(safe.version).contractSignature
    const { safeTxHash: hash, preimage } = hashes
    const isMeant = await askContract(client, signer, { form, hash, preimage, signature: answer })
    if (!isMeant) throw new ActError('otherData')
    return { kind: 'contract', owner: signer, data: answer }
  }
  try {
    const signature = normalizeWalletSignature(answer, method)
    const found = await recoverSigner(hashes.safeTxHash, signature)
    if (isAddressEqual(found, signer)) return signature
    // Another owner's is at least over the same hash.
    const isOwner = owners.some((owner) => isAddressEqual(owner, found))
    throw new ActError(isOwner ? 'otherAccount' : 'otherData')
  } catch (error) {
    if (error instanceof SafeError) throw new ActError('otherData', error.message)
    throw error
  }
}
