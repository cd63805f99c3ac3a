import { readSafeState, type SafeState, safeSlots, safeStateCalls } from '@countersign/safe'
import { type Address, type Hex, isAddressEqual, isHex } from 'viem'
import { RehearsalError } from '../errors.ts'
import type { Header, Request } from '../types.ts'
import { readHeader } from './readHeader.ts'
import { readQuantity } from './readQuantity.ts'

/** Where a Safe's transactions are rehearsed. It can be read before it is known which. */
export type Setting = {
  block: Header
  /** The Safe, after that block. */
  state: SafeState
  /** Whether somebody may look at who calls the Safe; also where that is not known. */
  isGuarded: boolean
  /** Who will send it, if that is known to be a person's account. */
  sender: Address | null
  /** What the sender holds; null where that is not known. */
  held: bigint | null
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
  const block = await readHeader(request, height)
  const at = { blockHash: block.hash }
  const orNothing = (method: string, params: readonly unknown[]) =>
    request(method, [...params, at]).catch(toNothing)
  const ask = async (data: Hex) => {
    const answer = await orNothing('eth_call', [{ to: safe, data }])
    return isHex(answer) ? answer : null
  }
  const [code, held, guard, ...answers] = await Promise.all([
    executor ? request('eth_getCode', [executor, at]) : '0x',
    executor ? readHeld(request, executor, block) : null,
    orNothing('eth_getStorageAt', [safe, safeSlots.guard]),
    ...safeStateCalls.map(ask),
  ])
  const state = readSafeState(answers)
  if (!state) throw new RehearsalError('failed', 'The Safe does not say who owns it.')
  const isSender = executor && isPerson(code) && !isAddressEqual(executor, safe)
  return {
    block,
    state,
    isGuarded: readQuantity(guard) !== 0n,
    sender: isSender ? executor : null,
    held: isSender ? held : null,
  }
}

/** What somebody holds in coins; null where the node does not say. */
export async function readHeld(
  request: Request,
  holder: Address,
  { hash }: Pick<Header, 'hash'>,
): Promise<bigint | null> {
  const at = { blockHash: hash }
  return readQuantity(await request('eth_getBalance', [holder, at]).catch(toNothing))
}

const toNothing = () => null

/** No code, or one that only points elsewhere (EIP-7702). */
const isPerson = (code: unknown) =>
  code === '0x' || (typeof code === 'string' && /^0xef0100[0-9a-f]{40}$/i.test(code))
