import { cancelSignIn, prepareSignIn, retrySignIn, signIn } from '@countersign/core/auth'
import { useEffect } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useAuthenticationStatus } from '../hooks/useAuthenticationStatus.ts'
import { useStore } from '../hooks/useStore.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { Glyph } from '../parts/Glyph.tsx'
import { TechnicalText } from '../parts/TechnicalText.tsx'
import { DialogLayout } from './DialogLayout.tsx'
import { SignInMessage } from './SignInMessage.tsx'
import { SwitchToVerify } from './SwitchToVerify.tsx'

/** R-AUTH-2…4: shows what will be signed, has it signed and verified; never forced. */
export default function VerifyDialog() {
  const { countersign, closeDialog } = useCountersign()
  const { say } = useMessages()
  const { connector } = useConnection()
  const { step, message, failure, details, cosigned, chainIds } = useStore(countersign.signIn)
  const done = useAuthenticationStatus() === 'authenticated'
  const text = done ? say('verify.done') : sayWhere()
  const isWaiting = step === 'cosigning'
  const isOpen = step === 'idle' || isWaiting
  const isPreparing = step === 'idle' && !message && failure !== 'prepare'
  const press = failure === 'prepare' || isWaiting ? retrySignIn : signIn

  useEffect(() => {
    prepareSignIn(countersign)
    return () => cancelSignIn(countersign)
  }, [countersign])

  function sayWhere(): string | undefined {
    if (step === 'signing') return say('verify.signing', { wallet: connector?.name ?? '' })
    if (step === 'verifying') return say('verify.verifying')
    if (step === 'cosigning') {
      return cosigned ? say('verify.cosigned', cosigned) : say('verify.cosigning')
    }
    if (failure === 'pending') return say('error.pending')
    return failure && say(`verify.error.${failure}`)
  }

  return (
    <DialogLayout title={say('verify.title')} announcement={text}>
      {!done && (
        <>
          <p>{say('verify.text')}</p>
          <p className="cs-quiet">{say('verify.optional')}</p>
        </>
      )}
      {message && !done && <SignInMessage message={message} />}
      {isWaiting && !done && <p className="cs-quiet">{say('verify.cosigners')}</p>}
      {text && (
        <p className="cs-state cs-signed" data-state={failure ? 'failed' : done ? 'done' : step}>
          {failure ? (
            <Glyph name="alert" />
          ) : done ? (
            <Glyph name="shield" />
          ) : (
            <span className="cs-spinner" aria-hidden="true" />
          )}
          <span>{text}</span>
        </p>
      )}
      {failure && <TechnicalText text={details} />}
      <div className="cs-actions">
        {done ? (
          <button
            type="button"
            className="cs-button cs-wide"
            data-variant="primary"
            onClick={closeDialog}
          >
            {say('dialog.close')}
          </button>
        ) : (
          <>
            {chainIds ? (
              <SwitchToVerify chainIds={chainIds} />
            ) : (
              <button
                type="button"
                className="cs-button cs-wide"
                data-variant={isWaiting ? 'plain' : 'primary'}
                aria-disabled={isPreparing || !isOpen}
                onClick={() => !isPreparing && isOpen && press(countersign)}
              >
                {isPreparing
                  ? say('verify.preparing')
                  : failure || isWaiting
                    ? say('action.retry')
                    : say('verify.sign')}
              </button>
            )}
            <button
              type="button"
              className="cs-button cs-wide"
              data-variant="plain"
              onClick={closeDialog}
            >
              {say('verify.later')}
            </button>
          </>
        )}
      </div>
    </DialogLayout>
  )
}
