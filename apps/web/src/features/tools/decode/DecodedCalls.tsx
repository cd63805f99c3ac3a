import { decodeData } from '@countersign/gateway'
import { digestCalldata, type ExpandedCall } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, type Hex, size, zeroAddress } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { gatewayQuery } from '../../../shared/gateway/gatewayQuery.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { Tag, type Tone } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { HashGroups } from '../HashGroups.tsx'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { CallItem } from './CallItem.tsx'
import { type Reading, readCalldata } from './readCalldata.ts'

const TONES: Readonly<Record<Reading['gateway'], Tone>> = {
  agrees: 'good',
  unproven: 'warn',
  differs: 'danger',
  silent: 'plain',
}

type DecodedCallsProps = { data: Hex; to: Address | null; chainId: number }

/** Every call in calldata, and what the gateway's reading of it is worth. */
export function DecodedCalls({ data, to, chainId }: DecodedCallsProps) {
  const say = useWords(toolsWords)
  const { gateway } = useApp()
  const asked = useQuery({
    ...gatewayQuery(gateway, decodeData, {
      chainId: String(chainId),
      body: { data, ...(to && { to }) },
    }),
    // What somebody pastes is nobody else's business, not even the next visit's.
    meta: { private: true },
    gcTime: 0,
  })
  const { expansion, gateway: worth } = useMemo(
    () => readCalldata(data, to ?? zeroAddress, asked.data ?? null),
    [data, to, asked.data],
  )
  return (
    <Panel
      title={say('decode.calls', { count: expansion.calls.length })}
      aside={
        <span role="status">
          {asked.isFetching ? (
            <Tag>{say('decode.asking')}</Tag>
          ) : (
            <Tag tone={TONES[worth]} icon={worth === 'differs' ? 'warning' : undefined}>
              {say(`decode.${worth}`)}
            </Tag>
          )}
        </span>
      }
    >
      {asked.isError && (
        <div>
          <Button onClick={() => asked.refetch()}>{say('decode.again')}</Button>
        </div>
      )}
      <ul className={styles.calls}>
        {expansion.calls.map((call, index) => (
          <CallItem
            key={call.path.join('.')}
            call={call}
            isOpened={isBatchOf(call, expansion.calls[index + 1])}
            chainId={chainId}
            to={to}
          />
        ))}
      </ul>
      {expansion.sealed.map(({ path, reason }) => (
        <div key={path.join('.')}>
          <Tag tone="danger" icon="warning">
            {say(`decode.sealed.${reason}`, { place: placeOf(path) })}
          </Tag>
        </div>
      ))}
      <HashGroups label={say('hash.digest', { bytes: size(data) })} hash={digestCalldata(data)} />
    </Panel>
  )
}

/** Whether a call is a batch that has been opened: what it carries stands right behind it. */
function isBatchOf(call: ExpandedCall, next: ExpandedCall | undefined): boolean {
  return next?.via === 'batch' && next.path.length > call.path.length
}

/** As people count: the third call's first is 3.1. */
const placeOf = (path: readonly number[]) => path.map((index) => index + 1).join('.') || '1'
