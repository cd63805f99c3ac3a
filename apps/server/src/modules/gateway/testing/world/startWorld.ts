import { createRandom, type Random } from '../../../../fuzz/random.ts'
import { type Contracts, deployContracts } from '../chain/deployContracts.ts'
import { startTestChain, type TestChain } from '../chain/startTestChain.ts'
import { type Book, emptyBook } from './book.ts'

/** A chain, what is on it, and what has been written down about it. */
export type World = {
  chain: TestChain
  contracts: Contracts
  book: Book
  random: Random
  /** What others do between two parts of one action. */
  meanwhile: () => Promise<unknown>
}

export async function startWorld(seed: number, chainId?: number): Promise<World> {
  const chain = await startTestChain(chainId)
  const contracts = await deployContracts(chain)
  const meanwhile = async () => {}
  return { chain, contracts, book: emptyBook(), random: createRandom(seed), meanwhile }
}
