import { type TransactionInfo, wordKey } from '@countersign/gateway'
import type { ReactNode } from 'react'
import type { ChainConfig } from '../appConfig.ts'
import { AddressText } from '../ui/values/AddressText.tsx'
import { Amount } from '../ui/values/Amount.tsx'
import { useWords } from '../words/useWords.ts'
import { type Asset, type Description, describeTransaction } from './describeTransaction.ts'
import { flagTransfer } from './flagTransfer.ts'
import { gatewayWords } from './gatewayWords.ts'
import { TokenFlags } from './TokenFlags.tsx'
import styles from './TransactionTitle.module.css'
import { transactionWords } from './words.ts'

type TransactionTitleProps = {
  info: TransactionInfo
  chain: ChainConfig
  /** Not done yet: “Send” instead of “Sent”. */
  pending?: boolean
  /** With the whole address of whom it is with, for decisions. */
  full?: boolean
}

/** What a transaction does, in one line, and with whom. */
export function TransactionTitle({
  info,
  chain,
  pending = false,
  full = false,
}: TransactionTitleProps) {
  const say = useWords(transactionWords)
  const description = describeTransaction(info, chain)
  const party = 'party' in description ? description.party : null
  const isTransfer = 'asset' in description
  return (
    <span className={styles.title}>
      <span className={styles.words}>
        <What description={description} pending={pending} />
      </span>
      <TokenFlags flags={flagTransfer(info, chain)} />
      {party && (
        <span className={styles.party}>
          {isTransfer && say(description.kind === 'received' ? 'from' : 'to')}
          <AddressText
            address={party.value}
            chainId={chain.id}
            name={party.name}
            copy={false}
            full={full}
          />
        </span>
      )}
    </span>
  )
}

type WhatProps = { description: Description; pending: boolean }

function What({ description, pending }: WhatProps): ReactNode {
  const say = useWords(transactionWords)
  const sayWord = useWords(gatewayWords)
  switch (description.kind) {
    case 'sent':
    case 'received':
    case 'moved': {
      const word = pending && description.kind === 'sent' ? 'send' : description.kind
      return (
        <>
          {say(word)} <AssetText asset={description.asset} />
        </>
      )
    }
    case 'settings':
      return sayWord(wordKey('settingsChange', description.change))
    case 'batch':
      return say('batch', { count: description.count })
    case 'call':
      return description.method ? say('call', { method: description.method }) : say('callUnknown')
    case 'unknown':
      return say('unknown', { kind: description.stated })
    default:
      return say(description.kind)
  }
}

function AssetText({ asset }: { asset: Asset }) {
  const say = useWords(transactionWords)
  if (asset.kind === 'amount') return <Amount {...asset} />
  if (asset.kind === 'unknown') return say('unknownAsset')
  return (
    <bdi>
      {asset.symbol} #{asset.id}
    </bdi>
  )
}
