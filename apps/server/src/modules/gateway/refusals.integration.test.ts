import { getTransaction } from '@countersign/gateway'
import { encodeMultiSend, safeActionsAbi, serializeSignature } from '@countersign/safe'
import {
  type Address,
  encodeFunctionData,
  parseAbi,
  type TypedDataDefinition,
  zeroAddress,
} from 'viem'
import type { HDAccount } from 'viem/accounts'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { putMigration } from './testing/chain/putMigration.ts'
import { countPosted } from './testing/server/countPosted.ts'
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
const SERVICE = '/tx-service/test/api'

/** The same proposal as the transaction service is given it. */
function forService(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('safeTxHash' in body)) return body
  const { safeTxHash, ...rest } = body
  return { ...rest, contractTransactionHash: safeTxHash }
}
const ground = await useTestGround()
const { ada, ben, eve } = ground

const migration = await putMigration(ground.chain, ground.payer)
const migrationAbi = parseAbi(['function migrateToL2(address l2Singleton)'])
const migrateTo = (singleton: Address) =>
  transactionOf(3, {
    operation: 1,
    to: migration,
    data: encodeFunctionData({ abi: migrationAbi, args: [singleton] }),
  })

/** What a Safe executes in its own name, though it only calls itself. */
const ofItself = () =>
  encodeFunctionData({
    abi: safeActionsAbi,
    functionName: 'execTransaction',
    args: [
      ...([ground.contracts.token, 0n, '0x', 1, 0n, 0n, 0n] as const),
      ...([zeroAddress, zeroAddress, '0x'] as const),
    ],
  })

const letter = {
  domain: { name: 'Orchard' },
  types: { Letter: [{ name: 'text', type: 'string' }] },
  primaryType: 'Letter',
  message: { text: 'Good apples' },
} as const

