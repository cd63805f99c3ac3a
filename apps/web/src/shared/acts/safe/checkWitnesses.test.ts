import type { Asker, Authorization, RpcCall } from '@countersign/judge'
import { hashSafeTransaction, type SafeTransaction, safeAbi } from '@countersign/safe'
import { decodeFunctionData, encodeFunctionResult, type Hex, pad, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { checkWitnesses } from './checkWitnesses.ts'

const account = { chainId: 31337, address: '0x00000000000000000000000000000000000005af' } as const
const owner = '0x000000000000000000000000000000000000ada0'
const transaction: SafeTransaction = {
  ...{ to: owner, value: 1n, data: '0x', operation: 0, nonce: 7n },
  ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
}
const { safeTxHash } = hashSafeTransaction({ ...account, version: '1.4.1' }, transaction)

const VALUES = {
  getTransactionHash: safeTxHash,
  getOwners: [owner],
  getThreshold: 1n,
  VERSION: '1.4.1',
  getModulesPaginated: [[], owner],
}

function answerTo({ method, params }: RpcCall, nonce: bigint): unknown {
  if (method === 'eth_getBlockByNumber') {
    return { number: '0x5', timestamp: '0x5', hash: pad('0x5', { size: 32 }) }
  }
  if (method === 'eth_getStorageAt') return pad('0x51', { size: 32 })
  if (method === 'eth_getCode') return '0x60'
  if (method !== 'eth_call') return undefined
  const { data } = params[0] as { data: Hex } // what `eth_call` takes
  const { functionName } = decodeFunctionData({ abi: safeAbi, data })
  const result = { ...VALUES, nonce }[functionName as keyof typeof VALUES | 'nonce'] // what is asked
  return encodeFunctionResult({ abi: safeAbi, functionName, result } as never) // of this very function
}

/** A node that says these nonces, one each time it is asked everything, and stays with the last. */
function node(...nonces: readonly bigint[]): Asker {
  let looks = 0
  return async (calls) => {
    const isEverything = calls.length > 4
    const nonce = nonces[Math.min(looks, nonces.length - 1)] ?? 0n
    if (isEverything) looks += 1
    return calls.map((call) => {
      const value = answerTo(call, nonce)
      return value === undefined ? { state: 'notAsked' } : { state: 'said', value }
    })
  }
}

const leave = (silent: readonly ('nodeTwo' | 'wallet')[]) =>
  ({ silent }) as unknown as Authorization // nothing else of it is read

function check(two: Asker, given: Parameters<typeof checkWitnesses>[3] = leave([])) {
  const pauses: number[] = []
  const ports = {
    askersOf: () => ({ nodeOne: node(7n), nodeTwo: two, wallet: node(7n) }),
    wait: async (milliseconds: number) => void pauses.push(milliseconds),
  }
  return { checked: checkWitnesses(ports, account, transaction, given), pauses }
}

it('R-GW-1 goes on at once when all say the same', async () => {
  const { checked, pauses } = check(node(7n))
  await expect(checked).resolves.toBeUndefined()
  expect(pauses).toEqual([])
})

it('R-GW-1 calls nobody a liar who was asked while a block came in', async () => {
  const { checked, pauses } = check(node(6n, 7n))
  await expect(checked).resolves.toBeUndefined()
  expect(pauses).toHaveLength(1)
})

it('R-GW-1 ends it when somebody stays with another word', async () => {
  const { checked, pauses } = check(node(6n))
  await expect(checked).rejects.toMatchObject({ fault: { kind: 'witnesses', details: 'nodeTwo' } })
  expect(pauses).toHaveLength(2)
})

const silent: Asker = async (calls) => calls.map(() => ({ state: 'silent' }))

it('R-JDG-6 ends it when somebody is silent who had answered before', async () => {
  const { checked } = check(silent)
  await expect(checked).rejects.toMatchObject({
    fault: { kind: 'witnessSilent', details: 'nodeTwo' },
  })
})

it.each([
  ['the visitor has known that', leave(['nodeTwo'])],
  ['nothing is signed', 'none' as const],
])('R-JDG-6 goes on without who is silent where %s', async (_, given) => {
  await expect(check(silent, given).checked).resolves.toBeUndefined()
})
