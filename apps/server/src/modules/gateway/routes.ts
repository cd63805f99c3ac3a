import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway'
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/appEnv.ts'
import type { Charge } from '../../http/limits/limitRequests.ts'
import type { CallHandler } from './calls/call.ts'
import { confirmMessage } from './calls/confirmMessage.ts'
import { confirmTransaction } from './calls/confirmTransaction.ts'
import { decodeData } from './calls/decodeData.ts'
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
import { serveCall } from './http/serveCall.ts'
import { createForwarder } from './proxy/createForwarder.ts'

export type GatewayRoutesParameters = CreateContextParameters & { charge: Charge }

/** The calls whose callers are counted on their own: what they send is kept for good. */
const WRITES = new Set<string>([
  'proposeTransaction',
  'confirmTransaction',
  'proposeMessage',
  'confirmMessage',
])

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

  const limitWrites: MiddlewareHandler<AppEnv> = async (c, next) =>
    (await charge(c, 'proposals')) ?? next()

  function on<const E extends Endpoint>(endpoint: E, handler: CallHandler<E>): void {
    const path = endpoint.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
    if (WRITES.has(endpoint.name)) app.on(endpoint.method, path, limitWrites)
    const serve = forward?.(endpoint) ?? serveCall({ context, originOf }, endpoint, handler)
    app.on(endpoint.method, path, serve)
  }

  on(contract.getChains, getChains)
  on(contract.getChain, getChain)
  on(contract.getMasterCopies, getMasterCopies)
  on(contract.getSafeApps, getSafeApps)
  on(contract.getOwnedSafes, getOwnedSafes)
  on(contract.getSafe, getSafe)
  on(contract.getBalances, getBalances)
  on(contract.getFiatCodes, getFiatCodes)
  on(contract.getAllCollectibles, getAllCollectibles)
  on(contract.getCollectibles, getCollectibles)
  on(contract.getIncomingTransfers, getIncomingTransfers)
  on(contract.getModuleTransactions, getModuleTransactions)
  on(contract.getMultisigTransactions, getMultisigTransactions)
  on(contract.getTransactionHistory, getTransactionHistory)
  on(contract.getTransactionQueue, getTransactionQueue)
  on(contract.getTransaction, getTransaction)
  on(contract.estimateTransaction, estimateTransaction)
  on(contract.proposeTransaction, proposeTransaction)
  on(contract.decodeData, decodeData)
  on(contract.getMessages, getMessages)
  on(contract.getMessage, getMessage)
  on(contract.proposeMessage, proposeMessage)
  on(contract.confirmMessage, confirmMessage)
  // Another gateway has its own, and more of them.
  if (!forward) {
    on(neighbours.getNonces, getNonces)
    on(neighbours.getIndexing, getIndexing)
    on(neighbours.confirmTransaction, confirmTransaction)
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
