import { watchAsset } from '@countersign/core'
import { useMutation } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import { togglePlace } from '../../shared/local/togglePlace.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AssetsPage.module.css'
import { assetsWords } from './words.ts'

type TokenActionsProps = { asset: HeldAsset; hidden: boolean }

/** Hides a token here, or shows it in the connected wallet. The coin needs neither. */
export function TokenActions({ asset: { token, standing }, hidden }: TokenActionsProps) {
  const say = useWords(assetsWords)
  const { chain } = useAccount()
  const { hiddenTokens } = useApp().memory
  if (standing === 'native') return null
  const { symbol } = token
  const place = { chainId: chain.id, address: token.address }
  return (
    <span className={styles.actions}>
      {/* A fake has no business in anybody's wallet. */}
      {standing !== 'impostor' && <Watch token={token} />}
      <Button
        look="quiet"
        aria-label={say(hidden ? 'show' : 'hide', { symbol })}
        onClick={() => hiddenTokens.update((places) => togglePlace(places, place))}
      >
        {say(hidden ? 'show.short' : 'hide.short')}
      </Button>
    </span>
  )
}

/** R-CON-7: asks the wallet to show a token, when it is on the token's network. */
function Watch({ token }: { token: HeldAsset['token'] }) {
  const { address, symbol, decimals, image } = token
  const say = useWords(assetsWords)
  const { countersign } = useApp()
  const { chain } = useAccount()
  const { status, chainId } = useConnection()
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () =>
      watchAsset(countersign, { address, symbol, decimals, ...(image && { image }) }),
  })
  if (status !== 'connected' || chainId !== chain.id) return null
  return (
    <>
      <Button
        look="quiet"
        busy={isPending}
        aria-label={say('watch', { symbol })}
        onClick={() => mutate()}
      >
        {say('watch.short')}
      </Button>
      <span className="visually-hidden" role="status">
        {data === true && say('watch.done', { symbol })}
        {(isError || data === false) && say('watch.declined', { symbol })}
      </span>
    </>
  )
}
