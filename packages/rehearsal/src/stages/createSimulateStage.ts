import { type Address, getAddress, type Hex, isAddress, isHex, toHex } from 'viem'
import { RehearsalError } from '../errors.ts'
import type { Stage } from '../stage.ts'
import type { Header, HeardLog, Request } from '../types.ts'
import { blockOverridesOf } from './blockOverridesOf.ts'
import { overridesOf } from './overridesOf.ts'

/** Whom nodes name as the token when coins move (`traceTransfers`). */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** More than this is somebody's flood: what is beyond is not looked at, and said. */
const MOST_LOGS = 2_000

/** Rung one: `eth_simulateV1`. It hears every event, and each payment in coins. */
export function createSimulateStage(
  request: Request,
  { gasLimit }: Pick<Header, 'gasLimit'> = { gasLimit: null },
): Stage {
  return {
    rung: 'simulate',
    async play(scene) {
      const { at, data, gas, block, circumstances } = scene
      const { origin, gasPrice } = circumstances
      const call = { from: origin, to: at, input: data, gas: toHex(gas), gasPrice: toHex(gasPrice) }
      const simulated = {
        stateOverrides: overridesOf(scene),
        blockOverrides: {
          // A small chain's block would not hold the reads beside what is rehearsed; any other stays as
          // it is, for code can see it.
          gasLimit: toHex(gasLimit !== null && gasLimit > gas ? gasLimit : gas),
          ...(circumstances.block && blockOverridesOf(circumstances.block)),
        },
        calls: [call],
      }
      const answer = await request('eth_simulateV1', [
        { blockStateCalls: [simulated], traceTransfers: true, validation: false },
        toHex(block.number),
      ])
      const played = readCall(answer)
      if (!played) throw new RehearsalError('failed', 'The simulation’s answer makes no sense.')
      const logs = played.logs.slice(0, MOST_LOGS)
      const isCoin = ({ address }: HeardLog) => address.toLowerCase() === COIN
      return {
        data: played.returnData,
        heard: {
          logs: logs.filter((log) => !isCoin(log)),
          paid: logs.filter(isCoin).flatMap(({ topics }) => topics.slice(1).map(addressOf)),
          isWhole: played.logs.length <= MOST_LOGS,
        },
      }
    },
  }
}

const addressOf = (topic: Hex): Address => getAddress(`0x${topic.slice(-40)}`)

type Simulated = { returnData: Hex; logs: HeardLog[] }

function readCall(answer: unknown): Simulated | undefined {
  // Blocks that are left out before the pretended one are answered, too.
  const last = Array.isArray(answer) ? answer.at(-1) : undefined
  const call = fieldOf(fieldOf(last, 'calls'), 0)
  const [returnData, logs] = [fieldOf(call, 'returnData'), fieldOf(call, 'logs') ?? []]
  if (!isHex(returnData) || returnData === '0x' || !Array.isArray(logs)) return undefined
  const read = logs.flatMap((log) => readLog(log) ?? [])
  return read.length === logs.length ? { returnData, logs: read } : undefined
}

function readLog(log: unknown): HeardLog | undefined {
  const [address, topics, data] = ['address', 'topics', 'data'].map((name) => fieldOf(log, name))
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  if (!Array.isArray(topics) || !topics.every(isWord) || !isHex(data)) return undefined
  return { address: getAddress(address), topics, data }
}

const isWord = (value: unknown): value is Hex => isHex(value) && value.length === 66

function fieldOf(value: unknown, name: string | number): unknown {
  // Any object may be asked for what it lacks.
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[name]
    : undefined
}
