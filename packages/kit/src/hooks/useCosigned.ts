import type { Cosigned } from '@countersign/core/auth'
import { useContext } from 'react'
import { OpenDialogContext, useCountersign } from '../context.ts'
import { useStore } from './useStore.ts'

/** R-AUTH-6: how many owners have signed a Safe's sign-in that waits; its dialog says so itself. */
export function useCosigned(): Cosigned | undefined {
  const { cosigned } = useStore(useCountersign().countersign.signIn)
  return useContext(OpenDialogContext) === 'verify' ? undefined : cosigned
}
