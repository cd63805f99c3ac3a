import {
  type Address,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
} from 'viem'
import { RehearsalError } from '../errors.ts'
import type { Circumstances, Scene, Stage } from '../stage.ts'
import { answers, probeAbi } from './probeAbi.ts'

export type ProbeRead = { target: Address; gas: bigint; most: bigint; data: Hex }
export type ProbeAct = { to: Address; value: bigint; isDelegated: boolean; data: Hex }
export type ProbeAnswer = { isGiven: boolean; data: Hex }

export type ProbeScene = Pick<Scene, 'block' | 'at' | 'slots' | 'circumstances'> & {
  reads: readonly ProbeRead[]
  acts: readonly ProbeAct[]
  /** What an act may use; all of them together may use no more. */
  actGas: bigint
  /** What each gets beyond what it uses, which is tried first; null for all of that. */
  spare: bigint | null
}

/** What the probe itself spends on carrying an answer, and on being called at all. */
const READ_OVERHEAD = 12_000n
const CALL_OVERHEAD = 200_000n
/** A transaction may use no more (EIP-7825), and some nodes hold their simulations to it. */
const MOST_GAS = 16_777_216n
/** Data costs by the byte, at the dearest rule that chains have (EIP-7623), and is copied once more. */
const BYTE_GAS = 44n

/** Asks the probe once, and reads its answer strictly. */
export async function playProbe(
  stage: Stage,
  { reads, acts, actGas, spare, ...scene }: ProbeScene,
) {
  const data = encodeFunctionData({
    abi: probeAbi,
    functionName: 'rehearse',
    args: [reads, acts.map((act) => ({ ...act, gas: actGas })), spare ?? 0n],
  })
  const reading = reads.reduce((sum, { gas }) => sum + gas + READ_OVERHEAD, 0n)
  // What is called keeps back a 64th of what there is.
  const acting = spare === null ? actGas : 2n * actGas
  const wanted = ((acting + 2n * reading) * 65n) / 64n + CALL_OVERHEAD + BYTE_GAS * byteCount(data)
  const gas = wanted < MOST_GAS ? wanted : MOST_GAS
  const played = await stage.play({ ...scene, data, gas })
  const [before, acted, later, seen] = decode(played.data)
  if (before.length !== reads.length || later.length !== reads.length) throw nonsense()
  if (acted.length !== acts.length) throw nonsense()
  if (!isAsPretended(seen, scene.circumstances)) {
    throw new RehearsalError('unsupported', 'It was not played as it was to be.')
  }
  return { before, acted, later, heard: played.heard }
}

type Seen = ReturnType<typeof decode>[3]

/**
 * Whether code saw what it was to see. Who makes the block and what it is paid are called otherwise by some
 * nodes, which then keep their own: a rehearsal is worth something without.
 */
function isAsPretended(seen: Seen, { origin, gasPrice, block }: Circumstances): boolean {
  if (!isAddressEqual(seen.origin, origin) || seen.gasPrice !== gasPrice) return false
  return block === null || (seen.number === block.number && seen.time === block.time)
}

const byteCount = (data: Hex) => BigInt(data.length / 2 - 1)

function decode(data: Hex) {
  try {
    const decoded = decodeFunctionResult({ abi: probeAbi, functionName: 'rehearse', data })
    const [before, acted, later, seen] = decoded
    return [decodeAbiParameters([answers], before)[0], acted, later, seen] as const
  } catch (cause) {
    throw nonsense(cause)
  }
}

const nonsense = (cause?: unknown) =>
  new RehearsalError('failed', 'The probe’s answer makes no sense.', { cause })
