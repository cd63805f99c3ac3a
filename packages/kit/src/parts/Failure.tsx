import type { CountersignError } from '@countersign/core'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { Glyph } from './Glyph.tsx'
import { TechnicalText } from './TechnicalText.tsx'

type FailureProps = { error: CountersignError; children?: ReactNode }

/** R-ERR-4: one human sentence with a way forward; the technical text is one click away. */
export function Failure({ error, children }: FailureProps) {
  const { say } = useMessages()
  return (
    <div className="cs-failure">
      <p className="cs-signed">
        <Glyph name="alert" />
        <span>{say(`error.${error.kind}`)}</span>
      </p>
      {children}
      <TechnicalText text={error.details} />
    </div>
  )
}
