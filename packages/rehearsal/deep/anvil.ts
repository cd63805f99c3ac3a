/**
 * Rung one against a node that has `eth_simulateV1`, and rung two beside it: random transactions, each
 * rehearsed, then executed. `ANVIL_PATH` says where anvil is, or what runs it, with `ANVIL_ARGUMENTS`
 * (JSON) before all others. Run by `npm run test:deep -- simulate`.
 */
import { spawn } from 'node:child_process'
import { chainOver } from '@countersign/testbed'
import { createProbeStage } from '../src/stages/createProbeStage.ts'
import { createSimulateStage } from '../src/stages/createSimulateStage.ts'
import { playRandom } from '../src/testing-only/playRandom.ts'
import { startRehearsalWorld } from '../src/testing-only/startWorld.ts'

const [port, count] = process.argv.slice(2).map(Number)
const { ANVIL_PATH = 'anvil', ANVIL_ARGUMENTS = '[]' } = process.env
// Written by `runAnvil.mjs`.
const before = JSON.parse(ANVIL_ARGUMENTS) as string[]
const ours = ['--silent', '--port', `${port}`, '--chain-id', '31337']
const anvil = spawn(ANVIL_PATH, [...before, ...ours], {
  stdio: 'ignore',
})
const url = `http://127.0.0.1:${port}`

async function request(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  // What a JSON-RPC node answers.
  const { result, error } = (await answer.json()) as { result?: unknown; error?: object }
  if (error) throw Object.assign(new Error(JSON.stringify(error)), error)
  return result
}

/** It listens a moment after it was started. */
async function untilUp(tries = 100): Promise<void> {
  try {
    await request('eth_chainId')
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    await untilUp(tries - 1)
  }
}

try {
  await untilUp()
  const close = async () => undefined
  const world = await startRehearsalWorld(Promise.resolve(chainOver({ request, close })))
  const { ends, differences } = await playRandom(world, {
    count: count || 500,
    stages: [
      { rung: 'simulate', open: () => createSimulateStage(request) },
      { rung: 'probe', open: () => createProbeStage(request) },
    ],
  })
  console.log(JSON.stringify({ ends, differences }))
  if (differences.length > 0) process.exitCode = 1
} finally {
  anvil.kill()
}
