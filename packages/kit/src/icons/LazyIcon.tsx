import { Deferred } from '../parts/Deferred.tsx'
import { deferredCode } from '../parts/deferredCode.ts'
import type { DrawnIconProps } from './DrawnIcon.tsx'

/** All pictures are one file, fetched when the first of them is shown. */
const drawn = deferredCode(() => import('./DrawnIcon.tsx'))

type LazyIconProps = DrawnIconProps & { size: number; isTestnet?: boolean }

/** The place of an icon, as large as it will be, and the icon once it has been fetched. */
export function LazyIcon({ size, isTestnet = false, ...props }: LazyIconProps) {
  return (
    <span
      className="cs-mark"
      aria-hidden="true"
      data-testnet={isTestnet || undefined}
      style={{ width: size, height: size }}
    >
      <Deferred code={drawn} props={props} />
    </span>
  )
}
