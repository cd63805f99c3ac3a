import type { Gateway } from '../client/createGateway.ts'
import * as gateway from '../index.ts'
import * as build from '../testing/index.ts'

const chain = { chainId: '100' }
const safe = { ...chain, safeAddress: build.addressOf(0x5afe01) }

/** All 23 calls, each with parameters that exercise it. */
export const everyCall: Record<string, (client: Gateway) => Promise<unknown>> = {
  getChains: (client) => client.call(gateway.getChains, {}),
  getChain: (client) => client.call(gateway.getChain, chain),
  getMasterCopies: (client) => client.call(gateway.getMasterCopies, chain),
  getSafeApps: (client) =>
    client.call(gateway.getSafeApps, { ...chain, clientUrl: 'https://app.test' }),
  getOwnedSafes: (client) =>
    client.call(gateway.getOwnedSafes, { ...chain, ownerAddress: build.addressOf(1) }),
  getSafe: (client) => client.call(gateway.getSafe, safe),
  getBalances: (client) =>
    client.call(gateway.getBalances, { ...safe, currency: 'usd', trusted: true }),
  getFiatCodes: (client) => client.call(gateway.getFiatCodes, {}),
  getAllCollectibles: (client) => client.call(gateway.getAllCollectibles, safe),
  getCollectibles: (client) =>
    client.call(gateway.getCollectibles, { ...safe, exclude_spam: false }),
  getIncomingTransfers: (client) =>
    client.call(gateway.getIncomingTransfers, { ...safe, value: '1' }),
  getModuleTransactions: (client) => client.call(gateway.getModuleTransactions, safe),
  getMultisigTransactions: (client) =>
    client.call(gateway.getMultisigTransactions, { ...safe, nonce: 3, executed: false }),
  getTransactionHistory: (client) =>
    client.call(gateway.getTransactionHistory, { ...safe, timezone: 'Europe/Zurich' }),
  getTransactionQueue: (client) =>
    client.call(gateway.getTransactionQueue, { ...safe, trusted: false }),
  getTransaction: (client) =>
    client.call(gateway.getTransaction, { ...chain, transactionId: build.hashOf(1) }),
  estimateTransaction: (client) =>
    client.call(gateway.estimateTransaction, { ...safe, body: build.buildEstimationRequest() }),
  proposeTransaction: (client) =>
    client.call(gateway.proposeTransaction, { ...safe, body: build.buildProposalRequest() }),
  decodeData: (client) =>
    client.call(gateway.decodeData, { ...chain, body: build.buildDecodingRequest() }),
  getMessages: (client) => client.call(gateway.getMessages, safe),
  getMessage: (client) =>
    client.call(gateway.getMessage, { ...chain, messageHash: build.hashOf(1) }),
  proposeMessage: (client) =>
    client.call(gateway.proposeMessage, { ...safe, body: build.buildMessageRequest() }),
  confirmMessage: (client) =>
    client.call(gateway.confirmMessage, {
      ...chain,
      messageHash: build.hashOf(1),
      body: build.buildConfirmationRequest(),
    }),
  deleteTransaction: (client) =>
    client.call(gateway.deleteTransaction, {
      ...chain,
      safeTxHash: build.hashOf(1),
      body: build.buildConfirmationRequest(),
    }),
}
