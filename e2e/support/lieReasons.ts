import { SIGNING_PATHS, type SigningPath } from './signingPaths.ts'
import type { AnyLie } from './toldWorld.ts'

/**
 * `blocked`: the wallet is not asked, or what it answers goes nowhere. `typed`: only after it was named.
 * `same`: it is asked for what it would have been asked for, and that was shown as it is. `unheard`: nobody
 * on this path asks for it.
 */
export type Cell = 'blocked' | 'typed' | 'same' | 'unheard' | 'believed'

/** By which of its reasons a cell is not stopped. */
export function reasonOf(path: SigningPath, lie: AnyLie, cell: Cell): string | undefined {
  const act = SIGNING_PATHS[path]
  const who = lie.kind === 'silence' ? 'silence' : lie.kind === 'fact' ? lie.lie.liar : ''
  const what = lie.kind === 'fact' ? lie.lie.subject : ''
  const group = who.startsWith('node') || who === 'wallet' ? 'nodes' : who
  return [`${who} ${what} ${cell}`, `${act} ${group} ${cell}`].find((each) => each in REASONS)
}

const BUILT_HERE = 'the gateway has not heard of it, or is not asked: what is signed was built here'
const NO_SIGNATURE = 'no signature is asked for, but that something is sent'
const NO_SAFE =
  'what an account sends itself has no hash and no owners that anybody could lie about'
const GIVEN_UP = 'whoever is away keeps nobody from giving something up'
const OWN_BYTES = 'read and hashed from the very bytes here: nobody else is asked about them'

/**
 * Why a lie that is not stopped is none that matters: nobody on the path asks for it (`unheard`), or what the
 * wallet is asked for, and what was shown of it, is the same (`same`).
 */
export const REASONS: Readonly<Record<string, string>> = {
  'own decoding unheard':
    'a page that reads otherwise than the gateway is found out by that: `tampering.integration`',
  'propose gateway unheard': BUILT_HERE,
  'reject gateway unheard': BUILT_HERE,
  'remove gateway unheard': BUILT_HERE,
  'confirm gateway unheard':
    'it is compared where it is shown; the bytes that are signed are those',
  'execute gateway same': 'of what it brings to an execution each signature is judged by itself',
  'execute signature unheard': NO_SIGNATURE,
  'reject silence same': GIVEN_UP,
  'remove silence same': GIVEN_UP,
  ...Object.fromEntries(
    (['send', 'resume', 'replace', 'handOver'] as const).flatMap((act) => [
      [`${act} own unheard`, NO_SAFE],
      [`${act} gateway unheard`, NO_SAFE],
      [`${act} nodes unheard`, NO_SAFE],
      [`${act} signature unheard`, NO_SIGNATURE],
      [`${act} silence unheard`, 'nobody reads the chain for it but our nodes, or none at all'],
    ]),
  ),
  'send silence same': 'the other node has rehearsed it, which is said: one voice',
  'resume silence same': 'the same',
  'handOver silence same': 'the same',
  'signMessage own unheard': OWN_BYTES,
  'signMessage gateway unheard': OWN_BYTES,
  'signMessage nodes unheard': OWN_BYTES,
  'signMessage silence unheard': OWN_BYTES,
}
