import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { createMailbox, type Kept, type Letter } from './mailbox.ts'

export type Relay = {
  readonly url: string
  /** While true it takes calls and answers none. */
  silent: boolean
  /** While set, callers are turned away with this reason. */
  refusal: string | undefined
  /** Every method it was called with, in order. */
  readonly called: string[]
  /** How many lines are open. */
  lines(): number
  /** The open lines of a client go dead without being closed, as when a phone sleeps. */
  deaden(client: string): void
  /** Closes every line and the door; letters are kept. */
  stop(): Promise<void>
  /** Opens the door again, at the same address. */
  restart(): Promise<void>
}

type Line = { socket: WebSocket; client: string; topics: Set<string>; dead: boolean }

/** JSON-RPC from a client: a call, or the confirmation of a letter. */
type Call = { id: number | string; method?: string; params: Params }

/** The union of what the methods below carry; only WalletConnect's own clients call in. */
type Params = {
  topic: string
  topics: string[]
  message: string
  tag?: number
  attestation?: string
  pairingTopic: string
  sessionTopic: string
  sessionProposal: string
  sessionProposalResponse: string
  sessionSettlementRequest: string
}

/** A WalletConnect relay on this machine: the part of its protocol that clients of 2.21 speak. */
export async function startRelay(): Promise<Relay> {
  // Its clients read these when they start and have no option for them: they report nothing to
  // anyone, and several may live in one process as they would in several browsers.
  Object.assign(process.env, { IS_VITEST: 'true', DISABLE_GLOBAL_CORE: 'true' })
  const mailbox = createMailbox()
  const lines = new Set<Line>()
  let server = await listen(0)
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe

  const relay: Relay = {
    url: `ws://127.0.0.1:${port}`,
    silent: false,
    refusal: undefined,
    called: [],
    lines: () => lines.size,
    deaden(client) {
      for (const line of lines) if (line.client === client) line.dead = true
    },
    async stop() {
      for (const { socket } of lines) socket.terminate()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
    async restart() {
      server = await listen(port)
    },
  }
  return relay

  async function listen(wanted: number): Promise<WebSocketServer> {
    const made = new WebSocketServer({ host: '127.0.0.1', port: wanted })
    made.on('connection', (socket, request) => accept(socket, clientOf(request.url ?? '')))
    await once(made, 'listening')
    return made
  }

  function accept(socket: WebSocket, client: string): void {
    if (relay.refusal !== undefined) {
      socket.close(3000, relay.refusal)
      return
    }
    const line: Line = { socket, client, topics: new Set(), dead: false }
    lines.add(line)
    socket.on('close', () => lines.delete(line))
    socket.on('message', (data) => {
      if (!relay.silent && !line.dead) hear(line, JSON.parse(String(data)))
    })
  }

  function hear(line: Line, { id, method, params }: Call): void {
    if (!method) {
      mailbox.confirm(line.client, Number(id))
      return
    }
    relay.called.push(method)
    const known = [...line.topics]
    const answer = run(line, method, params)
    line.socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...answer }))
    // What waited for this client comes after the answer: before, it does not know its topic.
    for (const topic of line.topics) {
      if (known.includes(topic)) continue
      for (const letter of mailbox.unread(line.client, topic)) deliver(line, letter)
    }
  }

  function run(
    line: Line,
    method: string,
    params: Params,
  ): { result: unknown } | { error: object } {
    const { topic, message, pairingTopic, sessionTopic, attestation } = params
    switch (method) {
      case 'irn_publish':
        publish(line, { topic, message, tag: params.tag ?? 0, ...(attestation && { attestation }) })
        return { result: true }
      case 'irn_subscribe':
        line.topics.add(topic)
        return { result: subscriptionId(topic) }
      case 'irn_batchSubscribe':
        for (const each of params.topics) line.topics.add(each)
        return { result: params.topics.map(subscriptionId) }
      case 'irn_unsubscribe':
        line.topics.delete(topic)
        return { result: true }
      case 'irn_fetchMessages':
        return { result: { messages: mailbox.unread(line.client, topic), hasMore: false } }
      case 'irn_batchFetchMessages': {
        const messages = params.topics.flatMap((each) => mailbox.unread(line.client, each))
        return { result: { messages, hasMore: false } }
      }
      case 'wc_proposeSession':
        line.topics.add(pairingTopic)
        publish(line, { topic: pairingTopic, message: params.sessionProposal, tag: 1100 })
        return { result: true }
      case 'wc_approveSession':
        line.topics.add(sessionTopic)
        publish(line, { topic: pairingTopic, message: params.sessionProposalResponse, tag: 1101 })
        publish(line, { topic: sessionTopic, message: params.sessionSettlementRequest, tag: 1102 })
        return { result: true }
      default:
        return { error: { code: -32601, message: `${method} is unknown here.` } }
    }
  }

  function publish(line: Line, letter: Omit<Letter, 'publishedAt'>): void {
    const kept = mailbox.put(line.client, letter)
    for (const other of lines) {
      if (other.client !== line.client && other.topics.has(letter.topic)) deliver(other, kept)
    }
  }

  function deliver(line: Line, { id, from: _, ...data }: Kept): void {
    if (relay.silent || line.dead) return
    const params = { id: subscriptionId(data.topic), data }
    line.socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }
}

const subscriptionId = (topic: string) => `subscription-${topic}`

/** Clients sign who they are into the address they call. */
function clientOf(url: string): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return JSON.parse(payload).iss
}
