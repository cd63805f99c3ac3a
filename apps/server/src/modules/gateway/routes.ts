import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway'
import { Hono } from 'hono'
import type { AppEnv } from '../../http/appEnv.ts'
import type { Charge } from '../../http/limits/limitRequests.ts'
import type { CallHandler } from './calls/call.ts'
import { confirmMessage } from './calls/confirmMessage.ts'
import { confirmTransaction } from './calls/confirmTransaction.ts'
import { decodeData } from './calls/decodeData.ts'
import { deleteTransaction } from './calls/deleteTransaction.ts'
import { estimateTransaction } from './calls/estimateTransaction.ts'
import { getAllCollectibles } from './calls/getAllCollectibles.ts'
import { getBalances } from './calls/getBalances.ts'
import { getChain } from './calls/getChain.ts'
import { getChains } from './calls/getChains.ts'
import { getCollectibles } from './calls/getCollectibles.ts'
import { getFiatCodes } from './calls/getFiatCodes.ts'
import { getIncomingTransfers } from './calls/getIncomingTransfers.ts'
import { getIndexing } from './calls/getIndexing.ts'
import { getMasterCopies } from './calls/getMasterCopies.ts'
import { getMessage } from './calls/getMessage.ts'
import { getMessages } from './calls/getMessages.ts'
import { getModuleTransactions } from './calls/getModuleTransactions.ts'
import { getMultisigTransactions } from './calls/getMultisigTransactions.ts'
import { getNonces } from './calls/getNonces.ts'
import { getOwnedSafes } from './calls/getOwnedSafes.ts'
import { getSafe } from './calls/getSafe.ts'
import { getSafeApps } from './calls/getSafeApps.ts'
import { getTransaction } from './calls/getTransaction.ts'
import { getTransactionHistory } from './calls/getTransactionHistory.ts'
import { getTransactionQueue } from './calls/getTransactionQueue.ts'
import * as neighbours from './calls/neighbours.ts'
import { proposeMessage } from './calls/proposeMessage.ts'
import { proposeTransaction } from './calls/proposeTransaction.ts'
import { type CreateContextParameters, createContext } from './context/createContext.ts'
import { answerFault } from './http/answerFault.ts'
import { createPageOrigin } from './http/createPageOrigin.ts'
import { GatewayFault } from './http/gatewayFault.ts'
import { pictureRoute } from './http/pictureRoute.ts'
import { type CallRegistration, serveCall } from './http/serveCall.ts'
import { createForwarder } from './proxy/createForwarder.ts'

export type GatewayRoutesParameters = CreateContextParameters & { charge: Charge }

/** As old as what was read of the chain. */
const INDEXED: CallRegistration = { freshness: 'indexed' }
/** What they send is kept for good: their callers are counted once more. */
const KEPT: CallRegistration = { limit: 'proposals' }

/** Our own Safe gateway; or, with `GATEWAY_URL`, the same calls forwarded to that one. */
export function gatewayRoutes(parameters: GatewayRoutesParameters): Hono<AppEnv> {
  const { config, logger, charge } = parameters
  const context = createContext(parameters)
  const originOf = createPageOrigin(config)
  const forward =
    config.gatewayUrl === null
      ? undefined
      : createForwarder({
          ...parameters,
          gatewayUrl: config.gatewayUrl,
          pictures: context.pictures,
          originOf,
        })
  const app = new Hono<AppEnv>().onError(answerFault(logger))

  function on<const E extends Endpoint>(
    endpoint: E,
    handler: CallHandler<E>,
    registration: CallRegistration = {},
  ): void {
    const path = endpoint.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
    const { limit } = registration
    if (limit) {
      app.on(endpoint.method, path, async (c, next) => (await charge(c, limit)) ?? next())
    }
    const serve =
      forward?.(endpoint, registration) ??
      serveCall({ context, originOf }, endpoint, handler, registration)
    app.on(endpoint.method, path, serve)
  }

  on(contract.getChains, getChains)
  on(contract.getChain, getChain)
  on(contract.getMasterCopies, getMasterCopies)
  on(contract.getSafeApps, getSafeApps)
  on(contract.getOwnedSafes, getOwnedSafes, INDEXED)
  on(contract.getSafe, getSafe)
  on(contract.getBalances, getBalances)
  on(contract.getFiatCodes, getFiatCodes)
  on(contract.getAllCollectibles, getAllCollectibles, { pictures: true })
  on(contract.getCollectibles, getCollectibles, { pictures: true })
  on(contract.getIncomingTransfers, getIncomingTransfers, INDEXED)
  on(contract.getModuleTransactions, getModuleTransactions, INDEXED)
  on(contract.getMultisigTransactions, getMultisigTransactions, INDEXED)
  on(contract.getTransactionHistory, getTransactionHistory, INDEXED)
  on(contract.getTransactionQueue, getTransactionQueue, INDEXED)
  on(contract.getTransaction, getTransaction)
  on(contract.estimateTransaction, estimateTransaction)
  on(contract.proposeTransaction, proposeTransaction, KEPT)
  on(contract.deleteTransaction, deleteTransaction, KEPT)
  on(contract.decodeData, decodeData)
  on(contract.getMessages, getMessages)
  on(contract.getMessage, getMessage)
  on(contract.proposeMessage, proposeMessage, { ...KEPT, status: 202 })
  on(contract.confirmMessage, confirmMessage, KEPT)
  // Another gateway has its own, and more of them.
  if (!forward) {
    on(neighbours.getNonces, getNonces)
    on(neighbours.getIndexing, getIndexing)
    on(neighbours.confirmTransaction, confirmTransaction, KEPT)
  }
  app.get('/api/media/:chainId/:token/:id', pictureRoute(context))
  // Whatever else begins like this is none of our pages.
  for (const version of ['/v1/*', '/v2/*']) {
    app.all(version, () => {
      throw new GatewayFault(404, 'Not Found')
    })
  }
  return app
}
