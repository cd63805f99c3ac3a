/**
 * Small files that pages beyond the first use together, by what they show and by folder. As in
 * `vite.reading.ts`, the budgets notice a name too many or too few: nothing of the first page is here.
 */
const CHUNKS: Record<string, Record<string, string>> = {
  // Addresses and amounts: nearly every page.
  values: {
    assets: 'tokenQuery tokens useTokens',
    local: 'useContactName',
    safety: 'nameWords nameWords.en visibleText',
    'ui/values': 'AddressDigits AddressText Amount ClaimedName',
  },
  // What transactions do: lists, and the review.
  titles: {
    transaction: 'TokenAmount TokenFlags describeTransaction words words.en',
  },
}

const toChunk = ([name, folders]: [string, Record<string, string>]) => {
  const paths = Object.entries(folders).flatMap(([folder, names]) =>
    names.split(' ').map((each) => `/web/src/shared/${folder}/${each}.`),
  )
  return {
    name,
    test: (id: string): boolean => {
      const path = id.replaceAll('\\', '/').replace(/[jt]sx?$/, '')
      return paths.some((each) => path.endsWith(each))
    },
    // What it stands on is the first page's, or its own.
    includeDependenciesRecursively: false,
  }
}

/** Two files instead of two dozen. */
export const valueChunks = Object.entries(CHUNKS).map(toChunk)
