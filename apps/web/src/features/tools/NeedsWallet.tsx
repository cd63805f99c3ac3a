import { useConnectDialog } from '@countersign/kit'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { toolsWords } from './words.ts'

/** What only a connected wallet can do; without one, how to get there. */
export function NeedsWallet({ children }: { children: ReactNode }) {
  const say = useWords(toolsWords)
  const { status } = useConnection()
  const { open } = useConnectDialog()
  if (status === 'connected') return children
  return (
    <>
      <p>{say('wallet.none')}</p>
      {open && (
        <div>
          <Button onClick={open}>{say('wallet.connect')}</Button>
        </div>
      )}
    </>
  )
}
