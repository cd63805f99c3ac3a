import type { Authorization } from '@countersign/judge'
import type { createActs } from '@countersign/web/acts'

type Acts = ReturnType<typeof createActs>

/** Every act that asks a wallet by the judge's leave: found in the types, and none can be left out. */
type ByLeave = {
  [Name in keyof Acts]: Acts[Name] extends (...given: infer Given) => Promise<unknown>
    ? Given extends [{ authorization: Authorization }, ...unknown[]]
      ? Name
      : Authorization extends Given[1]
        ? Name
        : never
    : never
}[keyof Acts]

/** What asks a wallet: those, what the judge builds by itself, and the signer of messages. */
export type Asking = ByLeave | Extract<keyof Acts, 'reject' | 'replace' | 'remove'> | 'signMessage'

/** Where somebody signs or sends something, and what then asks their wallet. */
export const SIGNING_PATHS = {
  'the composer’s proposal': 'propose',
  'a confirmation': 'confirm',
  'an execution': 'execute',
  'Execute in the queue': 'execute',
  'several in order': 'execute',
  'a nested confirmation': 'propose',
  'a rejection': 'reject',
  'taking a proposal back': 'remove',
  'a message': 'signMessage',
  'a call of Tools': 'send',
  'a revocation': 'send',
  'a plain payment': 'send',
  'the rest of a run': 'resume',
  'speeding up': 'replace',
  'a hand-over to a host': 'handOver',
} as const satisfies Readonly<Record<string, Asking>>

export type SigningPath = keyof typeof SIGNING_PATHS

/** What asks a wallet and is on no path: there is none, or this does not compile. */
type Missing = Exclude<Asking, (typeof SIGNING_PATHS)[SigningPath]>
const nothingIsMissing: Missing extends never ? true : Missing = true
void nothingIsMissing
