import { createWords } from '../../shared/words/createWords.ts'

const english = {
  title: 'Assets',
  tokens: 'Tokens',
  collectibles: 'Collectibles',
  'column.asset': 'Asset',
  'column.price': 'Price',
  'column.balance': 'Balance',
  'column.value': 'Value',
  'column.actions': 'Actions',
  total: 'Total',
  noPrice: 'no price',
  noPrices: 'Prices unavailable, balances from chain',
  'noPrices.known': 'Prices unavailable',
  pricesBy: 'Prices: {label}',
  empty: 'Nothing is held here yet.',
  folded: {
    one: '{count} token that nobody vouches for, out of the total',
    other: '{count} tokens that nobody vouches for, out of the total',
  },
  hiddenOnes: { one: '{count} hidden by you', other: '{count} hidden by you' },
  impostor: 'Not the {symbol} you hold',
  unlisted: 'Nobody vouches for it',
  differs: 'The chain says {amount}',
  hide: 'Hide {symbol}',
  show: 'Show {symbol} again',
  watch: 'Show {symbol} in your wallet',
  'watch.short': 'Add to wallet',
  'hide.short': 'Hide',
  'show.short': 'Show',
  'watch.done': '{symbol} is shown in your wallet.',
  'watch.declined': 'Your wallet did not take {symbol}.',
  noCollectibles: 'No collectibles.',
  collectiblesOff: 'This network’s gateway does not follow collectibles.',
  collectiblesWallet: 'Collectibles are only followed for Safes.',
  collectible: '{name} number {id}',
  more: 'Show more',
}
export type English = typeof english

export const assetsWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
