import { hashSafeMessage, SafeError } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import { ActError, otherFault } from '../../../shared/acts/actFaults.ts'
import { judgeConfirmations } from '../judgeConfirmations.ts'
import { keepSigned } from './keepSigned.ts'
import type { MessagePorts, MessageResult, SigningSafe } from './messagePorts.ts'
import { readMessageFile } from './readMessageFile.ts'
import { shareSigned } from './shareSigned.ts'
import { toReadable } from './toReadable.ts'

/** Takes in a message that was saved as a file: nothing in it is believed that was not found to be so. */
export async function receiveMessage(
  ports: Omit<MessagePorts, 'wallet' | 'locks'>,
  safe: SigningSafe,
  text: string,
): Promise<MessageResult> {
  try {
    const file = readMessageFile(text)
    if (!file) throw new ActError('file.unreadable')
    if (file.chainId !== safe.chainId) throw new ActError('file.otherChain', String(file.chainId))
    if (!isAddressEqual(file.safe, safe.address)) throw new ActError('file.otherSafe', file.safe)
    const { message, signatures } = file
    const readable = toReadable(message)
    const { safeMessageHash: hash } = hashSafeMessage(safe, readable)
    if (hash !== file.messageHash.toLowerCase()) throw new ActError('file.otherMessageHash')
    const verdicts = await judgeConfirmations(ports.client, safe, readable, signatures)
    const counting = signatures.filter((_, index) => verdicts[index] === 'valid')
    if (counting.length === 0) throw new ActError('file.noMessageOwner')
    const records = counting.map((each) => keepSigned(ports, safe, message, { ...each, hash }))
    let result: MessageResult = { status: 'done', hash }
    for (const record of records) {
      const told = await shareSigned(ports, record)
      // One that it does not take keeps nobody else's from it.
      if (result.status === 'done') result = told
    }
    return result
  } catch (thrown) {
    return {
      status: 'refused',
      fault: thrown instanceof SafeError ? { kind: 'file.unreadable' } : otherFault(thrown),
    }
  }
}
