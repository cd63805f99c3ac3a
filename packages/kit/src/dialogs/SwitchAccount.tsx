import { switchAccount, toCountersignError } from '@countersign/core'
import { useMutation } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { TechnicalText } from '../parts/TechnicalText.tsx'

/** Lets the visitor choose again in the wallet; where that changed nothing, says how to. */
export function SwitchAccount() {
  const { countersign } = useCountersign()
  const { say } = useMessages()
  const { connector } = useConnection()
  const wallet = { wallet: connector?.name ?? '' }
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => switchAccount(countersign),
  })
  const { kind, details } = error ? toCountersignError(error) : {}
  return (
    <>
      <button
        type="button"
        className="cs-link"
        title={say('account.switch.hint', wallet)}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        {say('account.switch')}
      </button>
      <span className="cs-quiet cs-aside" role="status">
        {data === false && say('account.switch.unchanged', wallet)}
        {/* A refusal keeps everything as it is, which is what was asked for. */}
        {kind && kind !== 'rejected' && say(`error.${kind}`)}
      </span>
      {kind !== 'rejected' && <TechnicalText text={details} />}
    </>
  )
}
