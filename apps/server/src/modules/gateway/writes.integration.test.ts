import * as contract from '@countersign/gateway'
import {
  encodeMultiSend,
  hashSafeMessage,
  hashSafeTransaction,
  serializeSignature,
} from '@countersign/safe'
import { encodeFunctionData, type Hex, hashTypedData, parseAbi, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import {
  startTestbed,
  startTestGround,
  type Testbed,
  type TestGround,
} from './testbed/startTestbed.ts'
import {
  createTestSafe,
  execute,
  hashOf,
  messageHashOf,
  payer,
  proposalOf,
  type TestSafe,
  transactionOf,
} from './testbed/testSafe.ts'
import { safeAbi } from './testing/deployContracts.ts'

const CHAIN = '31337'
let ground: TestGround
let ada: HDAccount
let ben: HDAccount
let eve: HDAccount

beforeAll(async () => {
  ground = await startTestGround()
  const [, ...others] = ground.chain.accounts
  const [first, second, third] = others
  if (!first || !second || !third) throw new Error('There are too few accounts.')
  ;[ada, ben, eve] = [first, second, third]
})
afterAll(() => ground?.chain.stop())

const newSafe = (
  version: string,
  owners: readonly Hex[] = [ada.address, ben.address],
  l2 = true,
) => {
  const kind = ground.contracts.kinds.find((found) => found.version === version && found.l2 === l2)
  if (!kind) throw new Error(`There is no ${version}.`)
  return createTestSafe(ground.chain, kind, owners)
}

onBothDatabases((database) => {
  let bed: Testbed
  let safe: TestSafe
  beforeAll(async () => {
    bed = await startTestbed({ ground, database: database() })
    safe = await newSafe('1.4.1')
  })
  afterAll(() => bed?.close())

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(bed.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    // Anything may come; each test says what it expects.
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  const propose = (body: unknown, to = safe) =>
    post(`/v1/chains/${CHAIN}/transactions/${to.address}/propose`, body)
  const countRows = () =>
    database().run(async (db) => {
      const tables = ['proposals', 'confirmations', 'messages', 'message_confirmations'] as const
      let total = 0
      for (const table of tables) total += (await db.selectFrom(table).selectAll().execute()).length
      return total
    })

  describe('what is refused', () => {
    const good = () => proposalOf(safe, ada, transactionOf(3, { value: 1n }))
    const cases: [string, () => Promise<unknown>, number, string][] = [
      ['no JSON', async () => '{', 400, 'The body is not JSON'],
      ['a list', async () => [], 422, 'Invalid'],
      ['nothing of it', async () => ({}), 422, 'to: '],
      [
        'an amount that is a number',
        async () => ({ ...(await good()), value: 1 }),
        422,
        'value: Expected a whole number as text',
      ],
      ['a negative amount', async () => ({ ...(await good()), value: '-1' }), 422, 'value: '],
      [
        'an amount that no contract can hold',
        async () => ({ ...(await good()), value: '9'.repeat(78) }),
        422,
        'Could not calculate safeTxHash',
      ],
      [
        'half a byte',
        async () => ({ ...(await good()), data: '0x1' }),
        422,
        'data: Expected bytes',
      ],
      [
        'an address that is none',
        async () => ({ ...(await good()), to: '0x12' }),
        422,
        'to: Expected an address',
      ],
      [
        'an operation that is none',
        async () => ({ ...(await good()), operation: 2 }),
        422,
        'operation: ',
      ],
      ['a broken nonce', async () => ({ ...(await good()), nonce: 1.5 }), 422, 'nonce: '],
      ['a nonce before all', async () => ({ ...(await good()), nonce: -1 }), 422, 'Invalid nonce'],
      [
        'another hash',
        async () => ({ ...(await good()), safeTxHash: `0x${'1'.repeat(64)}` }),
        422,
        'Invalid safeTxHash',
      ],
      [
        'contents that were changed',
        async () => ({ ...(await good()), value: '2' }),
        422,
        'Invalid safeTxHash',
      ],
      [
        'a short signature',
        async () => ({ ...(await good()), signature: '0x1234' }),
        422,
        'signature: Expected a signature',
      ],
      [
        'a signature of nobody',
        async () => ({ ...(await good()), signature: `0x${'11'.repeat(65)}` }),
        422,
        'Invalid signature',
      ],
      [
        'a stranger’s signature',
        async () => ({ ...(await proposalOf(safe, eve, transactionOf(3, { value: 1n }))) }),
        422,
        'Invalid signature',
      ],
      [
        'another sender than signer',
        async () => ({ ...(await good()), sender: ben.address }),
        422,
        'Invalid signature',
      ],
      [
        'an approval that is not on the chain',
        async () => ({
          ...(await good()),
          signature: serializeSignature({ kind: 'approvedHash', owner: ada.address }),
        }),
        422,
        'Invalid signature',
      ],
      [
        'code of a stranger',
        () => proposalOf(safe, ada, transactionOf(3, { operation: 1, to: ground.contracts.token })),
        422,
        'Delegate call is disabled',
      ],
      [
        'code of a stranger in a batch',
        () =>
          proposalOf(
            safe,
            ada,
            transactionOf(3, {
              operation: 1,
              to: safe.kind.multiSend,
              data: encodeMultiSend([
                { to: ground.contracts.token, value: 0n, data: '0x', operation: 1 },
              ]),
            }),
          ),
        422,
        'Delegate call is disabled',
      ],
      [
        'a batch that cannot be opened',
        () =>
          proposalOf(
            safe,
            ada,
            transactionOf(3, {
              operation: 1,
              to: safe.kind.multiSend,
              data: '0x8d80ff0a0102',
            }),
          ),
        422,
        'Delegate call is disabled',
      ],
    ]
    it.each(cases)('R-GW-6 %s, and nothing is stored', async (_, body, status, message) => {
      const before = await countRows()
      const answer = await propose(await body())
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ code: status, statusCode: status })
      expect(answer.body.message).toContain(message)
      expect(await countRows()).toBe(before)
    })

    it.each([
      [
        'no Safe',
        () => `/v1/chains/${CHAIN}/transactions/${zeroAddress}/propose`,
        404,
        'Safe not found',
      ],
      [
        'a contract that is no Safe',
        () => `/v1/chains/${CHAIN}/transactions/${ground.contracts.token}/propose`,
        404,
        'Safe not found',
      ],
      [
        'a chain that is not ours',
        () => `/v1/chains/5/transactions/${safe.address}/propose`,
        404,
        'Not Found',
      ],
      ['no address', () => `/v1/chains/${CHAIN}/transactions/0x1/propose`, 422, 'Invalid address'],
    ])('R-GW-6 a proposal to %s', async (_, path, status, message) => {
      const answer = await post(path(), await proposalOf(safe, ada, transactionOf(3)))
      expect(answer).toEqual({ status, body: { code: status, statusCode: status, message } })
    })

    it('R-GW-6 what is not JSON by its own words, or packed, or too long', async () => {
      const path = `/v1/chains/${CHAIN}/transactions/${safe.address}/propose`
      expect(await post(path, '{}', { 'Content-Type': 'text/plain' })).toMatchObject({
        status: 415,
        body: { code: 415 },
      })
      expect(await post(path, '{}', { 'Content-Encoding': 'gzip' })).toMatchObject({ status: 415 })
      expect(await post(path, `"${'x'.repeat(200_000)}"`)).toMatchObject({ status: 413 })
    })

    it.each([
      ['a message nobody signed', () => ({ message: 'hi' }), 422, 'signature: '],
      [
        'a message of a stranger',
        async () => ({
          message: 'hi',
          signature: await eve.sign({ hash: messageHashOf(safe, 'hi') }),
        }),
        422,
        'Invalid signature',
      ],
      [
        'a message of two',
        async () => {
          const hash = messageHashOf(safe, 'hi')
          const [one, two] = await Promise.all([ada.sign({ hash }), ben.sign({ hash })])
          return { message: 'hi', signature: one + two.slice(2) }
        },
        422,
        'Invalid signature',
      ],
      [
        'typed data that is none',
        async () => ({
          message: {
            domain: {},
            types: { A: [{ name: 'x', type: 'B' }] },
            primaryType: 'A',
            message: {},
          },
          signature: `0x${'11'.repeat(65)}`,
        }),
        422,
        'Could not calculate messageHash',
      ],
      [
        'half a character',
        async () => ({ message: '\ud800', signature: `0x${'11'.repeat(65)}` }),
        422,
        'This message cannot be kept',
      ],
      [
        'a zero',
        async () => ({ message: 'a\u0000', signature: `0x${'11'.repeat(65)}` }),
        422,
        'This message cannot be kept',
      ],
      [
        'a message that is very long',
        async () => ({ message: 'x'.repeat(70_000), signature: `0x${'11'.repeat(65)}` }),
        422,
        'This message cannot be kept',
      ],
      [
        'a number',
        async () => ({ message: 5, signature: `0x${'11'.repeat(65)}` }),
        422,
        'message: ',
      ],
    ])('R-GW-6 %s, and nothing is stored', async (_, body, status, message) => {
      const before = await countRows()
      const answer = await post(`/v1/chains/${CHAIN}/safes/${safe.address}/messages`, await body())
      expect(answer.status).toBe(status)
      expect(answer.body.message).toContain(message)
      expect(await countRows()).toBe(before)
    })

    it('R-GW-6 a signature for a message that is not there', async () => {
      const path = `/v1/chains/${CHAIN}/messages/0x${'1'.repeat(64)}/signatures`
      const answer = await post(path, { signature: `0x${'11'.repeat(65)}` })
      expect(answer).toMatchObject({ status: 404, body: { message: 'Message not found' } })
    })
  })

  describe('what is taken', () => {
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

    it('R-GW-6 strangers can queue only a little', async () => {
      const crowded = await newSafe('1.4.1')
      const answers: number[] = []
      for (let value = 0n; value < 22n; value++) {
        const { signature: _, ...unsigned } = await proposalOf(
          crowded,
          ada,
          transactionOf(0, { value }),
        )
        answers.push((await propose(unsigned, crowded)).status)
      }
      expect(answers.filter((status) => status === 200)).toHaveLength(20)
      expect(answers.at(-1)).toBe(429)
      expect(
        (await propose(await proposalOf(crowded, ada, transactionOf(0)), crowded)).status,
      ).toBe(200)
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

    it.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'])(
      'R-GW-6 of every version (%s), with the hash that the Safe itself has',
      async (version) => {
        const other = await newSafe(version, [ada.address], version !== '1.1.1')
        const transaction = transactionOf(0, { value: 9n })
        const { chain } = ground
        const args = [
          transaction.to,
          9n,
          '0x',
          0,
          0n,
          0n,
          0n,
          zeroAddress,
          zeroAddress,
          0n,
        ] as const
        const data = encodeFunctionData({ abi: safeAbi, functionName: 'getTransactionHash', args })
        const asked = await chain.request('eth_call', [{ to: other.address, data }, 'latest'])
        expect(hashOf(other, transaction)).toBe(asked)
        expect(await propose(await proposalOf(other, ada, transaction), other)).toMatchObject({
          status: 200,
          body: { txStatus: 'AWAITING_EXECUTION' },
        })
      },
    )

    it.each(['1.3.0', '1.4.1', '1.5.0'])(
      'R-GW-6 signatures of a Safe that owns a Safe (%s), for transactions and messages',
      async (version) => {
        const owner = await newSafe('1.4.1', [ada.address])
        const outer = await newSafe(version, [owner.address])
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
      const two = await newSafe('1.4.1')
      const { chain } = ground
      await chain.send({ from: payer(chain).address, to: two.address, value: 100n })
      const transaction = transactionOf(0, { value: 2n })
      const hash = hashOf(two, transaction)
      await propose(await proposalOf(two, ada, transaction), two)
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
      await chain.send({ from: ben.address, to: two.address, data })
      await bed.catchUp()
      const read = () =>
        bed.gateway.call(contract.getTransaction, { chainId: CHAIN, transactionId: hash })
      expect(await read()).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
      await execute(chain, two, [ada, ben], transaction)
      await bed.catchUp()
      const done = await read()
      expect(done).toMatchObject({ txStatus: 'SUCCESS', note: 'Rent' })
      const info = done.detailedExecutionInfo
      expect(
        info?.type === 'MULTISIG' &&
          info.confirmations.map(({ signer }) => signer.value).toSorted(),
      ).toEqual([ada.address, ben.address].toSorted())
      // What was executed cannot be proposed any more.
      expect(await propose(await proposalOf(two, ada, transaction), two)).toMatchObject({
        body: { message: 'Invalid nonce' },
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
        expect(await post(`/v1/chains/${CHAIN}/safes/${safe.address}/messages`, body)).toEqual({
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
})
