import { checkSignInMessage, SignInRefused } from '@countersign/siwe/server'
import { type Hex, hashMessage, isAddressEqual } from 'viem'
import type { Chains } from '../../chains/createChains.ts'
import type { ServerConfig } from '../../config/types.ts'
import type { Database } from '../../database/types.ts'
import type { Logger } from '../../log/createLogger.ts'
import type { Recovery } from '../../signatures/createRecovery.ts'
import { ChainUnknownError, NodesDisagreeError } from './askNodes.ts'
import { createNonces } from './createNonces.ts'
import { type Carrier, createSessions, type Presented, toSession } from './createSessions.ts'
import type { SessionRow } from './store.ts'
import { verifyContract } from './verifyContract.ts'

export type AuthParameters = {
  config: ServerConfig
  chains: Chains
  database: Database
  recovery: Pick<Recovery, 'recover'>
  logger: Logger
  /** Hears how asking the nodes about a contract ended. */
  onNodes?: ((event: { chain: number; outcome: NodesOutcome }) => void) | undefined
  now?: (() => number) | undefined
}

export type NodesOutcome = 'agree' | 'disagree' | 'unavailable'

export type VerifyParameters = {
  message: string
  signature: string
  /** Ids the visitor was given before, and whether each came in a cookie. */
  preSessions: readonly { id: string; carrier: Carrier }[]
  presented: readonly Presented[]
  userAgent: string | undefined
}

/** How often a contract is asked whether it still stands by its signature. */
const RECHECK_MS = 15 * 60_000
/** How long the nodes may take in all. */
const CONTRACT_MS = 4_500

export type AuthService = ReturnType<typeof createAuthService>

/** The rules of signing in. Knows nothing of HTTP. */
export function createAuthService(parameters: AuthParameters) {
  const { config, chains, database, recovery, logger, onNodes, now = Date.now } = parameters
  const { sessionSecret: secret, nonceTtlSeconds, signInWindowSeconds } = config
  const nonces = createNonces({ secret, ttlSeconds: nonceTtlSeconds, now })
  const sessions = createSessions({ database, ttlSeconds: config.sessionTtlSeconds, now })
  const chainIds = new Set(config.chains.map(({ id }) => id))

  async function isContractSignature(proof: {
    address: Hex
    chainId: number
    hash: Hex
    signature: Hex
  }): Promise<boolean> {
    const chain = chains.get(proof.chainId)
    if (!chain) throw new ChainUnknownError(0)
    const signal = AbortSignal.timeout(CONTRACT_MS)
    const note = (outcome: NodesOutcome) => onNodes?.({ chain: chain.id, outcome })
    try {
      const verdict = await verifyContract({ chain, nodes: config.signInNodes, signal, ...proof })
      note('agree')
      return verdict === 'valid'
    } catch (error) {
      if (error instanceof ChainUnknownError) note('unavailable')
      if (error instanceof NodesDisagreeError) {
        note('disagree')
        // Which of them is wrong, only somebody who looks can tell.
        logger.error({ chain: chain.id, said: error.said }, 'nodes disagree about a sign-in')
      }
      throw error
    }
  }

  async function verify(parameters: VerifyParameters) {
    const { message: text, signature } = parameters
    const message = checkSignInMessage(text, { ...config, chainIds }, now())
    if (!isHex(signature)) {
      throw new SignInRefused('signature_malformed', 'The signature is not hexadecimal.')
    }
    const { address, chainId, nonce } = message
    const issued = findNonce(nonce, parameters.preSessions)
    // First without asking anybody: most accounts are keys, and a key needs no node.
    const signer = await recovery.recover(text, signature)
    const isContract = signer === undefined || !isAddressEqual(signer, address)
    const proof = isContract ? { hash: hashMessage(text), signature } : undefined
    if (proof && !(await isContractSignature({ address, chainId, ...proof }))) {
      throw new SignInRefused('signature_invalid', 'The signature is not from this account.')
    }
    // Co-signers of a contract may take days; whoever holds a key signs at once.
    if (!isContract && Date.parse(message.issuedAt) < now() - signInWindowSeconds * 1000) {
      throw new SignInRefused('message_too_old', 'The message is too old. Sign a new one.')
    }
    const opened = await sessions.open({
      address,
      chainId,
      nonce,
      nonceExpiresAt: issued.expiresAt,
      proof,
      carrier: issued.carrier,
      userAgent: parameters.userAgent,
      presented: parameters.presented,
    })
    if (!opened) {
      throw new SignInRefused('nonce_used', 'This message was used before. Sign a new one.')
    }
    return { ...opened, carrier: issued.carrier }
  }

  function findNonce(nonce: string, preSessions: VerifyParameters['preSessions']) {
    for (const { id, carrier } of preSessions) {
      const checked = nonces.check(nonce, id)
      if (checked.state === 'good') return { carrier, expiresAt: checked.expiresAt }
      if (checked.state === 'expired') {
        throw new SignInRefused('nonce_expired', 'This message is too old. Sign a new one.')
      }
    }
    throw new SignInRefused('nonce_unknown', 'This message was not asked for by this browser.')
  }

  /** Owners of a contract change: what they signed before may count no more. */
  async function recheck(row: SessionRow): Promise<void> {
    // Both are written by us, as hexadecimal texts.
    const [hash, signature] = [row.proof_hash, row.proof_signature] as [Hex | null, Hex | null]
    if (hash === null || signature === null) return
    if (now() - row.checked_at.getTime() < RECHECK_MS || !(await sessions.beginCheck(row))) return
    const { address, chainId } = toSession(row)
    if (await isContractSignature({ address, chainId, hash, signature })) return
    await sessions.endOne(row)
    logger.info({ session: row.id }, 'a contract no longer stands by its sign-in')
  }

  return {
    issueNonce: nonces.issue,
    verify,
    /** The session of a request, and its next token when it is time for one. */
    async session(presented: readonly Presented[]) {
      const row = await sessions.find(presented)
      if (!row) return undefined
      const { token, lastSeenAt } = await sessions.use(row, presented)
      // Not waited for: a slow node would make every page load slow.
      recheck(row).catch((error: unknown) =>
        logger.warn({ session: row.id, error }, 'a contract could not be asked again'),
      )
      const session = toSession({ ...row, last_seen_at: lastSeenAt })
      return { row, session, token, expiresAt: row.expires_at }
    },
    list: sessions.list,
    signOut: sessions.end,
    signOutEverywhere: sessions.endAll,
    sweep: sessions.sweep,
  }
}

function isHex(text: string): text is Hex {
  return /^0x(?:[0-9a-fA-F]{2})*$/.test(text)
}
