import { NotConnectedError } from '@countersign/core'
import type { MeantMessage } from '@countersign/judge'
import { showUnseen } from '@countersign/judge'
import { type FormEvent, useState } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { Judgement } from '../../../shared/messages/Judgement.tsx'
import { useMeant } from '../../../shared/messages/useMeant.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { CopyButton } from '../../../shared/ui/forms/CopyButton.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { NeedsWallet } from '../NeedsWallet.tsx'
import styles from '../ToolsPage.module.css'
import { WalletFault } from '../WalletFault.tsx'
import { toolsWords } from '../words.ts'
import { findSignIn } from './findSignIn.ts'

/** Has the connected wallet sign a text, for whoever wants to see that an account is one's own. */
export function SignTool() {
  const say = useWords(toolsWords)
  const { countersign } = useApp()
  const { address, chainId = 1 } = useConnection()
  const [message, setMessage] = useState('')
  const account = { address: address ?? null, chainId }
  const meant = useMeant(message, { ...account, asker: null })
  const { mutate, data, error, isPending, reset } = useOneMutation({
    mutationFn: async (asked: MeantMessage) => {
      const { leaveToSign, openGate } = await import('../wallet.ts')
      if (!address) throw new NotConnectedError()
      const leave = leaveToSign({ chainId, address, version: null }, message, asked)
      return openGate(countersign).signText(address, message, leave)
    },
  })
  const domain = findSignIn(message)
  const shown = showUnseen(message)
  const sign = (event: FormEvent) => {
    event.preventDefault()
    if (message !== '' && meant.asked) mutate(meant.asked)
  }
  return (
    <Panel title={say('sign')}>
      <p className={styles.quiet}>{say('sign.what')}</p>
      <NeedsWallet>
        <form className={styles.form} onSubmit={sign}>
          <Field
            label={say('check.message')}
            fault={domain && say('sign.signIn', { domain: showUnseen(domain).text })}
          >
            {(props) => (
              <textarea
                {...props}
                required
                rows={4}
                value={message}
                onChange={({ target }) => {
                  reset()
                  setMessage(target.value)
                }}
              />
            )}
          </Field>
          {shown.isUnseen && (
            <pre className={styles.shown} dir="auto">
              {shown.text}
            </pre>
          )}
          <Judgement {...{ meant, chainId }} />
          <div>
            <Button type="submit" look="primary" busy={isPending || !meant.asked}>
              {say('sign.do')}
            </Button>
          </div>
        </form>
        <div role="status" className={styles.result}>
          {data && (
            <>
              <Tag tone="good" icon="check">
                {say('sign.done')}
              </Tag>{' '}
              <CopyButton text={data} what={say('check.signature')} />
              <bdi dir="ltr">{data}</bdi>
            </>
          )}
          {error && <WalletFault error={error} />}
        </div>
      </NeedsWallet>
    </Panel>
  )
}
