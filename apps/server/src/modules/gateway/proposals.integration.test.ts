import * as contract from '@countersign/gateway'
import {
  encodeMultiSend,
  hashSafeMessage,
  hashSafeTransaction,
  serializeSignature,
} from '@countersign/safe'
import {
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
  zeroAddress,
} from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { safeAbi } from './testing/chain/deployContracts.ts'
import { post } from './testing/server/post.ts'
import {
  hashOf,
  messageHashOf,
  proposalOf,
  type TestSafe,
  transactionOf,
} from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, ben, eve } = ground

const newSafe = () => ground.createSafe('1.4.1', [ada.address, ben.address])

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  let safe: TestSafe
  beforeAll(async () => {
    safe = await newSafe()
  })

  const propose = (body: unknown, to = safe) => bed.propose(to, body)
  const queueOf = async (trusted: boolean) => {
    const { results } = await bed.gateway.call(contract.getTransactionQueue, {
      chainId: CHAIN,
      safeAddress: safe.address,
      trusted,
    })
    return results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  }

  it('R-GW-6 what nobody signed is kept apart until somebody does', async () => {
    const transaction = transactionOf(5, { value: 5n })
    const { signature: _, ...unsigned } = await proposalOf(safe, ada, transaction)
    const id = `multisig_${safe.address}_${hashOf(safe, transaction)}`
    expect(await propose(unsigned)).toMatchObject({
      status: 200,
      body: { detailedExecutionInfo: { trusted: false, proposer: null, confirmations: [] } },
    })
    expect(await queueOf(true)).not.toContain(id)
    expect(await queueOf(false)).toContain(id)
    expect(await propose(await proposalOf(safe, ben, transaction))).toMatchObject({
      status: 200,
      body: { detailedExecutionInfo: { trusted: true, proposer: { value: ben.address } } },
    })
    expect(await queueOf(true)).toContain(id)
    // A stranger cannot take it back out of sight.
    await propose(unsigned)
    expect(await queueOf(true)).toContain(id)
  })

  it('R-GW-6 a signature alone confirms what an owner has proposed, and nothing else', async () => {
    const transaction = transactionOf(8, { value: 8n })
    const hash = hashOf(safe, transaction)
    const confirm = (signature: Hex) =>
      post(`${bed.url}/v1/chains/${CHAIN}/transactions/${hash}/confirmations`, { signature })
    const signature = await ben.sign({ hash })
    expect(await confirm(signature)).toMatchObject({ status: 404 })
    await propose(await proposalOf(safe, ada, transaction))
    expect(await confirm(await eve.sign({ hash }))).toMatchObject({ status: 422 })
    expect(await confirm(signature)).toMatchObject({
      status: 200,
      body: { txStatus: 'AWAITING_EXECUTION' },
    })
    expect(await confirm(signature)).toMatchObject({ status: 200 })
  })

  it('R-GW-6 batches by MultiSend, at any depth', async () => {
    const inner = encodeMultiSend([{ to: eve.address, value: 1n, data: '0x', operation: 0 }])
    const data = encodeMultiSend([
      { to: safe.kind.multiSend, value: 0n, data: inner, operation: 1 },
    ])
    const transaction = transactionOf(6, { operation: 1, to: safe.kind.multiSend, data })
    expect((await propose(await proposalOf(safe, ada, transaction))).body).toMatchObject({
      txInfo: { type: 'Custom', methodName: 'multiSend', actionCount: 1 },
      txData: { operation: 1 },
    })
  })

  it.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
    'R-GW-6 of every version (%s), with the hash that the Safe itself has',
    async (version) => {
      const other = await ground.createSafe(version, [ada.address])
      const transaction = transactionOf(0, { value: 9n })
      const { chain } = ground
      const args = [transaction.to, 9n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, 0n] as const
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'getTransactionHash', args })
      const asked = await chain.request('eth_call', [{ to: other.address, data }, 'latest'])
      expect(hashOf(other, transaction)).toBe(asked)
      expect(await propose(await proposalOf(other, ada, transaction), other)).toMatchObject({
        status: 200,
        body: { txStatus: 'AWAITING_EXECUTION' },
      })
    },
  )

  it.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'R-GW-6 signatures of a Safe that owns a Safe (%s), for transactions and messages',
    async (version) => {
      const owner = await ground.createSafe('1.4.1', [ada.address])
      const outer = await ground.createSafe(version, [owner.address])
      const transaction = transactionOf(0, { value: 4n })
      const hashes = hashSafeTransaction(outer.account, transaction)
      const sign = async (asked: Hex) => {
        const { safeMessageHash } = hashSafeMessage(owner.account, { raw: asked })
        return serializeSignature({
          kind: 'contract',
          owner: owner.address,
          data: await ada.sign({ hash: safeMessageHash }),
        })
      }
      const signature = await sign(version === '1.5.0' ? hashes.safeTxHash : hashes.preimage)
      const body = { ...(await proposalOf(outer, ada, transaction)), sender: owner.address }
      expect(await propose({ ...body, signature }, outer)).toMatchObject({
        status: 200,
        body: { txStatus: 'AWAITING_EXECUTION' },
      })
      // The same by somebody who does not own the owner.
      const wrong = serializeSignature({
        kind: 'contract',
        owner: owner.address,
        data: await eve.sign({ hash: hashes.safeTxHash }),
      })
      expect(await propose({ ...body, signature: wrong }, outer)).toMatchObject({ status: 422 })
    },
  )

  it('R-GW-6 approvals on the chain count as confirmations, and executions bring their own', async () => {
    const two = await newSafe()
    await ground.giveCoins(two, 100n)
    const transaction = transactionOf(0, { value: 2n })
    const hash = hashOf(two, transaction)
    await propose(await proposalOf(two, ada, transaction), two)
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
    await ground.chain.send({ from: ben.address, to: two.address, data })
    await bed.catchUp()
    const read = () =>
      bed.gateway.call(contract.getTransaction, { chainId: CHAIN, transactionId: hash })
    expect(await read()).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
    await ground.execute(two, [ada, ben], transaction)
    await bed.catchUp()
    const done = await read()
    expect(done).toMatchObject({ txStatus: 'SUCCESS', note: 'Rent' })
    const info = done.detailedExecutionInfo
    expect(
      info?.type === 'MULTISIG' && info.confirmations.map(({ signer }) => signer.value).toSorted(),
    ).toEqual([ada.address, ben.address].toSorted())
    // What was executed cannot be proposed any more.
    expect(await propose(await proposalOf(two, ada, transaction), two)).toMatchObject({
      body: { message: 'Invalid nonce' },
    })
  })

  it('R-GW-6 a message that the Safe signs on the chain is confirmed, with an empty signature', async () => {
    const two = await newSafe()
    const message = 'Signed on the chain'
    const hash = messageHashOf(two, message)
    const signature = await ada.sign({ hash })
    await post(`${bed.url}/v1/chains/${CHAIN}/safes/${two.address}/messages`, {
      message,
      signature,
    })
    const read = () => bed.gateway.call(contract.getMessage, { chainId: CHAIN, messageHash: hash })
    expect(await read()).toMatchObject({ status: 'NEEDS_CONFIRMATION', preparedSignature: null })
    const args = [hashMessage(message)] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'signMessage', args })
    const sign = transactionOf(0, { to: ground.contracts.signMessageLib, operation: 1, data })
    await ground.execute(two, [ada, ben], sign)
    await bed.catchUp()
    expect(await read()).toMatchObject({
      status: 'CONFIRMED',
      preparedSignature: '0x',
      confirmationsSubmitted: 1,
    })
  })

  it('R-GW-6 messages: what is prepared, the Safe accepts', async () => {
    const message = {
      domain: { name: 'Test' },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'ä' },
    } as const
    const hash = hashSafeMessage(safe.account, message).safeMessageHash
    for (const signer of [ada, ben]) {
      const body = { message, signature: await signer.sign({ hash }) }
      expect(
        await post(`${bed.url}/v1/chains/${CHAIN}/safes/${safe.address}/messages`, body),
      ).toEqual({
        status: 202,
        body: null,
      })
    }
    const kept = await bed.gateway.call(contract.getMessage, {
      chainId: CHAIN,
      messageHash: hash,
    })
    expect(kept).toMatchObject({
      status: 'CONFIRMED',
      confirmationsSubmitted: 2,
      proposedBy: { value: ada.address },
      message,
    })
    const abi = parseAbi([
      'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
    ])
    const data = encodeFunctionData({
      abi,
      functionName: 'isValidSignature',
      args: [hashTypedData(message), kept.preparedSignature ?? '0x'],
    })
    const answer = await ground.chain.request('eth_call', [{ to: safe.address, data }, 'latest'])
    expect(String(answer).slice(0, 10)).toBe('0x1626ba7e')
  })
})
