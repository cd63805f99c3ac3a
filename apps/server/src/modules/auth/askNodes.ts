import type { ChainClient } from '../../chains/createChains.ts'

/** Whose word counts: that of all nodes together, or of any that answers while the others do not. */
export type SignInNodes = 'all' | 'any'

/** Not enough nodes could be asked: nobody knows, so nobody is let in. */
export class ChainUnknownError extends Error {
  override readonly name = 'ChainUnknownError'

  constructor(answered: number) {
    super(
      answered === 0
        ? 'The network of this account gives no answer right now.'
        : 'One node of this network gives no answer right now, and another one alone is not believed.',
    )
  }
}

/** The nodes do not say the same. One of them is behind, or lies; nobody is let in on its word. */
export class NodesDisagreeError extends Error {
  override readonly name = 'NodesDisagreeError'
  /** What each node said, by its name. */
  readonly said: Readonly<Record<string, string>>

  constructor(said: Readonly<Record<string, string>>) {
    super('The nodes of this network do not agree about this account.')
    this.said = said
  }
}

export type AskNodesParameters = {
  chain: Pick<ChainClient, 'requestEach' | 'nodes'>
  nodes: SignInNodes
  method: string
  params: readonly unknown[]
  /** What an answer means, in a word; `undefined`: it is none. */
  read: (answer: PromiseSettledResult<unknown>) => string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Asks every node of a chain, and answers what they all say: one that lies could open every account.
 * @throws ChainUnknownError, NodesDisagreeError
 */
export async function askNodes(parameters: AskNodesParameters): Promise<string> {
  const { chain, nodes, method, params, read, signal } = parameters
  const answers = (await chain.requestEach(method, params, { signal })).map(read)
  const given = answers.filter((answer) => answer !== undefined)
  const [first, ...others] = given
  if (first === undefined || (nodes === 'all' && given.length < answers.length)) {
    throw new ChainUnknownError(given.length)
  }
  if (others.some((answer) => answer !== first)) {
    const names = chain.nodes().map(({ name }) => name)
    const said = answers.map((answer, index) => [names[index] ?? index, answer ?? 'nothing'])
    throw new NodesDisagreeError(Object.fromEntries(said))
  }
  return first
}
