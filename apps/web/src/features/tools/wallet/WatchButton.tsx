import { watchAsset } from '@countersign/core'
import { symbolSkeleton } from '@countersign/judge'
import { isAddressEqual } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import type { TokenOnChain } from '../../../shared/assets/readToken.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { WalletFault } from '../WalletFault.tsx'
import { toolsWords } from '../words.ts'

type WatchButtonProps = { token: TokenOnChain; chain: ChainConfig }

/** A token as it introduces itself, and the way into the wallet. An impostor is shown no way in. */
export function WatchButton({ token, chain }: WatchButtonProps) {
  const say = useWords(toolsWords)
  const { countersign } = useApp()
  const { address, symbol, decimals, name } = token
  const image = chain.tokens.find((listed) => isAddressEqual(listed.address, address))?.image
  const { mutate, data, error, isPending } = useOneMutation({
    mutationFn: () =>
      watchAsset(countersign, { address, symbol, decimals, ...(image && { image }) }),
  })
  const imitated = chain.tokens.find(
    (listed) =>
      !isAddressEqual(listed.address, address) &&
      symbolSkeleton(listed.symbol) === symbolSkeleton(symbol),
  )
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{say('watch.symbol')}</dt>
          <dd>
            <bdi>{symbol}</bdi> · <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{say('watch.decimals')}</dt>
          <dd>{decimals}</dd>
        </div>
      </dl>
      {imitated ? (
        <div>
          <Tag tone="danger" icon="warning">
            {say('watch.impostor', { symbol: imitated.symbol })}
          </Tag>
        </div>
      ) : (
        <div>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            {say('watch.do', { symbol })}
          </Button>
        </div>
      )}
      <div role="status">
        {data === true && <Tag tone="good">{say('watch.done', { symbol })}</Tag>}
        {data === false && <Tag>{say('wallet.rejected')}</Tag>}
        {error && <WalletFault error={error} />}
      </div>
    </>
  )
}
