import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useHindrance } from '../../shared/account/useHindrance.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { SafeNotices } from '../../shared/safety/SafeNotices.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Composer } from './Composer.tsx'
import { sendWords } from './words.ts'

/** Pays, hands over and calls, from a Safe or a plain wallet. */
export function SendPage() {
  const say = useWords(sendWords)
  const account = useAccount()
  const { kind } = useAccountState(account)
  const hindrance = useHindrance(account)
  const name = useContactName(account.chain.id)(account.address)
  return (
    <>
      <PageHeading title={name ? say('title.from', { name }) : say('title')} />
      <SafeNotices />
      {kind === 'contract' && <p>{say('contract')}</p>}
      {(hindrance === 'notOwner' || hindrance === 'otherWallet') && (
        <Alarm title={say(`may.${hindrance}`)} tone="warn" isNote />
      )}
      {kind !== 'contract' && <Composer key={account.path} />}
    </>
  )
}
