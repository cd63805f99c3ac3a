import * as contract from '@countersign/gateway'
import {
  hashForContractOwner,
  hashSafeMessage,
  hashSafeTransaction,
  serializeSignature,
} from '@countersign/safe'
import { encodeFunctionData, type Hex, hashMessage, parseAbi } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { post } from './testing/server/post.ts'
import {
  messageHashOf,
  proposalOf,
  type TestSafe,
  transactionOf,
} from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const FIRST = '0x0000000000000000000000000000000000000001'
const ground = await useTestGround()
const { ada, ben, eve } = ground
const ownerAbi = parseAbi(['function swapOwner(address prev, address from, address to)'])

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })

  /** A Safe of Ada alone owns another one together with Eve; then Ben takes Ada's place in it. */
  const nest = async () => {
    const owner = await ground.createSafe('1.4.1', [ada.address])
    const outer = await ground.createSafe('1.4.1', [owner.address, eve.address])
    const data = encodeFunctionData({ abi: ownerAbi, args: [FIRST, ada.address, ben.address] })
    const swap = () => ground.execute(owner, [ada], transactionOf(0, { to: owner.address, data }))
    return { owner, outer, swap }
  }
  const signAs = async (owner: TestSafe, signer: HDAccount, raw: { preimage: Hex; hash: Hex }) => {
    const asked = { version: '1.4.1', ...raw }
    const { safeMessageHash } = hashForContractOwner(asked, owner.account)
    const data = await signer.sign({ hash: safeMessageHash })
    return serializeSignature({ kind: 'contract', owner: owner.address, data })
  }

  it('R-GW-14 a contract owner whose signature no longer counts is not kept from confirming by it: a newer one takes its place', async () => {
    const { owner, outer, swap } = await nest()
    const transaction = transactionOf(0)
    const { safeTxHash: hash, preimage } = hashSafeTransaction(outer.account, transaction)
    const body = { ...(await proposalOf(outer, eve, transaction)), sender: owner.address }
    const [old, fresh] = await Promise.all(
      [ada, ben].map((signer) => signAs(owner, signer, { preimage, hash })),
    )
    expect(await bed.propose(outer, { ...body, signature: old })).toMatchObject({ status: 200 })
    const kept = async () => {
      const asked = { chainId: CHAIN, transactionId: hash }
      const { detailedExecutionInfo: info } = await bed.gateway.call(contract.getTransaction, asked)
      return info?.type === 'MULTISIG' ? info.confirmations.map(({ signature }) => signature) : []
    }
    // As long as it counts nothing takes its place, and what does not count never does.
    expect(await bed.propose(outer, { ...body, signature: fresh })).toMatchObject({ status: 422 })
    expect(await kept()).toEqual([old])
    await swap()
    expect(await bed.propose(outer, { ...body, signature: fresh })).toMatchObject({ status: 200 })
    expect(await kept()).toEqual([fresh])
    expect(await bed.propose(outer, { ...body, signature: old })).toMatchObject({ status: 422 })
    expect(await kept()).toEqual([fresh])
  })

  it('R-GW-14 the same for a message', async () => {
    const { owner, outer, swap } = await nest()
    const message = 'Good apples'
    const hash = messageHashOf(outer, message)
    const { preimage } = hashSafeMessage(outer.account, { raw: hashMessage(message) })
    const [old, fresh] = await Promise.all(
      [ada, ben].map((signer) => signAs(owner, signer, { preimage, hash })),
    )
    const messages = `${bed.url}/v1/chains/${CHAIN}/safes/${outer.address}/messages`
    expect(await post(messages, { message, signature: old })).toMatchObject({ status: 202 })
    const kept = async () => {
      const found = await bed.gateway.call(contract.getMessage, {
        chainId: CHAIN,
        messageHash: hash,
      })
      return found.confirmations.map(({ signature }) => signature)
    }
    expect(await kept()).toEqual([old])
    await swap()
    const confirm = `${bed.url}/v1/chains/${CHAIN}/messages/${hash}/signatures`
    expect(await post(confirm, { signature: fresh })).toMatchObject({ status: 200 })
    expect(await kept()).toEqual([fresh])
  })
})
