import * as contract from '@countersign/gateway'
import { deletionTypedData } from '@countersign/safe'
import type { HDAccount } from 'viem/accounts'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { hashOf, proposalOf, type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, ben } = ground

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  let safe: TestSafe
  beforeAll(async () => {
    safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
  })

  const propose = async (nonce: number) => {
    const transaction = transactionOf(nonce)
    await bed.propose(safe, await proposalOf(safe, ada, transaction))
    return hashOf(safe, transaction)
  }
  const find = (safeTxHash: string) =>
    bed.gateway.call(contract.getTransaction, { chainId: CHAIN, transactionId: safeTxHash })
  const remove = async (signer: HDAccount, safeTxHash: `0x${string}`, time = Date.now()) => {
    const data = deletionTypedData(safe.account, safeTxHash, time)
    const signature = await signer.signTypedData({
      ...data,
      message: { ...data.message, totp: BigInt(data.message.totp) },
    })
    const asked = { chainId: CHAIN, safeTxHash, body: { signature } }
    return bed.gateway.call(contract.deleteTransaction, asked)
  }

  it('R-GW-6 a proposer takes back what was not executed, and nobody finds it any more', async () => {
    const hash = await propose(3)
    await find(hash)
    await remove(ada, hash)
    await expect(find(hash)).rejects.toMatchObject({ status: 404 })
    // Nothing is left of it that could be found a second time.
    await expect(remove(ada, hash)).rejects.toMatchObject({ status: 404 })
  })

  it('R-GW-6 nobody else takes it back, nor with a signature of hours ago, nor for another one', async () => {
    const [hash, other] = [await propose(4), await propose(5)]
    const refusal = { status: 422, message: expect.stringContaining('Invalid signature') }
    await expect(remove(ben, hash)).rejects.toMatchObject(refusal)
    await expect(remove(ada, hash, Date.now() - 3 * 3_600_000)).rejects.toMatchObject(refusal)
    const data = deletionTypedData(safe.account, other, Date.now())
    const signature = await ada.signTypedData({
      ...data,
      message: { ...data.message, totp: BigInt(data.message.totp) },
    })
    const asked = { chainId: CHAIN, safeTxHash: hash, body: { signature } }
    await expect(bed.gateway.call(contract.deleteTransaction, asked)).rejects.toMatchObject(refusal)
    await find(hash)
  })
})
