import type { Countersign, InitialState } from '@countersign/core'
import { useEffect, useState } from 'react'
import { useConnection } from 'wagmi'
import { useStore } from './useStore.ts'

/** Who the server was told it is, until the page knows better. */
export function useInitialState(
  { internal }: Countersign,
  initialState: InitialState | undefined,
): InitialState | undefined {
  const [isOver, setOver] = useState(false)
  const begun = useStore(internal.begun)
  const { status } = useConnection()
  useEffect(() => {
    if (begun && status === 'disconnected') setOver(true)
  }, [begun, status])
  return isOver ? undefined : initialState
}
