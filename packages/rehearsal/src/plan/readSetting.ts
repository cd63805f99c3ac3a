import { readSafeState, type SafeState, safeStateCalls } from '@countersign/safe'
import { type Address, type Hex, isAddressEqual, isHex, toHex } from 'viem'
import { RehearsalError } from '../errors.ts'
import type { BlockId, Request } from '../types.ts'

/** Where a Safe's transactions are rehearsed. It can be read before it is known which. */
export type Setting = {
  block: BlockId
  /** The Safe, after that block. */
  state: SafeState
  /** Who will send it, if that is known to be a person's account. */
  sender: Address | null
}

type SettingQuestion = {
  safe: Address
  executor: Address | null
  /** The newest, if left out. */
  height?: bigint | undefined
}

/** Reads all that a rehearsal stands on, in two rounds: which block, and what is so after it. */
export async function readSetting(
  request: Request,
  { safe, executor, height }: SettingQuestion,
): Promise<Setting> {
  const block = await readBlock(request, height)
  const at = { blockHash: block.hash }
  const ask = async (data: Hex) => {
    const answer = await request('eth_call', [{ to: safe, data }, at]).catch(toNothing)
    return isHex(answer) ? answer : null
  }
  const [code, ...answers] = await Promise.all([
    executor ? request('eth_getCode', [executor, at]) : '0x',
    ...safeStateCalls.map(ask),
  ])
  const state = readSafeState(answers)
  if (!state) throw new RehearsalError('failed', 'The Safe does not say who owns it.')
  const isSender = executor && isPerson(code) && !isAddressEqual(executor, safe)
  return { block, state, sender: isSender ? executor : null }
}

/** All that is asked afterwards is asked of this one, by its hash. */
export async function readBlock(request: Request, height?: bigint): Promise<BlockId> {
  const which = height === undefined ? 'latest' : toHex(height)
  const found = await request('eth_getBlockByNumber', [which, false])
  // Any object may be asked for what it lacks.
  const { number, hash } = (found ?? {}) as { number?: unknown; hash?: unknown }
  if (!isHex(number) || !isHex(hash) || hash.length !== 66) {
    throw new RehearsalError('failed', 'The node does not know that block.')
  }
  return { number: BigInt(number), hash }
}

const toNothing = () => null

/** No code, or one that only points elsewhere (EIP-7702). */
const isPerson = (code: unknown) =>
  code === '0x' || (typeof code === 'string' && /^0xef0100[0-9a-f]{40}$/i.test(code))
