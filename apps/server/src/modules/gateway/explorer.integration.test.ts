import { zeroHash } from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { hashOf, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const ground = await useTestGround()
const { ada, payer } = ground
const safe = await ground.createSafe('1.4.1', [ada.address])
const nothing = transactionOf(0)
const executed = await ground.execute(safe, [ada], nothing)

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  beforeAll(bed.catchUp)
  const ask = (path: string) => fetch(`${bed.url}/explorer/${path}`, { redirect: 'manual' })

  it('R-GW-15 a link to an address leads to its page in the app', async () => {
    const response = await ask(`31337/address/${safe.address.toLowerCase()}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(`/test:${safe.address}`)
  })

  it('R-GW-15 a link to a transaction shows what the node says, and what a Safe executed in it', async () => {
    const response = await ask(`31337/tx/${executed.hash}`)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    const page = await response.text()
    expect(page).toContain(`/test:${payer}`.toLowerCase())
    expect(page).toContain(
      `/test:${safe.address}/tx/multisig_${safe.address}_${hashOf(safe, nothing)}`,
    )
    expect(page).not.toContain('<script')
  })

  it.each([
    ['31337/tx/0x12', 422],
    [`31337/tx/${zeroHash}`, 404],
    ['6/tx/0x12', 404],
    ['31337/address/%3Cscript%3E', 422],
    ['31337/nothing', 404],
  ])('R-GW-15 %s is answered with %i', async (path, status) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('<script')
  })
})
