import type { ExpandedCall } from '@countersign/safe'
import type { Address } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { AbiValueText } from '../../../shared/ui/values/AbiValueText.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'

/** How far a call stands in from the one that carries it, in pixels. */
const DEPTH = 16

type CallItemProps = {
  call: ExpandedCall
  /** Its calls follow, so that its bytes need not be shown, too. */
  isOpened: boolean
  chainId: number
  /** What the outermost call goes to; nobody may have said. */
  to: Address | null
}

/** One call: its function, whom it calls, and its parameters. */
export function CallItem({ call, isOpened, chainId, to }: CallItemProps) {
  const say = useWords(toolsWords)
  const { chains } = useApp().appConfig
  const { decoding, path, value, operation } = call
  const target = path.length === 0 ? to : call.to
  const coin = (chains.find(({ id }) => id === chainId) ?? chains[0]).nativeCurrency
  return (
    <li style={{ marginInlineStart: path.length * DEPTH }}>
      <div className={styles.call}>
        {path.length > 0 && (
          <span className={styles.quiet}>{path.map((n) => n + 1).join('.')}</span>
        )}
        <strong>
          {decoding.status === 'decoded' ? (
            <bdi>{decoding.name}</bdi>
          ) : (
            say(`decode.${decoding.status}`, {
              selector: 'selector' in decoding ? decoding.selector : '',
            })
          )}
        </strong>
        {target && <AddressText address={target} chainId={chainId} full />}
        {value > 0n && (
          <Tag tone="accent">
            <Amount value={value} {...coin} exact />
          </Tag>
        )}
        {operation === 1 && (
          <Tag tone="danger" icon="warning">
            {say('decode.delegate')}
          </Tag>
        )}
        {decoding.status === 'decoded' && decoding.family === 'given' && (
          <Tag tone="warn">{say('decode.given')}</Tag>
        )}
      </div>
      {decoding.status === 'decoded' && !isOpened && (
        <>
          <dl className={styles.facts}>
            {decoding.parameters.map(({ name, type, value: given }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parameters have an order, and may lack names
              <div key={index}>
                <dt>
                  <bdi>{name || index + 1}</bdi> <small>{type}</small>
                </dt>
                <dd>
                  <AbiValueText value={given} chainId={chainId} />
                </dd>
              </div>
            ))}
          </dl>
          {decoding.trailing !== '0x' && <Tag tone="warn">{say('decode.trailing')}</Tag>}
        </>
      )}
    </li>
  )
}
