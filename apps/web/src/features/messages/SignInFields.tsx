import { isAlarming, type SignInCheck } from '@countersign/judge'
import type { SignInMessage } from '@countersign/siwe'
import type { ReactNode } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { formatDateTime } from '../../shared/format/formatTime.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Fact, Facts } from '../../shared/ui/tables/Facts.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { messagesWords } from './words.ts'

type SignInFieldsProps = {
  fields: SignInMessage
  checks: readonly SignInCheck[]
  names: { asker: string; domain: string; here: string }
}

const FIELDS = [
  'domain',
  'address',
  'statement',
  'uri',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
] as const

const GOOD: readonly SignInCheck[] = ['asker.same', 'here.same']

/** Where a sign-in leads, field by field, and what came out of comparing it with who asked. */
export function SignInFields({ fields, checks, names }: SignInFieldsProps) {
  const say = useWords(messagesWords)
  return (
    <>
      <p className={styles.lead}>{say('signIn.title', { domain: fields.domain })}</p>
      <ul className={styles.checks}>
        {checks.map((check) => {
          const tone = isAlarming(check) ? 'danger' : GOOD.includes(check) ? 'good' : 'warn'
          const icon = tone === 'good' ? 'check' : tone === 'danger' ? 'warning' : 'question'
          return (
            <li key={check}>
              <Tag tone={tone} icon={icon}>
                {say(`check.${check}`, names)}
              </Tag>
            </li>
          )
        })}
      </ul>
      <Facts>
        {FIELDS.filter((field) => fields[field] !== undefined).map((field) => (
          <Fact key={field} name={say(`signIn.${field}`)}>
            <FieldValue field={field} fields={fields} />
          </Fact>
        ))}
      </Facts>
    </>
  )
}

type FieldValueProps = { field: (typeof FIELDS)[number]; fields: SignInMessage }

function FieldValue({ field, fields }: FieldValueProps): ReactNode {
  const locale = useLocale()
  const { chain } = useAccount()
  const { chains } = useApp().appConfig
  switch (field) {
    case 'address':
      return <AddressText address={fields.address} chainId={chain.id} full />
    case 'chainId':
      return chains.find(({ id }) => id === fields.chainId)?.name ?? fields.chainId
    case 'issuedAt':
    case 'expirationTime':
    case 'notBefore':
      return formatDateTime(Date.parse(fields[field] ?? ''), locale)
    case 'resources':
      return fields.resources?.map((resource) => (
        <bdi key={resource} className={styles.value}>
          {resource}
        </bdi>
      ))
    default:
      return <bdi className={styles.value}>{fields[field]}</bdi>
  }
}
