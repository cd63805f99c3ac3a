import * as contract from '@countersign/gateway'
import { deletionTypedData, renewalTypedData, serializeSignature } from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { safeAbi } from './testing/chain/deployContracts.ts'
import { hashOf, proposalOf, type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, ben, eve } = ground

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

  /** Signs that a proposal with this origin is meant again. */
  const renewal = async (
    signer: HDAccount,
    asked: { safeTxHash: `0x${string}`; origin: string | null },
    time = Date.now(),
  ) => {
    const data = renewalTypedData(safe.account, asked, time)
    const message = { ...data.message, totp: BigInt(data.message.totp) }
    return signer.signTypedData({ ...data, message })
  }

  it('R-GW-12 a stranger re-posts the public signature of a proposal that was taken back, with a note of theirs, and it stays taken back', async () => {
    const transaction = transactionOf(6)
    const hash = await propose(6)
    const body = await proposalOf(safe, ada, transaction)
    // Ben has confirmed, too: both signatures are there for anybody to read.
    const bens = await proposalOf(safe, ben, transaction)
    await bed.propose(safe, bens)
    await remove(ada, hash)
    const origin = JSON.stringify({ note: 'Agreed by phone' })
    const { signature: _, ...unsigned } = body
    const asNobody = { ...unsigned, origin }
    const forged = { ...body, origin, renewal: await renewal(eve, { safeTxHash: hash, origin }) }
    for (const again of [{ ...body, origin }, { ...bens, origin }, asNobody, forged]) {
      expect(await bed.propose(safe, again)).toMatchObject({
        status: 409,
        body: { code: 409, message: expect.stringMatching(/^This transaction was taken back/) },
      })
    }
    await expect(find(hash)).rejects.toMatchObject({ status: 404 })
    // Nor with what an owner signed for it hours ago, or with another note.
    const old = await renewal(ada, { safeTxHash: hash, origin }, Date.now() - 3 * 3_600_000)
    const noteless = await renewal(ada, { safeTxHash: hash, origin: null })
    for (const renewal of [old, noteless]) {
      const asked = { ...body, origin, renewal }
      expect(await bed.propose(safe, asked)).toMatchObject({ status: 409 })
    }
    // Its owner wants it again, in her own words.
    const fresh = {
      ...body,
      renewal: await renewal(ada, { safeTxHash: hash, origin: body.origin }),
    }
    expect(await bed.propose(safe, fresh)).toMatchObject({ status: 200, body: { note: 'Rent' } })
    expect(await bed.propose(safe, bens)).toMatchObject({ status: 200, body: { note: 'Rent' } })
    await remove(ada, hash)
    expect(await bed.propose(safe, body)).toMatchObject({ status: 409 })
  })

  it('R-GW-12 whoever posts that an owner has approved on the chain writes no note in that owner’s name', async () => {
    const transaction = transactionOf(7)
    const hash = hashOf(safe, transaction)
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
    await ground.chain.send({ from: ben.address, to: safe.address, data })
    const body = await proposalOf(safe, ben, transaction)
    const signature = serializeSignature({ kind: 'approvedHash', owner: ben.address })
    expect(await bed.propose(safe, { ...body, signature })).toMatchObject({
      status: 200,
      body: { note: null, safeAppInfo: null },
    })
  })
})
