import { Link } from '@tanstack/react-router'
import type { Account } from '../../account/account.ts'
import { useHindrance } from '../../account/useHindrance.ts'
import { useWords } from '../../words/useWords.ts'
import { Icon } from '../signs/Icon.tsx'
import { uiWords } from '../words.ts'
import buttonStyles from './Button.module.css'
import { Button } from './Button.tsx'

type SendLinkProps = {
  account: Account
  /** Whom, or what, if that is known already. */
  search?: { to?: string; asset?: string }
  look?: 'primary' | 'quiet'
  /** For ears, where there are several. */
  label?: string
}

/** Leads to where something is sent from an account; off, with the reason, where the visitor cannot. */
export function SendLink({ account, search = {}, look = 'primary', label }: SendLinkProps) {
  const say = useWords(uiWords)
  const hindrance = useHindrance(account)
  if (hindrance) {
    const reason = say(`send.${hindrance}`)
    return (
      <Button look={look} busy title={reason} aria-label={`${label ?? say('send')}. ${reason}`}>
        {say('send')}
      </Button>
    )
  }
  return (
    <Link
      to="/$account/send"
      params={{ account: account.path }}
      search={search}
      className={buttonStyles.button}
      data-look={look}
      aria-label={label}
    >
      {look === 'primary' && <Icon name="send" size={16} />}
      {say('send')}
    </Link>
  )
}
