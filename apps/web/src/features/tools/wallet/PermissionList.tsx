import { getPermissions, revokePermissions, switchAccount } from '@countersign/core'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { WalletFault } from '../WalletFault.tsx'
import { toolsWords } from '../words.ts'

/** The wallet's own list, and how to change it. */
export function PermissionList() {
  const say = useWords(toolsWords)
  const { countersign } = useApp()
  const { connector } = useConnection()
  const held = useQuery({
    queryKey: ['permissions', connector?.uid],
    queryFn: () => getPermissions(countersign),
    meta: { private: true },
    gcTime: 0,
  })
  const onSuccess = () => held.refetch()
  const wallet = connector?.name ?? ''
  const ask = useOneMutation({ mutationFn: () => switchAccount(countersign), onSuccess })
  const revoke = useOneMutation({ mutationFn: () => revokePermissions(countersign), onSuccess })
  const fault = held.error ?? ask.error ?? revoke.error
  return (
    <>
      <ul className={styles.permissions} aria-busy={held.isFetching}>
        {held.data?.map(({ parentCapability }) => (
          <li key={parentCapability}>
            <code dir="ltr">{parentCapability}</code>{' '}
            {parentCapability === 'eth_accounts' && say('permissions.accounts')}
          </li>
        ))}
        {held.data?.length === 0 && <li>{say('permissions.none')}</li>}
      </ul>
      <div className={styles.buttons}>
        <Button busy={ask.isPending} onClick={() => ask.mutate()}>
          {say('permissions.ask')}
        </Button>
        <Button busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {say('permissions.revoke')}
        </Button>
      </div>
      <div role="status">
        {fault && <WalletFault error={fault} />}
        {ask.data === false && !fault && say('permissions.unchanged', { wallet })}
      </div>
    </>
  )
}
