import { wordKey } from '@countersign/gateway'
import { type TokenFlag, visibleText } from '@countersign/judge'
import type { ReactNode } from 'react'
import type { ChainConfig } from '../appConfig.ts'
import { AddressText } from '../ui/values/AddressText.tsx'
import { Amount } from '../ui/values/Amount.tsx'
import { ClaimedName } from '../ui/values/ClaimedName.tsx'
import { useWords } from '../words/useWords.ts'
import type { Asset, Description } from './description.ts'
import { gatewayWords } from './gatewayWords.ts'
import { TokenAmount } from './TokenAmount.tsx'
import { TokenFlags } from './TokenFlags.tsx'
import styles from './TransactionTitle.module.css'
import { transactionWords } from './words.ts'

type DescriptionTitleProps = {
  description: Description
  /** Whose words these are. */
  by: 'bytes' | 'gateway'
  flags: readonly TokenFlag[]
  chain: ChainConfig
  /** Not done yet: “Send” instead of “Sent”. */
  pending?: boolean
  /** With the whole address of whom it is with, for decisions. */
  full?: boolean
}

/** What a transaction does, in one line, and with whom. */
export function DescriptionTitle(props: DescriptionTitleProps) {
  const { description, by, flags, chain, pending = false, full = false } = props
  const say = useWords(transactionWords)
  const party = 'party' in description ? description.party : null
  const isTransfer = 'asset' in description
  return (
    <span className={styles.title} data-said-by={by}>
      <span className={styles.words}>
        <What {...{ description, pending, chain, full }} />
      </span>
      <TokenFlags flags={flags} />
      {party && (
        <span className={styles.party}>
          {isTransfer && say(description.kind === 'received' ? 'from' : 'to')}
          <AddressText address={party.value} chainId={chain.id} copy={false} full={full} />
          <ClaimedName address={party.value} name={party.name} />
        </span>
      )}
    </span>
  )
}

type WhatProps = { description: Description; pending: boolean; chain: ChainConfig; full: boolean }

function What({ description, pending, chain, full }: WhatProps): ReactNode {
  const say = useWords(transactionWords)
  const sayWord = useWords(gatewayWords)
  switch (description.kind) {
    case 'sent':
    case 'received':
    case 'moved': {
      const word = pending && description.kind === 'sent' ? 'send' : description.kind
      return (
        <>
          {say(word)} <AssetText {...{ asset: description.asset, chain, full }} />
        </>
      )
    }
    case 'settings':
      return sayWord(wordKey('settingsChange', description.change))
    case 'batch':
      return say('batch', { count: description.count })
    case 'call':
      return (
        <>
          {description.method
            ? say('call', { method: visibleText(description.method).text })
            : say('callUnknown')}
          {description.value > 0n && (
            <>
              {' '}
              {say('with')}{' '}
              <Amount value={description.value} {...chain.nativeCurrency} exact={full} />
            </>
          )}
        </>
      )
    case 'unknown':
      return say('unknown', { kind: visibleText(description.stated).text })
    default:
      return say(description.kind)
  }
}

type AssetTextProps = { asset: Asset; chain: ChainConfig; full: boolean }

function AssetText({ asset, chain, full }: AssetTextProps) {
  const say = useWords(transactionWords)
  if (asset.kind === 'unknown') return say('unknownAsset')
  const { token } = asset
  if (asset.kind === 'amount') return <TokenAmount {...{ ...asset, chain }} exact={full} />
  if (asset.kind === 'collectible' && asset.symbol) {
    return (
      <bdi>
        {visibleText(asset.symbol).text} #{asset.id}
      </bdi>
    )
  }
  const number = asset.kind === 'either' ? String(asset.number) : asset.id
  return (
    <>
      <bdi>{say(asset.kind === 'either' ? 'either' : 'piece', { number })}</bdi>{' '}
      <AddressText address={token} chainId={chain.id} copy={false} />
    </>
  )
}
