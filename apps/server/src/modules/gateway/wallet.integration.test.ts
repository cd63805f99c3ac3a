import { readFileSync } from 'node:fs'
import type { Answer, Endpoint } from '@countersign/gateway'
import * as wallet from '@countersign/gateway/wallet'
import { delegationTypedData } from '@countersign/safe'
import { encodeFunctionData, getAddress, zeroAddress } from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { getIndexing } from './calls/neighbours.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { post } from './testing/server/post.ts'
import { readAnswer } from './testing/server/readAnswer.ts'
import { proposalOf, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = 31337
const ground = await useTestGround()
const { ada, ben, eve, contracts, payer } = ground
const safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
await ground.giveCoins(safe, 5_000n)
await ground.giveTokens(safe, 700n)
const args = [ben.address, 200n] as const
const pay = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args })
await ground.execute(safe, [ada, ben], transactionOf(0, { to: contracts.token, data: pay }))

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  beforeAll(bed.catchUp)
  const called = new Set<string>()

  /** Makes a call at a path of its own, and reads its answer by its schema. */
  async function ask<const E extends Endpoint>(
    endpoint: E,
    path: string,
    body?: unknown,
  ): Promise<Answer<E>> {
    called.add(endpoint.name)
    const response = await fetch(bed.url + path, {
      method: endpoint.method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await response.text()
    expect(response.status, text).toBe(200)
    // There is no answer to read.
    return endpoint.response === null
      ? (undefined as Answer<E>)
      : readAnswer(endpoint, JSON.parse(text))
  }
  const chain = `/v1/chains/${CHAIN}`

  it('R-GW-18 tells the official wallet which chains there are and what works on them, with and without its key', async () => {
    const page = await ask(wallet.getServiceChains, '/v2/chains?serviceKey=WALLET_WEB')
    expect(page).toEqual(await ask(wallet.getServiceChains, '/v2/chains'))
    const [first] = page.results
    expect(first).toEqual(
      await ask(wallet.getServiceChain, `/v2/chains/${CHAIN}?serviceKey=WALLET_WEB`),
    )
    expect(first?.features).toEqual(
      expect.arrayContaining([
        'DELETE_TX',
        'ERC721',
        'MY_ACCOUNTS',
        'PROPOSERS',
        'REQUIRE_LOGIN_DISABLED',
        'TX_NOTES',
      ]),
    )
    expect(first?.transactionService).toBe(`${bed.url}/tx-service/test`)
    await ask(wallet.getAbout, '/about')
    await ask(wallet.getBackbone, `${chain}/about/backbone`)
    const { transactionServiceBaseUri } = await ask(wallet.getChainAbout, `${chain}/about`)
    expect((await fetch(`${transactionServiceBaseUri}/api/v1/about/`)).status).toBe(200)
  })

  it('R-GW-18 lists the Safes of an owner on every chain, and what waits in them', async () => {
    const safes = await ask(wallet.getAllOwnedSafes, `/v2/owners/${ada.address}/safes`)
    expect(safes).toEqual({ [CHAIN]: [safe.address] })
    expect(await ask(wallet.getAllOwnedSafes, `/v3/owners/${ada.address}/safes`)).toEqual(safes)
    await bed.propose(safe, await proposalOf(safe, ada, transactionOf(1, { value: 3n })))
    const query = `currency=usd&safes=${CHAIN}:${safe.address},${CHAIN}:${eve.address},5:${safe.address}`
    const shown = { chainId: String(CHAIN), threshold: 2, fiatTotal: '0', queued: 1 }
    const by = (who: string) => ask(wallet.getOverviews, `/v1/safes?${query}&wallet_address=${who}`)
    expect(await by(ben.address)).toMatchObject([{ ...shown, awaitingConfirmation: 1 }])
    expect(await by(ada.address)).toMatchObject([{ ...shown, awaitingConfirmation: 0 }])
    expect(await ask(wallet.getOverviews, `/v2/safes?${query}`)).toMatchObject([
      { ...shown, awaitingConfirmation: null },
    ])
    const many = Array.from({ length: 51 }, () => `${CHAIN}:${safe.address}`).join(',')
    expect((await fetch(`${bed.url}/v1/safes?currency=usd&safes=${many}`)).status).toBe(422)
  })

  it('R-GW-18 says of a transaction beforehand what it says of it afterwards', async () => {
    const body = { to: contracts.token, value: '0', data: pay, operation: 0 }
    const preview = await ask(
      wallet.previewTransaction,
      `${chain}/transactions/${safe.address}/preview`,
      body,
    )
    expect(preview).toMatchObject({
      txInfo: { type: 'Transfer', direction: 'OUTGOING', recipient: { value: ben.address } },
      txData: { dataDecoded: { method: 'transfer' } },
    })
    const { method } = await ask(
      wallet.getConfirmationView,
      `${chain}/safes/${safe.address}/views/transaction-confirmation`,
      body,
    )
    expect(method).toBe('transfer')
  })

  it('R-GW-18 tells how a Safe came to be, and which contracts are official', async () => {
    const creation = await ask(
      wallet.getCreation,
      `${chain}/safes/${safe.address}/transactions/creation`,
    )
    expect(creation).toMatchObject({
      creator: payer,
      masterCopy: getAddress(safe.kind.singleton),
      dataDecoded: { method: 'setup' },
    })
    const official = await ask(wallet.getContract, `${chain}/contracts/${safe.kind.multiSend}`)
    expect(official).toMatchObject({ name: 'MultiSend 1.4.1', trustedForDelegateCall: true })
    expect((await fetch(`${bed.url}${chain}/contracts/${contracts.token}`)).status).toBe(404)
    const indexing = await ask(getIndexing, `${chain}/about/indexing`)
    expect(indexing).toMatchObject({
      synced: true,
      erc20Synced: true,
      currentBlockNumber: indexing.indexedBlock,
    })
  })

  it('R-GW-18 says whom a Safe has paid, and what code it would not let act as the Safe', async () => {
    const of = (who: string) =>
      ask(wallet.getRecipientAnalysis, `${chain}/security/${safe.address}/recipient/${who}`)
    expect(await of(ben.address)).toMatchObject({
      RECIPIENT_INTERACTION: [{ type: 'RECURRING_RECIPIENT' }],
    })
    expect(await of(eve.address)).toMatchObject({
      RECIPIENT_INTERACTION: [{ type: 'NEW_RECIPIENT' }],
    })
    const path = `${chain}/security/${safe.address}/counterparty-analysis`
    const call = { to: contracts.token, value: '0', data: '0x' }
    const odd = await ask(wallet.getCounterpartyAnalysis, path, { ...call, operation: 1 })
    expect(Object.values(odd.contract)).toMatchObject([
      { DELEGATECALL: [{ severity: 'CRITICAL' }] },
    ])
    const plain = await ask(wallet.getCounterpartyAnalysis, path, { ...call, operation: 0 })
    expect(plain.contract).toEqual({})
  })

  it('R-GW-18 nobody pays for anybody, and nobody follows protocols', async () => {
    expect(await ask(wallet.getRelays, `${chain}/relay/${safe.address}`)).toEqual({
      remaining: 0,
      limit: 0,
    })
    expect(await ask(wallet.getPositions, `${chain}/safes/${safe.address}/positions/usd`)).toEqual(
      [],
    )
  })

  it.each([1, 2])(
    'R-GW-16 R-GW-18 lists, adds and ends delegates by version %i of the gateway’s calls',
    async (version) => {
      const at = `/v${version}/chains/${CHAIN}/delegates`
      const data = delegationTypedData({ chainId: CHAIN, delegate: eve.address }, Date.now())
      const signature = await ada.signTypedData({
        ...data,
        message: { ...data.message, totp: BigInt(data.message.totp) },
      })
      const both = { delegator: ada.address, safe: safe.address, signature }
      await ask(wallet.addDelegate, at, { ...both, delegate: eve.address, label: 'Eve' })
      const listed = {
        safe: safe.address,
        delegate: eve.address,
        delegator: ada.address,
        label: 'Eve',
      }
      expect(await ask(wallet.getDelegates, `${at}?safe=${safe.address}`)).toMatchObject({
        count: 1,
        results: [listed],
      })
      await ask(wallet.removeDelegate, `${at}/${eve.address}`, both)
      expect(await ask(wallet.getDelegates, `${at}?delegator=${ada.address}`)).toMatchObject({
        count: 0,
      })
      expect((await fetch(bed.url + at)).status).toBe(400)
      expect(await post(bed.url + at, { ...both, delegate: eve.address, label: '' })).toMatchObject(
        { status: 422 },
      )
    },
  )

  it('R-GW-18 names each service that only the hosted gateway has', async () => {
    const { hostedServices } = wallet
    // How many there are is said in docs/gateway.md.
    const docs = readFileSync(new URL('../../../../../docs/gateway.md', import.meta.url), 'utf8')
    expect(docs).toContain(`${hostedServices.length} beginnings of paths`)
    for (const { path, name } of hostedServices) {
      const filled = path.replace('{chainId}', String(CHAIN)).replace('{safeAddress}', zeroAddress)
      for (const each of [filled, `${filled}/deep/down`]) {
        const answer = await post(bed.url + each, {})
        expect(answer, each).toMatchObject({ status: 501, body: { code: 501, statusCode: 501 } })
        expect(answer.body?.message).toContain(name)
      }
    }
  })

  it('R-GW-18 no call of the description was left out', () => {
    const endpoints = Object.entries(wallet).flatMap(([name, value]) =>
      'path' in value ? [name] : [],
    )
    expect(endpoints.filter((name) => !called.has(name))).toEqual([])
  })
})
