import { Link } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useHindrance } from '../../shared/account/useHindrance.ts'
import buttonStyles from '../../shared/ui/forms/Button.module.css'
import { useWords } from '../../shared/words/useWords.ts'
import { settingsWords } from './words.ts'

type ChangeLinkProps = {
  change:
    | 'changeThreshold'
    | 'addOwner'
    | 'removeOwner'
    | 'swapOwner'
    | 'enableModule'
    | 'disableModule'
    | 'setGuard'
    | 'deleteGuard'
    | 'setFallbackHandler'
    | 'deleteFallbackHandler'
    | 'update'
  /** Whom it concerns, if anybody, and how they are called. */
  who?: Address
  name?: string
}

/** Leads to where a change is proposed, beside what it changes; not there for who cannot propose. */
export function ChangeLink({ change, who, name }: ChangeLinkProps) {
  const say = useWords(settingsWords)
  const account = useAccount()
  if (useHindrance(account)) return null
  return (
    <Link
      to="/$account/send"
      params={{ account: account.path }}
      search={{ change, ...(who && { who }) }}
      className={buttonStyles.button}
      data-look="quiet"
      data-screen-only=""
      aria-label={name && say('act.of', { act: say(`act.${change}`), name })}
    >
      {say(`act.${change}`)}
    </Link>
  )
}
