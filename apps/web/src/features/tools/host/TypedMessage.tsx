import { showUnseen } from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { accountQuery } from '../../../shared/account/accountQuery.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import toolStyles from '../ToolsPage.module.css'
import styles from './Claims.module.css'
import { exampleMessage } from './exampleMessage.ts'
import { HostFault } from './HostFault.tsx'
import type { HostSafeProps } from './HostSafe.tsx'
import { judgeSignature } from './judgeSignature.ts'
import { SignatureFacts } from './SignatureFacts.tsx'
import { hostWords } from './words.ts'

/** Has the Safe sign a small typed message, and looks at what the host gives back for it. */
export function TypedMessage({ chain, address }: HostSafeProps) {
  const say = useWords(hostWords)
  const { countersign, appConfig } = useApp()
  const [text, setText] = useState(() => say('message.example'))
  const read = accountQuery(useConfig(), chain.id, address)
  const account = useQuery(read).data
  const queries = useQueryClient()
  const version = account?.kind === 'safe' ? account.safe.version : undefined
  const message = exampleMessage({
    appName: appConfig.appName,
    chainId: chain.id,
    safe: address,
    text,
  })
  const sign = useOneMutation({
    mutationFn: async () => {
      const { leaveToSign, openGate } = await import('../wallet.ts')
      // What is signed depends on the Safe's version.
      const found = await queries.ensureQueryData(read)
      if (found.kind !== 'safe') throw new OutboxError('notSafe')
      const { version } = found.safe
      const safe = { chainId: chain.id, address, version }
      // Its types are ours, and move nothing; what nobody sees in its text is shown by its number.
      const meant = ['unknownType', 'unseen'] as const
      const leave = leaveToSign(safe, message, { asker: null, meant })
      return openGate(countersign).signInHost(safe, message, leave)
    },
  })
  // Whichever comes later, the host's answer or what the Safe is: neither is judged without the other.
  const safe = version && { chainId: chain.id, address, version }
  const verdict = sign.data && safe ? judgeSignature(safe, message, sign.data) : 'unsaid'
  return (
    <Panel title={say('message')}>
      <p className={toolStyles.quiet}>{say('message.what')}</p>
      <Field label={say('message.text')}>
        {(props) => (
          <input
            {...props}
            maxLength={200}
            value={text}
            onChange={({ target }) => {
              sign.reset()
              setText(target.value)
            }}
          />
        )}
      </Field>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, so the keyboard must reach it */}
      <pre className={styles.message} dir="ltr" tabIndex={0}>
        {showUnseen(JSON.stringify(message, null, 2)).text}
      </pre>
      <div>
        <Button look="primary" busy={sign.isPending} onClick={() => sign.mutate()}>
          {say('message.sign')}
        </Button>
      </div>
      <div role="status" className={toolStyles.result}>
        {sign.isPending && say('message.waiting')}
        {sign.data && <SignatureFacts answer={sign.data} verdict={verdict} />}
      </div>
      <HostFault error={sign.error} onRetry={() => sign.mutate()} />
    </Panel>
  )
}
