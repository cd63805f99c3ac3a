import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM } from '@ethereumjs/evm'
import { bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import { type Address, getAddress, type Hex, isHex, zeroAddress, zeroHash } from 'viem'
import { RehearsalError } from '../errors.ts'
import { probeCode } from '../probe/probeCode.ts'
import type { PretendedBlock, Scene, Stage } from '../stage.ts'
import type { BlockId, HeardLog, Request } from '../types.ts'
import { createStateReader, type StateReader } from './createStateReader.ts'
import { LazyState } from './LazyState.ts'
import type { Verifier } from './verifier.ts'

/** More is somebody's flood: what is beyond is not looked at, and said. */
const MOST_LOGS = 2_000

export type EvmStageOptions = {
  request: Request
  chainId: number
  block: BlockId
  verifier: Verifier
}

/** Rung three: an EVM of our own over proven state. It needs nothing of a node but `eth_getProof`. */
export async function createEvmStage(options: EvmStageOptions): Promise<Stage> {
  const reader = await createStateReader(options)
  return { rung: 'evm', play: (scene) => play(reader, options.chainId, scene) }
}

async function play(
  reader: StateReader,
  chainId: number,
  { at, data, gas, slots, circumstances }: Scene,
) {
  const state = new LazyState(reader)
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Osaka })
  const evm = await createEVM({ common, stateManager: state, blockchain: noBlockchain })
  const stand = createAddressFromString(at)
  await state.putCode(stand, hexToBytes(probeCode))
  for (const [address, diff] of Object.entries(slots)) {
    for (const [slot, word] of Object.entries(diff)) {
      const value = hexToBytes(trimmed(word))
      await state.putStorage(createAddressFromString(address), hexToBytes(slot as Hex), value) // as kept
    }
  }
  const paid = new Set<Address>()
  evm.events?.on('beforeMessage', ({ to, caller, value, delegatecall }, resolve) => {
    if (value > 0n && !delegatecall) {
      for (const each of [caller, to]) if (each) paid.add(getAddress(each.toString()))
    }
    resolve?.()
  })
  const origin = createAddressFromString(circumstances.origin)
  const run = { caller: origin, origin, to: stand, data: hexToBytes(data), gasLimit: gas }
  const { execResult } = await evm
    .runCall({
      ...run,
      gasPrice: circumstances.gasPrice,
      block: blockOf(reader.header, circumstances.block),
    })
    .catch((error: unknown) => {
      throw state.failure ?? error
    })
  if (state.failure) throw state.failure
  if (execResult.exceptionError) {
    throw new RehearsalError('failed', `The EVM stopped: ${execResult.exceptionError.error}`)
  }
  const logs = (execResult.logs ?? []).map(
    ([address, topics, content]): HeardLog => ({
      address: getAddress(bytesToHex(address)),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(content),
    }),
  )
  for (const beneficiary of execResult.selfdestruct?.values() ?? []) {
    paid.add(getAddress(beneficiary))
  }
  return {
    data: bytesToHex(execResult.returnValue),
    heard: {
      logs: logs.slice(0, MOST_LOGS),
      paid: [...paid],
      isWhole: logs.length <= MOST_LOGS,
    },
  }
}

const trimmed = (word: Hex): Hex => {
  const digits = word.slice(2).replace(/^(00)+/, '')
  return `0x${digits}`
}

/** Hashes of earlier blocks are not in the state: who asks for them cannot be rehearsed here. */
const noBlockchain = {
  getBlock: () => {
    throw new RehearsalError('failed', 'It asks for the hashes of earlier blocks.')
  },
  putBlock: async () => undefined,
  shallowCopy: () => noBlockchain,
}

function blockOf(header: Readonly<Record<string, unknown>>, pretended: PretendedBlock | null) {
  const number = (name: string) => {
    const value = header[name]
    return isHex(value) ? BigInt(value) : 0n
  }
  const { miner, mixHash } = header
  const coinbase = pretended?.coinbase ?? (typeof miner === 'string' ? miner : zeroAddress)
  const random = pretended?.random ?? (isHex(mixHash) ? mixHash : zeroHash)
  return {
    header: {
      number: pretended?.number ?? number('number'),
      timestamp: pretended?.time ?? number('timestamp'),
      gasLimit: number('gasLimit'),
      difficulty: 0n,
      baseFeePerGas: pretended?.baseFee ?? number('baseFeePerGas'),
      coinbase: createAddressFromString(coinbase),
      prevRandao: hexToBytes(random),
      getBlobGasPrice: () => undefined,
    },
  }
}
