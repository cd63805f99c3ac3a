import * as v from 'valibot'
import { sendBatch, statusOf } from '../batches.ts'
import { chainIdToHex } from '../chain.ts'
import { RpcError, unauthorised } from '../errors.ts'
import { address, bytes, chainIdHex, parseParams, quantity } from '../schema.ts'
import type { Batch } from '../state.ts'
import { withToken } from '../tokens.ts'
import { findChain, knownChains, requireShared, visibleAccounts, type Wallet } from '../wallet.ts'
import type { Methods } from './method.ts'
import { requireSound } from './transactions.ts'

const MOST_CALLS = 20

const capabilities = v.nullish(v.record(v.string(), v.unknown()))

const sendCallsSchema = v.tuple([
  v.object({
    version: v.literal('2.0.0', 'expected version 2.0.0'),
    id: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
    from: v.nullish(address),
    chainId: chainIdHex,
    atomicRequired: v.boolean(),
    calls: v.pipe(
      v.array(
        v.object({
          to: v.nullish(address),
          data: v.nullish(bytes, '0x'),
          value: v.nullish(quantity, '0x0'),
          capabilities,
        }),
      ),
      v.minLength(1, 'expected at least one call'),
    ),
    capabilities,
  }),
])

const idSchema = v.tuple([v.string()])

const capabilitiesSchema = v.tuple([address, v.nullish(v.array(chainIdHex))])

/** Bundles of calls (EIP-5792), sent one transaction after another: nothing here is atomic. */
export const callMethods: Methods = {
  wallet_sendCalls(wallet, params) {
    const [request] = parseParams(sendCallsSchema, params)
    const from = request.from ?? visibleAccounts(wallet)[0]
    if (!from) throw unauthorised('No account')
    const account = requireShared(wallet, from)
    const chain = findChain(wallet, request.chainId)
    if (!chain) throw new RpcError(5710, `Demo Wallet does not know chain ${request.chainId}.`)
    if (request.atomicRequired)
      throw new RpcError(5760, 'Demo Wallet cannot send calls atomically.')
    if (request.calls.length > MOST_CALLS) {
      throw new RpcError(5740, `Demo Wallet takes at most ${MOST_CALLS} calls at once.`)
    }
    for (const wanted of [request.capabilities, ...request.calls.map((c) => c.capabilities)]) {
      requireOptional(wanted)
    }
    const id = request.id ?? wallet.randomId()
    if (findBatch(wallet, id))
      throw new RpcError(5720, `There is a bundle with the id ${id} already.`)

    return wallet.exclusively('transaction', 'wallet_sendCalls', async () => {
      const calls = await Promise.all(
        request.calls.map(async ({ to, data, value }) => {
          const call = { to: to ?? null, data, value }
          await requireSound(wallet, call)
          return withToken(wallet, chain, call)
        }),
      )
      await wallet.ask({ kind: 'sendCalls', from, chain, calls })
      sendBatch(wallet, { id, chain, from, account, calls })
      return { id }
    })
  },

  async wallet_getCallsStatus(wallet, params) {
    const [id] = parseParams(idSchema, params)
    const batch = requireBatch(wallet, id)
    return statusOf(wallet, batch)
  },

  wallet_showCallsStatus(wallet, params) {
    const [id] = parseParams(idSchema, params)
    const batch = requireBatch(wallet, id)
    const chainName = findChain(wallet, batch.chainId)?.name ?? `Chain ${batch.chainId}`
    wallet.show({ kind: 'showCalls', batch, chainName })
    return null
  },

  wallet_getCapabilities(wallet, params) {
    const [account, chainIds] = parseParams(capabilitiesSchema, params)
    requireShared(wallet, account)
    const chains = knownChains(wallet).filter(({ id }) => chainIds?.includes(id) ?? true)
    return Object.fromEntries(
      chains.map(({ id }) => [chainIdToHex(id), { atomic: { status: 'unsupported' } }]),
    )
  },
}

/** The wallet has no capability at all, so a page may only ask for optional ones. */
function requireOptional(wanted: Record<string, unknown> | null | undefined) {
  for (const [name, value] of Object.entries(wanted ?? {})) {
    if (v.is(v.object({ optional: v.literal(true) }), value)) continue
    throw new RpcError(5700, `Demo Wallet lacks the capability ${name}.`)
  }
}

function findBatch({ store, origin }: Wallet, id: string): Batch | undefined {
  return store.get('batches').find((batch) => batch.id === id && batch.origin === origin)
}

function requireBatch(wallet: Wallet, id: string): Batch {
  const batch = findBatch(wallet, id)
  if (!batch) throw new RpcError(5730, `There is no bundle with the id ${id}.`)
  return batch
}
