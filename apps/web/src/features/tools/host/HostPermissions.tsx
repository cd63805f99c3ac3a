import { useApp } from '../../../shared/AppContext.ts'
import { ADDRESS_BOOK, sharesAddressBook } from '../../../shared/host/addressBook.ts'
import { hostCalls } from '../../../shared/host/hostCalls.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import toolStyles from '../ToolsPage.module.css'
import styles from './Claims.module.css'
import { HostFault } from './HostFault.tsx'
import { useHost } from './useHost.ts'
import { hostWords } from './words.ts'

/** What the host lets this app have without asking again, and asking for it. */
export function HostPermissions() {
  const say = useWords(hostWords)
  const { countersign } = useApp()
  const held = useHost(['permissions'], (calls) => calls.getPermissions())
  const ask = useOneMutation({
    mutationFn: async () =>
      (await hostCalls(countersign)).requestPermissions([{ [ADDRESS_BOOK]: {} }]),
    onSuccess: () => held.refetch(),
  })
  return (
    <Card title={say('permissions')} feed={held} skeleton={<Skeleton rows={2} />}>
      {(permissions) => (
        <div className={styles.body}>
          <ul className={toolStyles.permissions} aria-label={say('permissions')}>
            {permissions.map(({ parentCapability }) => (
              <li key={parentCapability}>
                {parentCapability === ADDRESS_BOOK ? (
                  say('permission.book')
                ) : (
                  <code dir="ltr">{parentCapability}</code>
                )}
              </li>
            ))}
            {permissions.length === 0 && <li>{say('permission.none')}</li>}
          </ul>
          {!sharesAddressBook(permissions) && (
            <Button busy={ask.isPending} onClick={() => ask.mutate()}>
              {say('permission.ask')}
            </Button>
          )}
          <HostFault error={ask.error} onRetry={() => ask.mutate()} />
        </div>
      )}
    </Card>
  )
}
