import type { ServedDescription, ServerConfig } from '../../config/types.ts'
import { type PublicSettings, publicSettings } from './service.ts'

type Answers = { settings: PublicSettings; describing: (chainId: number) => string }

/** What browsers are told, worked out once for a list of descriptions: it can be 4 MB of them. */
export function createAnswers(
  config: ServerConfig,
  descriptions: () => readonly ServedDescription[],
): () => Answers {
  let list = descriptions()
  let answers = answersOf(config, list)
  return () => {
    if (list !== descriptions()) {
      list = descriptions()
      answers = answersOf(config, list)
    }
    return answers
  }
}

function answersOf(config: ServerConfig, list: readonly ServedDescription[]): Answers {
  const written = new Map<number, string>()
  const describing = (chainId: number) => {
    const known = written.get(chainId)
    if (known !== undefined) return known
    const found = list.filter(({ chainIds }) => chainIds.includes(chainId))
    const text = JSON.stringify(found.map(({ file }) => file))
    // Only of our own chains: there is no end to the numbers that somebody can ask for.
    if (config.chains.some(({ id }) => id === chainId)) written.set(chainId, text)
    return text
  }
  return { settings: publicSettings(config, list), describing }
}
