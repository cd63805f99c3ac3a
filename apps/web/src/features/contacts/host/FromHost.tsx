import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import type { FromHostProps } from './fromHostProps.ts'

const HostImport = lazyRouteComponent(() => import('./HostImport.tsx'), 'HostImport')

/** Bringing in the address book of a Safe's host: offered, and fetched, inside a Safe only. */
export function FromHost(props: FromHostProps) {
  if (!useInSafe()) return null
  return (
    <Suspense>
      <HostImport {...props} />
    </Suspense>
  )
}
