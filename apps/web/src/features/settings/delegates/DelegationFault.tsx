import { walletFault } from '../../../shared/acts/actFaults.ts'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { delegateWords } from './words.ts'

/** Why a delegation was not made or ended: nothing was kept of it. */
export function DelegationFault({ error }: { error: unknown }) {
  const say = useWords(delegateWords)
  const { kind, details } = walletFault(error)
  return (
    <Alarm title={say('failed')} tone="warn">
      {kind === 'wallet.rejected' && <p>{say('failed.rejected')}</p>}
      {kind === 'otherData' && <p>{say('failed.other')}</p>}
      {kind !== 'wallet.rejected' && kind !== 'otherData' && details !== undefined && (
        <p>
          <bdi>{details}</bdi>
        </p>
      )}
    </Alarm>
  )
}
