import { freePort } from '../freePort.mjs'
import { run } from '../steps.mjs'
import { root, tool } from '../toolchain.mjs'
import { MUTATIONS } from './mutations.mjs'

/**
 * Breaks one rule after the other; each has to make its test fail. Before that every test passes as
 * things are: one that always fails notices nothing.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runMutations({
  node,
  env,
  mutations = MUTATIONS,
  write = (text) => process.stdout.write(text),
}) {
  const survivors = []
  const sound = new Set()
  for (const mutation of mutations) {
    const { name, test, title } = mutation
    const key = `${test} ${title}`
    if (!sound.has(key)) {
      const { code, output } = await runTest({ node, env }, mutation)
      if (code !== 0) {
        survivors.push(name)
        write(`${name}: its test fails without it.\n${output}\n`)
        continue
      }
      sound.add(key)
    }
    const { code, output } = await runTest({ node, env: { ...env, MUTATION: name } }, mutation)
    // A run that ended before any test did says nothing about them.
    const isKilled = code !== 0 && /\b[1-9]\d* failed\b/.test(output)
    write(`${name}: ${isKilled ? 'noticed' : 'SURVIVED'}\n`)
    if (isKilled) continue
    survivors.push(name)
    if (code !== 0) write(`${output}\n`)
  }
  return { passed: mutations.length - survivors.length, failed: survivors.length }
}

async function runTest({ node, env }, { test, title }) {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (!test.endsWith('.spec.ts')) {
    const only = title ? ['-t', escaped] : []
    // What is broken may hang.
    const how = test.includes('.integration.')
      ? ['--project=integration', '--project=alone', '--project=pages', '--testTimeout=600000']
      : ['--project=unit', '--testTimeout=60000']
    const args = [tool('vitest'), 'run', ...how, test, ...only]
    return run(node, args, { cwd: root, env: { ...env, NO_COLOR: '1' } })
  }
  const own = { E2E_PORT: String(await freePort()), NO_COLOR: '1' }
  const args = ['test', '--config', 'e2e/gallery.config.ts', test, '--grep', escaped]
  return run(node, [tool('@playwright/test', 'playwright'), ...args], {
    cwd: root,
    env: { ...env, ...own },
  })
}
