import type { Message } from '@countersign/gateway'
import { readSignIn, type SignIn } from '@countersign/judge'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { readOrigin } from './readOrigin.ts'

type Named<Read> = Read extends { kind: 'signIn' }
  ? Read & { names: { asker: string; domain: string; here: string } }
  : Read

/** A message read as a sign-in, with the names that sentences about it need. */
export function useSignIn({ message, origin }: Pick<Message, 'message' | 'origin'>): Named<SignIn> {
  const { address, chain } = useAccount()
  if (typeof message !== 'string') return { kind: 'other' }
  const asker = readOrigin(origin)?.host ?? null
  const here = window.location.host
  const read = readSignIn(message, {
    ...{ address, chainId: chain.id, asker, here },
    now: Date.now(),
  })
  if (read.kind !== 'signIn') return read
  return { ...read, names: { asker: asker ?? '', domain: read.fields.domain, here } }
}
