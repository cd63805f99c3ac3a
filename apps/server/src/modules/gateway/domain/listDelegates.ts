import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { MalformedError, NotFoundError } from '../errors/errors.ts'
import { readBasics } from '../lists/readBasics.ts'
import { parseAddress } from '../query/parseAddress.ts'
import type { Slice } from '../store/db.ts'
import { type DelegationRecord, listDelegations } from '../store/delegations.ts'

type Given = Partial<Record<'safe' | 'delegate' | 'delegator' | 'label', string | null | undefined>>

/**
 * Who may propose for whom. Of a Safe also those whom an owner lets propose for all of theirs: they may,
 * so they are listed. Those of everybody are nobody's business.
 */
export async function listDelegates(
  context: GatewayContext,
  chain: GatewayChain,
  { safe, delegate, delegator, label }: Given,
  slice: Slice,
): Promise<{ records: DelegationRecord[]; count: number }> {
  const asked = {
    safe: safe ? parseAddress(safe) : undefined,
    delegate: delegate ? parseAddress(delegate) : undefined,
    delegator: delegator ? parseAddress(delegator) : undefined,
  }
  if (!asked.safe && !asked.delegate && !asked.delegator) {
    throw new MalformedError('At least one query param must be provided: safe, delegate, delegator')
  }
  const owners = asked.safe
    ? await readBasics(context, chain, asked.safe).then(
        ({ owners }) => owners,
        (error: unknown) => {
          // It may be made yet: then nobody owns it.
          if (error instanceof NotFoundError) return []
          throw error
        },
      )
    : undefined
  const at = new Date(context.now())
  const filter = { ...asked, owners, label: label ?? undefined }
  return context.database.run((db) => listDelegations(db, chain.id, filter, { ...slice, at }))
}
