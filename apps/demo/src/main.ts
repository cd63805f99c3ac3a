import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createGateway } from '@countersign/gateway'
import {
  type ChainInput,
  ConfigError,
  createLogger,
  parseConfig,
  type RunningServer,
  ServerError,
  startServer,
} from '@countersign/server'
import { openFreshDatabase } from './openFreshDatabase.ts'
import { demoAccounts, demoPrices, postStory, tellStory } from './story/index.ts'
import { untilRead } from './untilRead.ts'
import { chainDefinitions, startWorld, WorldError } from './world/index.ts'

/**
 * The whole demo in one process: two chains, the server and the app. One process, so that
 * stopping it stops everything.
 */
async function main() {
  const started = performance.now()
  // The demo's host page: the same server by another name, and so another site.
  const host = `http://127.0.0.1:${process.env.PORT || 4100}`
  // A visitor's terminal is for the address, not for what a server notices.
  const env = {
    ...process.env,
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
    // A PORT that is none is told by its own name alone.
    DESCRIPTIONS_DIR:
      process.env.DESCRIPTIONS_DIR || fileURLToPath(new URL('../descriptions', import.meta.url)),
    FRAME_ORIGINS: process.env.FRAME_ORIGINS || (URL.canParse(host) ? host : undefined),
  }
  const configure = (chains: readonly ChainInput[]) =>
    parseConfig(env, { chains, demo: true, demoAccounts, prices: demoPrices })
  // What is wrong is said at once, and not when the chains are there.
  configure(
    chainDefinitions.map(({ id, shortName, name, features, l2 }) => ({
      ...{ id, shortName, name, l2 },
      features: [...features],
      rpc: ['http://127.0.0.1'],
    })),
  )
  // The chains begin anew at every start: no block is like one that somebody may remember.
  const world = await startWorld({ story: tellStory, birthmark: randomInt(2 ** 47) })
  try {
    const config = configure(world.chains.map((chain) => chain.description))
    const logger = createLogger(config)
    const database = await openFreshDatabase(config, logger)
    let isPrepared = false
    const server = await startServer({
      config,
      logger,
      database,
      isPrepared: () => isPrepared,
      site: {
        root: fileURLToPath(new URL('../dist', import.meta.url)),
        // The wallet's window answers its opener, which the app's own policy would cut off.
        openerPolicy: { '/wallet.html': 'unsafe-none' },
        frames: { '/host.html': [config.publicUrl] },
      },
    })
    if (config.gatewayUrl === null) await fillGateway(server)
    isPrepared = true
    const took = ((performance.now() - started) / 1_000).toFixed(1)
    process.stdout.write(`• Chains, server and app are ready ${took} s\n\n  ${server.url}\n\n`)
    stopOnce(async () => {
      // Nobody balances the demo.
      await server.close({ atOnce: true })
      await database.close()
      await world.stop()
    })
  } catch (error) {
    await world.stop()
    throw error
  }
}

/** Posts what the owners told each other, into our own gateway. */
async function fillGateway({ url, port, indexing }: RunningServer) {
  await untilRead(indexing)
  // Not by the address that visitors use: it may lead through somebody else's machine.
  const gateway = createGateway({ baseUrl: `http://localhost:${port}` })
  await postStory({ publicUrl: url, gateway })
}

/** Stops on a signal, or when the script that started us is gone. */
function stopOnce(stop: () => Promise<void>) {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGINT', begin)
  process.on('SIGTERM', begin)
  process.on('disconnect', begin)
}

main().catch((error: unknown) => {
  const known = [ConfigError, ServerError, WorldError].some((kind) => error instanceof kind)
  // A known fault is one sentence; anything else is a bug and keeps its stack.
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
