import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { NeedsWallet } from '../NeedsWallet.tsx'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { BatchForm } from './BatchForm.tsx'
import { SentList } from './SentList.tsx'
import { batchWords } from './words.ts'

/** R-FRAME-1: has the connected account do several things at once; in a Safe, as one proposal. */
export function BatchTool() {
  const say = useWords(batchWords)
  const title = useWords(toolsWords)('batch')
  const isInSafe = useInSafe()
  const { chains } = useApp().appConfig
  const { address, chainId } = useConnection()
  const chain = chains.find(({ id }) => id === chainId)
  return (
    <>
      <Panel title={title}>
        <p className={styles.quiet}>{say(isInSafe ? 'what.safe' : 'what')}</p>
        <NeedsWallet>
          {chain && address ? (
            <BatchForm chain={chain} address={address} />
          ) : (
            <p>{say('otherNetwork')}</p>
          )}
        </NeedsWallet>
      </Panel>
      {chain && address && <SentList chain={chain} address={address} />}
    </>
  )
}
