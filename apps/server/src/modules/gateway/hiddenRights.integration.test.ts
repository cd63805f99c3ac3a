import * as contract from '@countersign/gateway'
import { type Call, encodeMultiSend } from '@countersign/safe'
import { readArtifact } from '@countersign/testbed'
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { compileAttacks } from './testing/attacks/compileAttacks.ts'
import { type SafeKind, safeAbi } from './testing/chain/deployContracts.ts'
import { prepareSafe } from './testing/chain/prepareSafe.ts'
import { startTestbed, type Testbed } from './testing/server/startTestbed.ts'
import { hashOf, type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const ground = await useTestGround()
const { ada, eve, chain, contracts, payer } = ground
const attack = compileAttacks()
const NONE = { complete: true, count: 0, transactions: [] }

async function deploy(
  { abi, bytecode }: { abi: readonly unknown[]; bytecode: Hex },
  args: unknown[] = [],
) {
  // Its own ABI, as its compiler wrote it.
  const data = encodeDeployData({ abi: abi as [], bytecode, args: args as never })
  const { contract: address } = await chain.send({ from: eve.address, data })
  return getAddress(address ?? '')
}

function kindOf(version: string, l2: boolean): SafeKind {
  const kind = contracts.kinds.find((each) => each.version === version && each.l2 === l2)
  if (!kind) throw new Error(`There is no ${version}.`)
  return kind
}
const planter = await deploy(attack('Planter'))
const plant = (functionName: 'plantModule' | 'plantOwner'): Hex =>
  encodeFunctionData({ ...attack('Planter'), functionName, args: [eve.address] })
const run = (to: Address, data: Hex, operation: 0 | 1 = 1): Call => ({
  to,
  value: 0n,
  data,
  operation,
})

let salt = 7_000n
/** A Safe of Ada's whose set-up runs something in its name. */
async function createSafe(kind: SafeKind, to: Address, data: Hex, quietly = false) {
  const saltNonce = ++salt
  const setup = { kind, owners: [ada.address], threshold: 1, saltNonce, creator: payer }
  const { address, call } = await prepareSafe(chain, { ...setup, to, data })
  const safe: TestSafe = {
    address,
    kind,
    account: { chainId: chain.id, address, version: kind.version },
  }
  if (!quietly) return { safe, hash: (await chain.send(call)).hash }
  // The call that makes it is nowhere to be seen; one that looks innocent is.
  const maker = await deploy(attack('QuietMaker'), [kind.factory, call.data])
  const decoy = await prepareSafe(chain, setup)
  const args = [decoy.call.data ?? '0x']
  const make = encodeFunctionData({ ...attack('QuietMaker'), functionName: 'make', args })
  return { safe, hash: (await chain.send({ from: eve.address, to: maker, data: make })).hash }
}

const unknownCodeOf = async ({ gateway }: Testbed, { address }: TestSafe) =>
  (await gateway.call(contract.getSafe, { chainId: '31337', safeAddress: address })).unknownCode

/** Whether Eve, whom no list names, can do as she pleases. */
async function obeysEve(safe: TestSafe): Promise<boolean> {
  const args = [eve.address, 0n, '0x', 0] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransactionFromModule', args })
  return chain.request('eth_call', [{ from: eve.address, to: safe.address, data }, 'latest']).then(
    () => true,
    () => false,
  )
}

const kinds = [
  kindOf('1.1.1', false),
  kindOf('1.3.0', false),
  kindOf('1.4.1', true),
  kindOf('1.5.0', true),
]
const executing = [kindOf('1.1.1', false), kindOf('1.4.1', false), kindOf('1.5.0', true)]
const nameOf = ({ version, l2 }: SafeKind) => `${version}${l2 ? ' L2' : ''}`

/** Made once; each database reads them anew. */
const bySetUp = new Map<SafeKind, Awaited<ReturnType<typeof createSafe>>>()
for (const kind of kinds) bySetUp.set(kind, await createSafe(kind, planter, plant('plantModule')))
const byExecution = new Map<SafeKind, { safe: TestSafe; hash: Hex; safeTxHash: Hex }>()
for (const kind of executing) {
  const { version, l2, multiSend } = kind
  const safe = await ground.createSafe(version, [ada.address], { l2 })
  await ground.execute(safe, [ada], transactionOf(0))
  const inner = run(multiSend, encodeMultiSend([run(planter, plant('plantOwner'))]))
  const data = encodeMultiSend([run(payer, '0x', 0), inner])
  const transaction = transactionOf(1, { to: multiSend, data, operation: 1 })
  const { hash } = await ground.execute(safe, [ada], transaction)
  byExecution.set(kind, { safe, hash, safeTxHash: hashOf(safe, transaction) })
}

describe('a right that no list shows', () => {
  it('R-GW-1 is real: the Safe obeys somebody who is neither owner nor module by its lists', async () => {
    for (const { safe } of bySetUp.values()) expect(await obeysEve(safe)).toBe(true)
    const clean = await ground.createSafe('1.4.1', [ada.address])
    expect(await obeysEve(clean)).toBe(false)
  })
})

/** Handed a singleton, it puts that in the place of the one that the Safe was made with. */
const l2Setup = await deploy(readArtifact('1.5.0', 'libraries/SafeToL2Setup'))
const toL2 = (singleton: Address) =>
  encodeFunctionData({
    abi: parseAbi(['function setupToL2(address l2Singleton)']),
    functionName: 'setupToL2',
    args: [singleton],
  })

describe('what a Safe ran as its own', () => {
  onBothDatabases((database) => {
    const ask = async <T>(work: (bed: Testbed) => Promise<T>): Promise<T> => {
      const bed = await startTestbed({ ground, database: database() })
      try {
        await bed.catchUp()
        return await work(bed)
      } finally {
        await bed.close()
      }
    }

    it.each(kinds.map((kind) => [nameOf(kind), kind] as const))(
      'R-GW-1 is told when its set-up ran code of nobody known, in %s',
      async (_, kind) => {
        const made = bySetUp.get(kind)
        if (!made) throw new Error('It was made above.')
        expect(await ask((bed) => unknownCodeOf(bed, made.safe))).toMatchObject({
          complete: true,
          count: 1,
          transactions: [
            { kind: 'setup', id: null, txHash: made.hash, target: { value: planter } },
          ],
        })
      },
    )

    it.each(executing.map((kind) => [nameOf(kind), kind] as const))(
      'R-GW-1 is told when a batch in a batch did, in %s',
      async (_, kind) => {
        const made = byExecution.get(kind)
        if (!made) throw new Error('It was made above.')
        const { safe, hash, safeTxHash } = made
        expect(await ask((bed) => unknownCodeOf(bed, safe))).toMatchObject({
          complete: true,
          count: 1,
          transactions: [
            {
              kind: 'multisig',
              id: `multisig_${safe.address}_${safeTxHash}`,
              txHash: hash,
              target: { value: planter },
            },
          ],
        })
      },
    )

    it.each([false, true])('R-GW-1 is told when a module did, announced: %s', async (l2) => {
      const safe = await ground.createSafe('1.4.1', [ada.address], { l2 })
      const enable = { abi: safeAbi, functionName: 'enableModule', args: [eve.address] } as const
      const enabling = transactionOf(0, { to: safe.address, data: encodeFunctionData(enable) })
      await ground.execute(safe, [ada], enabling)
      const data = encodeFunctionData({
        abi: safeAbi,
        functionName: 'execTransactionFromModule',
        args: [planter, 0n, plant('plantOwner'), 1],
      })
      const { hash } = await chain.send({ from: eve.address, to: safe.address, data })
      const id = expect.stringContaining(`module_${safe.address}_i${hash.slice(2)}`)
      expect(await ask((bed) => unknownCodeOf(bed, safe))).toMatchObject({
        count: 1,
        transactions: [{ kind: 'module', id, txHash: hash, target: { value: planter } }],
      })
    })

    it('R-GW-1 is told when its set-up cannot be read, whatever its calldata pretends', async () => {
      const kind = kindOf('1.4.1', true)
      const data = encodeMultiSend([run(planter, plant('plantModule'))])
      const { safe, hash } = await createSafe(kind, kind.multiSend, data, true)
      expect(await obeysEve(safe)).toBe(true)
      expect(await ask((bed) => unknownCodeOf(bed, safe))).toMatchObject({
        count: 1,
        transactions: [{ kind: 'setup', txHash: hash, target: null }],
      })
    })

    it('R-GW-1 is nothing to tell when official code did it, or when it failed', async () => {
      const kind = kindOf('1.5.0', false)
      const toOther = await createSafe(kind, l2Setup, toL2(kindOf('1.5.0', true).singleton))
      const enable = { abi: safeAbi, functionName: 'enableModule', args: [payer] } as const
      const call = run(toOther.safe.address, encodeFunctionData(enable), 0)
      const batch = encodeMultiSend([{ ...call, to: zeroAddress }])
      const withModule = await createSafe(kind, kind.multiSend, batch)
      const failing = await ground.createSafe('1.4.1', [ada.address])
      // No function of the planter's: it reverts, and so does whatever it had written.
      const failure = { to: planter, data: '0x12345678', operation: 1, safeTxGas: 50_000n } as const
      await ground.execute(failing, [ada], transactionOf(0, failure))
      const create = readArtifact('1.4.1', 'libraries/CreateCall')
      const creator = await deploy(create)
      const args = [0n, '0x00']
      const creation = encodeFunctionData({ abi: create.abi, functionName: 'performCreate', args })
      const creating = { to: creator, data: creation, operation: 1 } as const
      await ground.execute(failing, [ada], transactionOf(1, creating))
      const told = await ask((bed) =>
        Promise.all(
          [toOther.safe, withModule.safe, failing].map((safe) => unknownCodeOf(bed, safe)),
        ),
      )
      expect(told).toEqual([NONE, NONE, NONE])
    })
  })
})
