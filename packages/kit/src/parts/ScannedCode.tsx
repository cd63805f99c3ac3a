import type { ComponentProps } from 'react'
import { Deferred } from './Deferred.tsx'
import { deferredCode } from './deferredCode.ts'
import type { QrCode } from './QrCode.tsx'

type ScannedCodeProps = Omit<ComponentProps<typeof QrCode>, 'text'> & {
  /** Absent while it is on its way. */
  text: string | undefined
  /** What is said meanwhile. */
  waiting: string
}

/** What draws codes is an eighth of what the list of wallets would fetch: only who looks at one does. */
export const qrCode = deferredCode(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** A code in its frame, or what stands for it until both the text and what draws it are there. */
export function ScannedCode({ text, label, waiting }: ScannedCodeProps) {
  const coming = <span className="cs-qr-coming" role="img" aria-label={waiting} />
  return (
    <div className="cs-qr-box" data-ready={Boolean(text)}>
      {text ? <Deferred code={qrCode} props={{ text, label }} fallback={coming} /> : coming}
    </div>
  )
}
