import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address, Hex } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { Failure } from '../../../shared/ui/failures/Failure.tsx'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { ChainField } from '../ChainField.tsx'
import { parseAddress } from '../parseAddress.ts'
import { parseHex } from '../parseHex.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { checkSignature } from './checkSignature.ts'
import { VerdictText } from './VerdictText.tsx'

type Claim = { chainId: number; address: Address; message: string; signature: Hex }

/** Whether a text was signed by an account: a key's, a Safe's or another contract's signature. */
export function CheckTool() {
  const say = useWords(toolsWords)
  const { chains } = useApp().appConfig
  const config = useConfig()
  const [chainId, setChainId] = useState<number>(chains[0].id)
  const [account, setAccount] = useState('')
  const [message, setMessage] = useState('')
  const [signed, setSigned] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: ({ chainId: where, ...claim }: Claim) =>
      checkSignature(config.getClient({ chainId: where }), claim),
  })
  const address = parseAddress(account, chains)
  const signature = parseHex(signed)
  const isFine = address && signature && signature !== '0x'
  const check = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isFine) mutate({ chainId, address, message, signature })
  }
  // An answer is about what was asked, not about what has been typed since.
  const change =
    <value,>(set: (next: value) => void) =>
    (next: value) => {
      reset()
      set(next)
    }
  return (
    <Panel title={say('check')}>
      <p className={styles.quiet}>{say('check.what')}</p>
      <form className={styles.form} onSubmit={check} noValidate>
        <Field label={say('check.message')}>
          {(props) => (
            <textarea
              {...props}
              rows={4}
              value={message}
              onChange={({ target }) => change(setMessage)(target.value)}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field label={say('check.account')} fault={isTried && !address && say('fault.noAddress')}>
            {(props) => (
              <input
                {...props}
                dir="ltr"
                value={account}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => change(setAccount)(target.value)}
              />
            )}
          </Field>
          <ChainField chainId={chainId} onChange={change(setChainId)} />
        </div>
        <Field
          label={say('check.signature')}
          fault={isTried && (!signature || signature === '0x') && say('fault.noSignature')}
        >
          {(props) => (
            <textarea
              {...props}
              dir="ltr"
              rows={3}
              value={signed}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => change(setSigned)(target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="primary" busy={isPending}>
            {say('check.do')}
          </Button>
        </div>
      </form>
      <div role="status">{data && <VerdictText verdict={data} chainId={chainId} />}</div>
      {error && <Failure error={error} />}
    </Panel>
  )
}
