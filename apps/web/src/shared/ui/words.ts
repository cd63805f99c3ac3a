import { createWords } from '../words/createWords.ts'

const english = {
  loading: 'Loading',
  retry: 'Try again',
  details: 'Technical details',
  close: 'Close',
  asOf: 'as of {time}',
  notRefreshed: 'Not up to date: as of {time}',
  copy: 'Copy {what}',
  copied: 'Copied',
  copyRefused: 'Your browser refused to copy',
  address: 'address {address}',
  lookAlike: 'Looks like {name}, but is not',
  sortedBy: 'Sort by {column}',
  showMore: 'Show more',
  'error.network': 'The server cannot be reached. Check your connection, then try again.',
  'error.timeout': 'The answer took too long. It may work on a second try.',
  'error.notFound': 'The server knows nothing about this.',
  'error.refused': 'The server cannot make sense of this address. Check that all of it was copied.',
  'error.busy': 'Too many questions at once. Wait a moment, then try again.',
  'error.server': 'The server could not answer. It may work in a moment.',
  'error.content': 'The server answered something that cannot be understood, so it is not shown.',
  'error.chain': 'The network’s node did not answer. It may work in a moment.',
  'error.host': 'The Safe’s host did not answer as hosts do, so its answer is not shown.',
  'error.hostFailed': 'The Safe’s host could not do this. Look there for the reason.',
  'error.hostSilent':
    'The Safe’s host did not answer in time. Try again, or open this app in the host again.',
  'error.unexpected': 'Something here went wrong. The rest of the page still works.',
}
export type English = typeof english

/** What the parts of every page say. */
export const uiWords = createWords(english, {
  ar: async () => (await import('./words.ar.ts')).ar,
})
