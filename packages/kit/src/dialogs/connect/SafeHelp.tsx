import type { WalletEntry } from '@countersign/core'
import { useMessages } from '../../i18n/useMessages.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Steps } from './Steps.tsx'
import { useSteps } from './useSteps.ts'

/** R-WAL-2: outside a Safe, how to open this app in one. */
export function SafeHelp({ wallet }: { wallet: WalletEntry }) {
  const { say } = useMessages()
  const { origin } = window.location
  // The usual steps are about installing something, which a Safe does not need.
  const steps = useSteps(wallet, 'extension').filter(({ isOwn }) => isOwn)
  return (
    <div className="cs-install">
      {steps.length > 0 ? <Steps steps={steps} /> : <p>{say('connect.safe.text')}</p>}
      <code className="cs-code">{origin}</code>
      <CopyButton text={origin} label={say('connect.safe.copy')} />
    </div>
  )
}
