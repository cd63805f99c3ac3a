import { withBlockOverrides } from '@countersign/testbed'
import { type Hex, numberToHex } from 'viem'
import { worldContracts } from './contracts.ts'
import { createEngine as createDefaultEngine, type Engine } from './createEngine.ts'
import type { ChainDefinition } from './definitions.ts'
import { keepClock } from './keepClock.ts'
import { type Listener, listen } from './listen.ts'
import { setUpChain } from './setUp/setUpChain.ts'
import { tokens } from './tokens.ts'
import type { ChainDescription, WorldChain } from './types.ts'
import { WorldError } from './worldError.ts'

type RunningChain = { chain: WorldChain; stop(): Promise<void> }

export type StartWorldChainOptions = {
  /** Runs after the set-up, while the chain's clock still stands in the past. */
  story?: ((chain: WorldChain) => Promise<void>) | undefined
  /** A whole number that tells this start from others by the hashes of its blocks, and by them alone. */
  birthmark?: number | undefined
  createEngine?: ((definition: ChainDefinition, birthmark?: number) => Promise<Engine>) | undefined
}

/** Starts one chain, deploys everything on it, opens its port and brings its clock to the present. */
export async function startWorldChain(
  definition: ChainDefinition,
  port: number,
  { story, birthmark, createEngine = createDefaultEngine }: StartWorldChainOptions = {},
): Promise<RunningChain> {
  let engine: Engine | undefined
  let listener: Listener | undefined
  const stop = async () => {
    await listener?.close()
    await engine?.close()
  }

  try {
    engine = await createEngine(definition, birthmark)
    const request = withBlockOverrides(keepClock(engine.request))
    const setUpBlock = await setUpChain(definition, request)
    listener = await listen(port, request)

    const chain: WorldChain = {
      id: definition.id,
      shortName: definition.shortName,
      name: definition.name,
      url: listener.url,
      description: describe(definition, listener.url),
      setUpBlock,
      request,
      async snapshot() {
        // The engine numbers its snapshots in hex.
        return (await request('evm_snapshot')) as Hex
      },
      async revert(id) {
        if (await request('evm_revert', [id])) return
        throw new WorldError(`${definition.name} has no snapshot ${id} to go back to.`)
      },
      async mine(blocks = 1) {
        await request('hardhat_mine', [numberToHex(blocks), '0x0'])
      },
    }
    await story?.(chain)
    await moveToPresent(chain)
    return { chain, stop }
  } catch (cause) {
    await stop()
    throw new WorldError(explain(definition, port, cause), { cause })
  }
}

/** Real time is the one thing that differs between starts, so it begins in a block of its own. */
async function moveToPresent({ request }: WorldChain) {
  // A running chain always has a latest block.
  const latest = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
  // Where the machine's own clock is wrong, the chain goes on from the set-up.
  const time = Math.max(Math.floor(Date.now() / 1000), Number(latest.timestamp))
  await request('evm_setNextBlockTimestamp', [time])
  await request('evm_mine')
}

function describe(definition: ChainDefinition, url: string): ChainDescription {
  const contracts = worldContracts[definition.id]
  return {
    id: definition.id,
    shortName: definition.shortName,
    name: definition.name,
    ...(definition.nativeCurrency && { nativeCurrency: definition.nativeCurrency }),
    rpc: [url, url],
    walletRpc: true,
    features: [...definition.features],
    l2: definition.l2,
    contracts: {
      multicall3: contracts.multicall3,
      allowanceModule: contracts.allowanceModule,
      permit2: contracts.permit2,
      ...('universalResolver' in contracts && {
        ensUniversalResolver: contracts.universalResolver,
      }),
    },
    // The look-alike is left out: nobody who knows it would vouch for it.
    tokens: [
      { address: contracts.usdc, ...tokens.usdc },
      { address: contracts.orchard, ...tokens.orchard },
    ],
  }
}

function explain({ name, id }: ChainDefinition, port: number, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `${name} (chain ${id}) cannot use port ${port}: another program is listening on it.`
  }
  if (code === 'EACCES') {
    return `${name} (chain ${id}) cannot use port ${port}: this user is not allowed to open it.`
  }
  if (code === 'ERR_SOCKET_BAD_PORT') {
    return `${name} (chain ${id}) cannot use port ${port}: a port is a number from 0 to 65535.`
  }
  const place = port === 0 ? 'a free port' : `port ${port}`
  const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n')
  return `${name} (chain ${id}) did not start on ${place}: ${reason}`
}
