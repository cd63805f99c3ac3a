import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import { type Address, type Hex, isHex } from 'viem'
import type { ChainClient } from '../../../chains/createChains.ts'

/** Far more than official contracts are deployed on a chain. */
const MAX_ENTRIES = 1_000
/** So many nodes have to say the same, where so many are configured. */
const ENOUGH = 2
/** What is remembered wrongly, by whatever mistake, is not so for as long as the server runs. */
const LIFE_MS = 3_600_000

/** Which official contract lives at an address, if any. */
export type Identify = (address: Address) => Promise<IdentifiedCode | null>

/** The same, by whoever reads the code. */
export type CodeBook = (
  address: Address,
  readCode: (address: Address) => Promise<Hex>,
) => Promise<IdentifiedCode | null>

type CreateCodeBookParameters = {
  client: Pick<ChainClient, 'requestEach'>
  /**
   * What counts where nodes differ: nothing (`null`), for what is answered or refused by it; or what was
   * read, for an index, which one node must not be able to make holes into.
   */
  whenDoubted: 'null' | 'as read'
  now?: () => number
}

/**
 * Which official contract stands at an address. Their code can neither change nor go away, so a
 * name is remembered, once two nodes have said so; that there is none is not, because there can be one
 * tomorrow.
 */
export function createCodeBook(parameters: CreateCodeBookParameters): CodeBook {
  const { client, whenDoubted, now = Date.now } = parameters
  const known = new Map<Address, { code: IdentifiedCode; until: number }>()

  function remember(address: Address, code: IdentifiedCode): void {
    const [oldest] = known.keys()
    if (known.size >= MAX_ENTRIES && oldest) known.delete(oldest)
    known.set(address, { code, until: now() + LIFE_MS })
  }

  return async (address, readCode) => {
    const remembered = known.get(address)
    if (remembered && now() < remembered.until) return remembered.code
    known.delete(address)
    const code = identifyCode(await readCode(address), address)
    if (!code) return null
    const answers = await client.requestEach('eth_getCode', [address, 'latest'])
    const said = answers.flatMap((answer) =>
      answer.status === 'fulfilled' && isHex(answer.value)
        ? [isSame(identifyCode(answer.value, address), code)]
        : [],
    )
    if (said.includes(false)) return whenDoubted === 'null' ? null : code
    if (said.length >= Math.min(ENOUGH, answers.length)) remember(address, code)
    return code
  }
}

const isSame = (one: IdentifiedCode | null, other: IdentifiedCode): boolean =>
  one?.contract === other.contract && one.version === other.version
