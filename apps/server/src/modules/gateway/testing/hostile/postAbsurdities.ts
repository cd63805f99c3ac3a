import { encodeMultiSend, hashSafeTransaction } from '@countersign/safe'
import { type Address, numberToHex } from 'viem'
import { createRandom } from '../../../../fuzz/random.ts'
import { post } from '../server/post.ts'
import type { Testbed } from '../server/startTestbed.ts'
import { transactionOf } from '../server/testSafe.ts'
import type { World } from '../world/startWorld.ts'

const GARBAGE = `0x${'11'.repeat(65)}`
const POSTS = 60

/** Posts what nobody signed and nobody could mean. @returns how each was answered */
export async function postAbsurdities(
  bed: Testbed,
  { book, chain }: World,
  seed: number,
): Promise<number[]> {
  const random = createRandom(seed)
  const statuses: number[] = []
  for (let count = 0; count < POSTS; count++) {
    const { address, kind } = random.pick(book.safes)
    const account = { chainId: chain.id, address, version: kind.version }
    const nonce = random.pick([0, 1, 50, 2 ** 40, Number.MAX_SAFE_INTEGER])
    const batch = encodeMultiSend(
      strangers(random.below(400)).map((to) => ({ to, value: 0n, data: '0x', operation: 1 })),
    )
    const transaction = random.chance(0.5)
      ? transactionOf(nonce, { value: BigInt(count) })
      : transactionOf(nonce, { to: kind.multiSend, operation: 1, data: batch })
    const { value, safeTxGas, baseGas, gasPrice, data, ...rest } = transaction
    const body = {
      ...rest,
      nonce,
      data: data === '0x' ? null : data,
      value: String(value),
      safeTxGas: String(safeTxGas),
      baseGas: String(baseGas),
      gasPrice: String(gasPrice),
      safeTxHash: hashSafeTransaction(account, transaction).safeTxHash,
      sender: address,
      ...(random.chance(0.3) && { signature: GARBAGE }),
    }
    const { url } = bed
    const proposal = `${url}/v1/chains/${chain.id}/transactions/${address}/propose`
    statuses.push((await post(proposal, body)).status)
    const message = { message: typedData(1 + random.below(40)), signature: GARBAGE }
    const messages = `${url}/v1/chains/${chain.id}/safes/${address}/messages`
    statuses.push((await post(messages, message)).status)
  }
  return statuses
}

const strangers = (count: number): Address[] =>
  Array.from({ length: count }, (_, index) => numberToHex(index + 0x10000, { size: 20 }))

/** Types in types, each in the next. */
function typedData(depth: number) {
  const types = Object.fromEntries(
    Array.from({ length: depth }, (_, index) => [
      `T${index}`,
      [{ name: 'next', type: index + 1 < depth ? `T${index + 1}[]` : 'uint256' }],
    ]),
  )
  return { domain: {}, types, primaryType: 'T0', message: { next: depth > 1 ? [] : '1' } }
}
