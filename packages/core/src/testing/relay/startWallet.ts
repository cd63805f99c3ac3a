import { MNEMONIC, type TestChain } from '@countersign/testbed'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { type Address, createWalletClient, type Hex, hexToString } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { hangUp } from './hangUp.ts'
import { memoryWalletConnectStorage } from './memoryWalletConnectStorage.ts'

export type Proposal = WalletKitTypes.SessionProposal
type Session = ReturnType<Kit['getActiveSessions']>[string]
type Kit = Awaited<ReturnType<typeof WalletKit.init>>

/** What the wallet does when it is asked; what it throws is sent back as an error. */
type Behaviour = (params: never, request: { topic: string; chainId: string }) => unknown

export type RelayWallet = {
  readonly kit: Kit
  readonly address: Address
  /** Every request it was sent, with the chain it was meant for. */
  readonly asked: { method: string; chainId: string }[]
  readonly script: { [method: string]: Behaviour }
  /** Scans a code; what it proposes is then approved or rejected. */
  scan(uri: string): Promise<Proposal>
  approve(proposal: Proposal, approved?: Partial<Approved>): Promise<Session>
  reject(proposal: Proposal, error?: { code: number; message: string }): Promise<void>
  /** Gives a session new content: other chains or accounts. */
  update(topic: string, approved: Partial<Approved>): Promise<void>
  emit(topic: string, event: { name: string; data: unknown }, chainId: number): Promise<void>
  /** Ends a session from the wallet's side. */
  end(topic: string): Promise<void>
  topics(): string[]
  stop(): Promise<void>
}

export type StartWalletParameters = {
  relayUrl: string
  /** Where its transactions go. */
  chain?: TestChain
  addressIndex?: number
}

type Approved = { chains: readonly number[]; accounts: readonly string[]; methods: string[] }

const METHODS = [
  'personal_sign',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const EVENTS = ['accountsChanged', 'chainChanged']

let count = 0

/** A real WalletConnect wallet with one real account, on a phone of its own. */
export async function startWallet({
  relayUrl,
  chain,
  addressIndex = 0,
}: StartWalletParameters): Promise<RelayWallet> {
  const account = mnemonicToAccount(MNEMONIC, { addressIndex })
  count += 1
  const core = new Core({
    projectId: PROJECT_ID,
    relayUrl,
    storage: memoryWalletConnectStorage(),
    // Both sides live in one process here, and a prefix may be used once in it.
    customStoragePrefix: `wallet-${count}`,
    logger: 'silent',
    telemetryEnabled: false,
  })
  const metadata = { name: 'Phone', description: 'Phone', url: 'https://wallet.test', icons: [] }
  const kit = await WalletKit.init({ core, metadata })
  const proposals = new Map<string, (proposal: Proposal) => void>()
  kit.on('session_proposal', (proposal) => proposals.get(proposal.params.pairingTopic)?.(proposal))

  const wallet: RelayWallet = {
    kit,
    address: account.address,
    asked: [],
    script: {
      personal_sign: ([message]: [Hex]) => account.signMessage({ message: hexToString(message) }),
      eth_sendTransaction([{ to, value }]: [{ to: Address; value: Hex }]) {
        if (!chain) throw new Error('This wallet has no node.')
        const client = createWalletClient({
          account,
          chain: chain.chain,
          transport: chain.transport,
        })
        return client.sendTransaction({ to, value: BigInt(value) })
      },
      async wallet_switchEthereumChain([{ chainId }]: [{ chainId: Hex }], { topic }) {
        await wallet.update(topic, { chains: [...chainsOf(topic), Number(chainId)] })
        return null
      },
    },
    async scan(uri) {
      const topic = uri.slice('wc:'.length, uri.indexOf('@'))
      const proposed = new Promise<Proposal>((resolve) => proposals.set(topic, resolve))
      await kit.pair({ uri })
      return proposed
    },
    approve: ({ id, params }, approved = {}) =>
      kit.approveSession({
        id,
        namespaces: namespaces({ chains: proposedChains(params), ...approved }),
      }),
    reject: ({ id }, reason = { code: 5000, message: 'User rejected.' }) =>
      kit.rejectSession({ id, reason }),
    async update(topic, approved) {
      const updated = { topic, namespaces: namespaces({ chains: chainsOf(topic), ...approved }) }
      const { acknowledged } = await kit.updateSession(updated)
      await acknowledged()
    },
    emit: (topic, event, chainId) =>
      kit.emitSessionEvent({ topic, event, chainId: `eip155:${chainId}` }),
    end: (topic) =>
      kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    topics: () => Object.keys(kit.getActiveSessions()),
    stop: () => hangUp(core),
  }

  kit.on('session_request', async ({ id, topic, params: { request, chainId } }) => {
    wallet.asked.push({ method: request.method, chainId })
    const response = await Promise.resolve()
      .then(() => wallet.script[request.method]?.(request.params as never, { topic, chainId }))
      .then((result) => ({ id, jsonrpc: '2.0', result }))
      .catch((error) => ({ id, jsonrpc: '2.0', error }))
    // The one who asked may have ended the session, or the test, meanwhile.
    await kit.respondSessionRequest({ topic, response }).catch(() => {})
  })

  function chainsOf(topic: string): number[] {
    const { accounts = [] } = kit.getActiveSessions()[topic]?.namespaces.eip155 ?? {}
    return [...new Set(accounts.map((each) => Number(each.split(':')[1])))]
  }

  function namespaces({ chains = [], accounts, methods = METHODS }: Partial<Approved>) {
    const owned = accounts ?? chains.map((id) => `eip155:${id}:${account.address}`)
    const eip155 = { chains: chains.map((id) => `eip155:${id}`), accounts: [...owned], methods }
    return { eip155: { ...eip155, events: EVENTS } }
  }

  return wallet
}

/** A relay of our own takes any. */
export const PROJECT_ID = '0123456789abcdef0123456789abcdef'

function proposedChains({ optionalNamespaces }: Proposal['params']): number[] {
  return (optionalNamespaces.eip155?.chains ?? []).map((id) => Number(id.split(':')[1]))
}
