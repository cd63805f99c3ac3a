import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { isCounted } from '../../../shared/assets/buildAssets.ts'
import type { ToldToken } from '../../../shared/assets/readTokenTwice.ts'
import { tokenQuery } from '../../../shared/assets/tokenQuery.ts'
import { baseToken, type Token, toldToken } from '../../../shared/assets/tokens.ts'
import { type Assets, useAssets } from '../../../shared/assets/useAssets.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { readBalances } from '../../../shared/chain/readBalances.ts'
import { useCalledName } from '../../../shared/local/useContactName.ts'
import { useStore } from '../../../shared/local/useStore.ts'
import { useAddressOf } from '../../../shared/recipient/useAddressOf.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import type { Draft } from '../draft/draft.ts'
import { useSettingsReading } from '../settings/useSettingsReading.ts'
import { answerTo } from './answerTo.ts'
import { collectWants } from './collectWants.ts'
import { readCollectibleAt } from './readCollectibleAt.ts'
import { type DraftRead, type LateReaders, readDraft } from './readDraft.ts'
import type { Asked, Reading } from './reading.ts'

/** What is understood of a draft, once everybody whom it needs has been asked. */
export function useDraftRead(draft: Draft, late: LateReaders): DraftRead {
  const account = useAccount()
  const config = useConfig()
  const { appConfig, memory } = useApp()
  const { chains } = appConfig
  const contacts = useStore(memory.contacts)
  const called = useCalledName(account.chain.id)
  const locale = useLocale()
  const { data: assets } = useAssets(account)
  const { chain, address: owner } = account

  const base = useMemo(() => {
    const tokens = knownTokens(chain, assets)
    const tokenAt = (address: Address): Asked<Token | null> =>
      tokens.all.find((token) => token.address === address) ?? 'asking'
    const common = { account, chains, locale, contacts, called, tokenAt }
    return { ...common, tokens: tokens.vouchedFor, balances: balancesOf(assets) }
  }, [account, chains, locale, contacts, called, chain, assets])
  const wants = useMemo(() => collectWants(draft, base, late), [draft, base, late])
  const addressOf = useAddressOf(chain, wants.names)
  const settings = useSettingsReading(draft, late, { account, chains, contacts, called, addressOf })
  const others = useQueries({
    queries: wants.tokens.map((token) => tokenQuery(config, chain.id, token)),
  })
  const { data: held = [] } = useQuery({
    ...chainQuery(config, chain.id, ['balances', owner, wants.tokens], async (client) => [
      ...(await readBalances(client, owner, wants.tokens)),
    ]),
    enabled: wants.tokens.length > 0,
  })
  const collectibles = useQueries({
    queries: wants.collectibles.map(({ contract, tokenId }) =>
      chainQuery(config, chain.id, ['collectible', contract, `${tokenId}`, owner], (client) =>
        readCollectibleAt(client, contract, tokenId, owner),
      ),
    ),
  })

  const reading: Reading = {
    ...base,
    ...settings,
    balances: base.balances && new Map([...held, ...base.balances]),
    addressOf,
    tokenAt(address) {
      const known = base.tokenAt(address)
      if (known !== 'asking') return known
      return toToken(answerTo(others[wants.tokens.indexOf(address)]), address)
    },
    collectibleAt: (contract, tokenId) =>
      answerTo(
        collectibles[
          wants.collectibles.findIndex(
            (each) => each.contract === contract && each.tokenId === tokenId,
          )
        ],
      ),
  }
  return readDraft(draft, reading, late)
}

/** What a symbol may mean, and everything whose decimals are known. */
function knownTokens(
  { nativeCurrency, tokens }: Reading['account']['chain'],
  assets: Assets | undefined,
): { vouchedFor: Token[]; all: Token[] } {
  const coin: Token = { address: zeroAddress, ...nativeCurrency }
  const held = assets?.assets ?? []
  const distinct = (list: readonly Token[]) => [
    ...new Map(list.map((token) => [token.address.toLowerCase(), token])).values(),
  ]
  const believed = held.filter(isCounted).map(({ token }) => token)
  const vouchedFor = distinct([coin, ...believed, ...tokens])
  return { vouchedFor, all: distinct([...vouchedFor, ...held.map(({ token }) => token)]) }
}

/** The chain's word, where it says something else than the gateway. */
function balancesOf(assets: Assets | undefined): Map<Address, bigint> | null {
  if (!assets) return null
  return new Map(
    assets.assets.map(({ token, balance, differs }) => [token.address, differs ?? balance]),
  )
}

/** A token that our nodes tell differently of can be sent, too: counted in its smallest unit. */
function toToken(answer: Asked<ToldToken>, address: Address): Asked<Token | null> {
  if (answer === 'asking' || answer === 'failed') return answer
  return answer === 'differs' ? baseToken(address) : toldToken(answer)
}
