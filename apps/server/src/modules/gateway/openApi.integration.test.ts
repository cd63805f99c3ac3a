import { delegationTypedData } from '@countersign/safe'
import { encodeFunctionData, zeroHash } from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { type Described, readDescription } from './testing/server/readDescription.ts'
import { hashOf, messageHashOf, proposalOf, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = 31337
const ground = await useTestGround()
const { ada, ben, eve, contracts } = ground
const safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
await ground.giveCoins(safe, 5_000n)
await ground.giveTokens(safe, 700n)
await ground.giveCollectible(safe, 7n)
const args = [ben.address, 200n] as const
const pay = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args })
const payment = transactionOf(0, { to: contracts.token, data: pay })
await ground.execute(safe, [ada, ben], payment)
const paid = hashOf(safe, payment)
const waiting = transactionOf(1, { value: 3n })
const message = messageHashOf(safe, 'Hello')

/** Every part of a path that something stands at. */
const PARTS: Readonly<Record<string, string>> = {
  chainId: String(CHAIN),
  shortName: 'test',
  safeAddress: safe.address,
  ownerAddress: ada.address,
  moduleAddress: eve.address,
  delegateAddress: eve.address,
  tokenAddress: contracts.token,
  contractAddress: safe.kind.multiSend,
  recipientAddress: ben.address,
  currency: 'usd',
  transactionId: paid,
  safeTxHash: hashOf(safe, waiting),
  messageHash: message,
  safeOperationHash: zeroHash,
}
const QUERIES: Readonly<Record<string, string>> = {
  '/v1/safes': `?currency=usd&safes=${CHAIN}:${safe.address}`,
  '/v2/safes': `?currency=usd&safes=${CHAIN}:${safe.address}`,
}

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  let faces: Record<'gateway' | 'service', Described>
  beforeAll(async () => {
    await bed.catchUp()
    faces = {
      gateway: await readDescription(`${bed.url}/openapi.json`),
      service: await readDescription(`${bed.url}/tx-service/openapi.json`),
    }
    await bed.propose(safe, await proposalOf(safe, ada, waiting))
    const signature = await ada.sign({ hash: message })
    await send('POST', `/v1/chains/${CHAIN}/safes/${safe.address}/messages`, {
      message: 'Hello',
      signature,
    })
    const data = delegationTypedData({ chainId: CHAIN, delegate: eve.address }, Date.now())
    const signed = await ada.signTypedData({
      ...data,
      message: { ...data.message, totp: BigInt(data.message.totp) },
    })
    const delegation = {
      safe: safe.address,
      delegate: eve.address,
      delegator: ada.address,
      label: 'Eve',
      signature: signed,
    }
    await send('POST', `/v2/chains/${CHAIN}/delegates`, delegation)
  })

  async function send(method: string, path: string, body?: unknown) {
    const response = await fetch(bed.url + path, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await response.text()
    return { status: response.status, answer: text === '' ? null : (JSON.parse(text) as unknown) } // judged below
  }

  it.each(['gateway', 'service'] as const)(
    'R-GW-19 whatever the %s answers fits what it says of itself, found or not',
    async (face) => {
      const { document, judge } = faces[face]
      const paths = Object.entries(document.paths)
      expect(paths.length).toBeGreaterThan(25)
      const seen = new Map<number, number>()
      for (const [pattern, methods] of paths) {
        for (const method of Object.keys(methods)) {
          // What is asked for, and the same of somebody else; what is posted is nothing, and refused.
          for (const parts of [
            PARTS,
            { ...PARTS, safeAddress: eve.address, safeTxHash: zeroHash },
          ]) {
            const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? name)
            const body = method === 'get' ? undefined : {}
            const { status, answer } = await send(
              method.toUpperCase(),
              path + (QUERIES[pattern] ?? ''),
              body,
            )
            expect(judge(method, path, status, answer), `${method} ${path} ${status}`).toEqual([])
            expect(status).toBeLessThan(500)
            seen.set(status, (seen.get(status) ?? 0) + 1)
          }
        }
      }
      for (const status of [200, 404, 422]) expect([...seen.keys()]).toContain(status)
    },
  )

  it('R-GW-19 what is taken is answered as it says', async () => {
    const { safeTxHash, ...rest } = await proposalOf(safe, ben, transactionOf(2, { value: 9n }))
    const cases = [
      [
        'gateway',
        `/v1/chains/${CHAIN}/transactions/${safe.address}/propose`,
        { ...rest, safeTxHash },
        200,
      ],
      [
        'service',
        `/tx-service/test/api/v2/safes/${safe.address}/multisig-transactions`,
        { ...rest, contractTransactionHash: safeTxHash },
        201,
      ],
      [
        'service',
        `/tx-service/test/api/v1/multisig-transactions/${safeTxHash}/confirmations`,
        { signature: rest.signature },
        201,
      ],
      ['service', '/tx-service/test/api/v1/data-decoder', { data: pay }, 200],
    ] as const
    for (const [face, path, body, wanted] of cases) {
      const { status, answer } = await send('POST', path, body)
      expect(status, JSON.stringify(answer)).toBe(wanted)
      expect(faces[face].judge('post', path, status, answer)).toEqual([])
    }
  })

  it('R-GW-19 what does not fit is noticed', async () => {
    const path = `/v1/chains/${CHAIN}/safes/${safe.address}`
    const { answer } = await send('GET', path)
    const { judge } = faces.gateway
    if (typeof answer !== 'object') throw new Error('There is no answer.')
    expect(judge('get', path, 200, answer)).toEqual([])
    for (const wrong of [{ nonce: '1' }, { owners: null }, { address: { value: '0x12' } }]) {
      expect(judge('get', path, 200, { ...answer, ...wrong })).not.toEqual([])
    }
    expect(judge('get', '/v1/nothing', 200, {})).not.toEqual([])
  })
})
