import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delegationTypedData } from '@countersign/safe'
import { beforeAll, expect, it } from 'vitest'
import { parseConfig } from '../../config/parseConfig.ts'
import { runImport } from '../../runImport.ts'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { sendJson } from '../../testing/startFakeNode.ts'
import { temporaryDirectory } from '../../testing/testConfig.ts'
import { useTestDatabase } from '../../testing/useTestDatabase.ts'
import { post } from './testing/server/post.ts'
import { readPosted } from './testing/server/readPosted.ts'
import { hashOf, messageHashOf, proposalOf, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = 31337
const PENDING = 27
const ground = await useTestGround()
const { ada, ben, eve } = ground
const safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
const waiting = Array.from({ length: PENDING }, (_, nonce) => transactionOf(nonce, { value: 1n }))

onBothDatabases((database) => {
  // The other server has a database of its own.
  const other = useTestDatabase()
  const bed = useTestbed({ ground, database: other })
  const config = () =>
    parseConfig(
      { DATA_DIR: temporaryDirectory(), LOG_LEVEL: 'silent' },
      { chains: [ground.description] },
    )
  const importFrom = (from: string) =>
    runImport({
      config: config(),
      database: database(),
      chainId: CHAIN,
      from,
      safes: [safe.address],
      key: undefined,
    })

  beforeAll(async () => {
    for (const [index, transaction] of waiting.entries()) {
      await bed.propose(safe, await proposalOf(safe, ada, transaction))
      if (index % 2 === 0) await bed.propose(safe, await proposalOf(safe, ben, transaction))
    }
    const signature = await ada.sign({ hash: messageHashOf(safe, 'Hello') })
    const message = { message: 'Hello', signature }
    await post(`${bed.url}/v1/chains/${CHAIN}/safes/${safe.address}/messages`, message)
    const data = delegationTypedData({ chainId: CHAIN, delegate: eve.address }, Date.now())
    const signed = await ada.signTypedData({
      ...data,
      message: { ...data.message, totp: BigInt(data.message.totp) },
    })
    await post(`${bed.url}/v2/chains/${CHAIN}/delegates`, {
      ...{ safe: safe.address, delegate: eve.address, delegator: ada.address },
      ...{ label: 'Eve', signature: signed },
    })
  })

  it('R-GW-20 takes over what waits on another server, by either face, and twice is the same', async () => {
    const said = await importFrom(`${bed.url}/tx-service/test/api`)
    expect(said).toContain(`${PENDING} of ${PENDING} transactions and 1 of 1 messages hold`)
    expect(said).toContain('1 delegates: owners sign for them anew')
    const content = (rows: readonly string[]) =>
      rows
        .filter((row) => /^(confirmations|message_confirmations) /.test(row))
        .map((row) => row.replace(/,"submitted_at":"[^"]*"|"chain_id":"?\d+"?,/g, ''))
    const kept = await readPosted(database())
    const theirs = await readPosted(other())
    expect(content(kept)).toEqual(content(theirs))
    expect(await importFrom(`${bed.url}/tx-service/test/api`)).toBe(said)
    expect(await importFrom(bed.url)).toBe(said)
    expect(await readPosted(database())).toEqual(kept)
  })

  it('R-GW-20 names what a server has forged, with the reason, and takes nothing of it', async () => {
    const before = await readPosted(database())
    const forge = async (nonce: number, changes: object) => {
      const transaction = transactionOf(nonce, { value: 2n })
      const {
        safeTxHash,
        signature,
        sender: owner,
        ...rest
      } = await proposalOf(safe, ada, transaction)
      const confirmations = [{ owner, signature }]
      return { ...rest, nonce: String(nonce), safeTxHash, confirmations, ...changes }
    }
    const stranger = await eve.sign({ hash: hashOf(safe, transactionOf(31, { value: 2n })) })
    const results = [
      await forge(30, { value: '3' }),
      await forge(31, { confirmations: [{ owner: eve.address, signature: stranger }] }),
      await forge(32, { operation: 1 }),
    ]
    const liar = createServer(({ url = '' }, response) => {
      const found = url.includes('multisig') ? results : []
      sendJson(response, { count: found.length, next: null, previous: null, results: found })
    })
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
    // A TCP server's address is never the path that the type also allows.
    const { port } = liar.address() as AddressInfo
    const said = await importFrom(`http://127.0.0.1:${port}/api`)
    liar.closeAllConnections()
    await new Promise((resolve) => liar.close(resolve))
    expect(said).toContain('0 of 3 transactions')
    for (const { safeTxHash } of results) expect(said).toContain(`not taken of ${safeTxHash}`)
    expect(said).toContain('Invalid safeTxHash')
    expect(said).toContain('Invalid signature')
    expect(await readPosted(database())).toEqual(before)
  })

  it('R-GW-20 says of a server that cannot be read that it cannot', async () => {
    await expect(importFrom('http://127.0.0.1:9')).rejects.toThrow('could not be read')
  })
})
