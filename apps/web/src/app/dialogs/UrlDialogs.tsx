import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Account } from '../../shared/account/account.ts'
import { useKitDialogs } from './useKitDialogs.ts'

const Receive = lazy(async () => ({ default: (await import('./Receive.tsx')).Receive }))

/** Every dialog that has an address. */
export function UrlDialogs({ account }: { account: Account | undefined }) {
  useKitDialogs()
  const { dialog } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const router = useRouter()
  const close = () => {
    if (router.history.location.state.openedDialog) router.history.back()
    else
      void navigate({
        to: '.',
        search: (search) => ({ ...search, dialog: undefined }),
        replace: true,
        resetScroll: false,
      })
  }
  if (dialog !== 'receive' || !account) return null
  return (
    <Suspense>
      <Receive account={account} onClose={close} />
    </Suspense>
  )
}
