import {
  digestCalldata,
  hashSafeTransaction,
  SafeError,
  type SafeTransaction,
} from '@countersign/safe'
import { useState } from 'react'
import { type Address, size } from 'viem'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { HashGroups } from '../HashGroups.tsx'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { ChainAgrees } from './ChainAgrees.tsx'
import { compareHash } from './compareHash.ts'
import { useSafeVersion } from './useSafeVersion.ts'

const VERSIONS = ['1.5.0', '1.4.1', '1.3.0', '1.2.0', '1.1.1', '1.0.0'] as const

type HashesProps = {
  chain: ChainConfig
  safe: Address
  transaction: SafeTransaction
  /** The version that the pasted text states. */
  stated: string | null
}

/** What a device should show for a transaction, and whether it does. */
export function Hashes({ chain, safe, transaction, stated }: HashesProps) {
  const say = useWords(toolsWords)
  const onChain = useSafeVersion(chain.id, safe)
  const [chosen, setChosen] = useState<string | null>(null)
  const [device, setDevice] = useState('')
  const version = chosen ?? onChain.version ?? stated ?? '1.4.1'
  const hashes = hashAll({ chainId: chain.id, address: safe, version }, transaction)
  const compared = hashes && compareHash(device, hashes)
  return (
    <Panel title={say('hash.title')}>
      <div className={styles.pair}>
        <Field label={say('hash.version')} hint={say(`hash.version.${onChain.status}`)}>
          {(props) => (
            <select {...props} value={version} onChange={({ target }) => setChosen(target.value)}>
              {[...new Set([version, ...VERSIONS])].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={say('hash.device')}
          hint={say('hash.device.hint')}
          fault={compared?.status === 'noHash' && say('fault.noHash')}
        >
          {(props) => (
            <input
              {...props}
              dir="ltr"
              value={device}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => setDevice(target.value)}
            />
          )}
        </Field>
      </div>
      <div role="status">
        {compared?.status === 'different' && (
          <Tag tone="danger" icon="warning">
            {say('hash.different')}
          </Tag>
        )}
        {compared?.status === 'same' && (
          <Tag tone="good" icon="check">
            {say('hash.equal', { name: say(`hash.${compared.name}`) })}
          </Tag>
        )}
      </div>
      {!hashes && (
        <div>
          <Tag tone="danger" icon="warning">
            {say('hash.unknownVersion', { version })}
          </Tag>
        </div>
      )}
      {hashes &&
        NAMES.map((name) => (
          <HashGroups
            key={name}
            label={say(`hash.${name}`, { bytes: size(transaction.data) })}
            hash={hashes[name]}
            isMatch={compared?.status === 'same' && compared.name === name}
          />
        ))}
      {hashes && onChain.status === 'read' && (
        <div role="status">
          <ChainAgrees {...{ chain, safe, transaction }} hash={hashes.safeTx} />
        </div>
      )}
    </Panel>
  )
}

const NAMES = ['domain', 'message', 'safeTx', 'digest'] as const

function hashAll(safe: Parameters<typeof hashSafeTransaction>[0], transaction: SafeTransaction) {
  try {
    const { domainHash, messageHash, safeTxHash } = hashSafeTransaction(safe, transaction)
    const digest = digestCalldata(transaction.data)
    return { domain: domainHash, message: messageHash, safeTx: safeTxHash, digest }
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
