import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { NeedsWallet } from '../NeedsWallet.tsx'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { PermissionList } from './PermissionList.tsx'

/** R-CON-7: what the connected wallet lets this site do. */
export function PermissionsTool() {
  const say = useWords(toolsWords)
  return (
    <Panel title={say('permissions')}>
      <p className={styles.quiet}>{say('permissions.what')}</p>
      <NeedsWallet>
        <PermissionList />
      </NeedsWallet>
    </Panel>
  )
}