const newSafe = () => ground.createSafe('1.4.1', [ada.address, ben.address])

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  let safe: TestSafe
  beforeAll(async () => {
    safe = await newSafe()
  })

  const signedBy = async (owner: HDAccount, message: TypedDataDefinition) => ({
    message,
    signature: await owner.sign({ hash: messageHashOf(safe, message) }),
  })

  const propose = (body: unknown) => bed.propose(safe, body)

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
    ['half a byte', async () => ({ ...(await good()), data: '0x1' }), 422, 'data: Expected bytes'],
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
    [
      'a refund of gas that nobody spends',
      () => proposalOf(safe, ada, transactionOf(3, { baseGas: 10_000_001n })),
      422,
      'baseGas is above 10,000,000',
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
      'code of a stranger in a call to the Safe itself',
      () => proposalOf(safe, ada, transactionOf(3, { to: safe.address, data: ofItself() })),
      422,
      'Delegate call is disabled',
    ],
    [
      'a migration to code of a stranger',
      () => proposalOf(safe, ada, migrateTo(ground.contracts.token)),
      422,
      'Delegate call is disabled',
    ],
    [
      'a migration to nothing, in a batch',
      () =>
        proposalOf(
          safe,
          ada,
          transactionOf(3, {
            operation: 1,
            to: safe.kind.multiSend,
            data: encodeMultiSend([migrateTo(zeroAddress)]),
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
    const before = await countPosted(database())
    const given = await body()
    const answer = await propose(given)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code: status, statusCode: status })
    expect(answer.body?.message).toContain(message)
    expect(await countPosted(database())).toBe(before)
  })

  // The transaction service reads numbers as amounts, too, and texts as nonces.
  const others = ['an amount that is a number', 'a nonce before all']
  it.each(cases.filter(([name]) => !others.includes(name)))(
    'R-GW-17 the transaction service refuses %s as well, in the same words',
    async (_, body, status, message) => {
      const before = await countPosted(database())
      const path = `${SERVICE}/v2/safes/${safe.address}/multisig-transactions/`
      const answer = await post(bed.url + path, forService(await body()))
      expect(answer.status).toBe(status)
      expect(answer.body?.message).toContain(message)
      expect(answer.body).toMatchObject({ nonFieldErrors: [answer.body?.message] })
      expect(await countPosted(database())).toBe(before)
    },
  )

  it.each([
    ['a Safe that is none', () => zeroAddress, 404, 'Safe not found'],
    ['no address', () => '0x1', 422, 'Invalid address'],
  ])('R-GW-17 the transaction service refuses a proposal to %s', async (_, to, status, message) => {
    const body = forService(await proposalOf(safe, ada, transactionOf(3)))
    const path = `${SERVICE}/v2/safes/${to()}/multisig-transactions/`
    expect(await post(bed.url + path, body)).toMatchObject({ status, body: { message } })
  })

  it('R-GW-17 what one face has taken is in the other’s queue', async () => {
    const body = await proposalOf(safe, ben, transactionOf(7, { value: 3n }))
    const path = `${SERVICE}/v2/safes/${safe.address}/multisig-transactions/`
    expect(await post(bed.url + path, forService(body))).toMatchObject({ status: 201 })
    const details = await bed.gateway.call(getTransaction, {
      chainId: CHAIN,
      transactionId: body.safeTxHash,
    })
    expect(details).toMatchObject({ note: 'Rent', txStatus: 'AWAITING_CONFIRMATIONS' })
  })

  it('R-GW-6 but a migration to the official singleton is taken', async () => {
    const { singleton } = safe.kind
    const answer = await propose(await proposalOf(safe, ada, migrateTo(singleton)))
    expect(answer.status).toBe(200)
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
    const answer = await post(bed.url + path(), await proposalOf(safe, ada, transactionOf(3)))
    expect(answer).toEqual({ status, body: { code: status, statusCode: status, message } })
  })

  it('R-GW-6 what is not JSON by its own words, or packed, or too long', async () => {
    const path = `${bed.url}/v1/chains/${CHAIN}/transactions/${safe.address}/propose`
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
        signature: `0x${'11'.repeat(64)}1b`,
      }),
      422,
      'Could not calculate messageHash',
    ],
    [
      'typed data with a field that nobody would sign',
      () => signedBy(ada, { ...letter, message: { ...letter.message, price: 'nothing' } }),
      422,
      'so nobody would sign them: message.price',
    ],
    [
      'typed data whose domain is not signed',
      () => signedBy(ada, { ...letter, types: { ...letter.types, EIP712Domain: [] } }),
      422,
      'so nobody would sign them: domain.name',
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
    ['a number', async () => ({ message: 5, signature: `0x${'11'.repeat(65)}` }), 422, 'message: '],
  ])('R-GW-6 %s, and nothing is stored', async (_, body, status, message) => {
    const before = await countPosted(database())
    const answer = await post(
      `${bed.url}/v1/chains/${CHAIN}/safes/${safe.address}/messages`,
      await body(),
    )
    expect(answer.status).toBe(status)
    expect(answer.body?.message).toContain(message)
    const other = await post(
      `${bed.url}${SERVICE}/v1/safes/${safe.address}/messages/`,
      await body(),
    )
    expect(other).toMatchObject({ status, body: { message: answer.body?.message } })
    expect(await countPosted(database())).toBe(before)
  })

  it('R-GW-6 but typed data whose domain has no stated type is taken', async () => {
    const path = `${bed.url}/v1/chains/${CHAIN}/safes/${safe.address}/messages`
    expect(await post(path, await signedBy(ada, letter))).toMatchObject({ status: 202 })
  })

  it('R-GW-6 a signature for a message that is not there', async () => {
    const path = `${bed.url}/v1/chains/${CHAIN}/messages/0x${'1'.repeat(64)}/signatures`
    const answer = await post(path, { signature: `0x${'11'.repeat(65)}` })
    expect(answer).toMatchObject({ status: 404, body: { message: 'Message not found' } })
  })
})
