import { useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useInSafe } from '../../../shared/host/useInSafe.ts'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { Environment } from './Environment.tsx'
import { HostBalances } from './HostBalances.tsx'
import { HostNetwork } from './HostNetwork.tsx'
import { HostPermissions } from './HostPermissions.tsx'
import { HostSafe } from './HostSafe.tsx'
import { TypedMessage } from './TypedMessage.tsx'
import { hostWords } from './words.ts'

/** R-FRAME-1: what the host around this app says and offers, beside what is found without it. */
export function HostTool() {
  const say = useWords(hostWords)
  const { chains } = useApp().appConfig
  const { status, address, chainId } = useConnection()
  const chain = chains.find(({ id }) => id === chainId)
  if (!useInSafe() || !address) {
    const isComing = status === 'connecting' || status === 'reconnecting'
    return (
      <Panel title={say('title')}>
        <p aria-busy={isComing}>{say(isComing ? 'looking' : 'outside')}</p>
      </Panel>
    )
  }
  return (
    <>
      <Environment />
      <HostNetwork />
      {chain && <HostSafe chain={chain} address={address} />}
      {chain && <HostBalances chain={chain} address={address} />}
      <HostPermissions />
      {chain && <TypedMessage chain={chain} address={address} />}
    </>
  )
}
