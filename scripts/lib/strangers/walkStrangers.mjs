import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../freePort.mjs'
import { run } from '../steps.mjs'
import { together } from '../together.mjs'
import { root, tool } from '../toolchain.mjs'
import { withFolder } from '../withFolder.mjs'
import { APPS, buildApps } from './buildApps.mjs'
import { countInstalled } from './countInstalled.mjs'
import { findPackageFaults } from './findPackageFaults.mjs'
import { findTypeFaults } from './findTypeFaults.mjs'
import { installStranger } from './installStranger.mjs'
import { packTarballs } from './packTarballs.mjs'
import { tryNewest } from './tryNewest.mjs'
import { tryOtherTools } from './tryOtherTools.mjs'

/**
 * Packs what strangers install, looks at it, installs the examples from it, outside of this
 * repository, builds them and walks them in a browser. With DEEP also the app with a config of its
 * own, and what `tryOtherTools` tries.
 */
export async function walkStrangers({ node, env, reports, say = tell }) {
  const apps = env.DEEP ? APPS : ['vite', 'next']
  // Not below the repository, whose packages would stand in for those that are missing.
  return withFolder('strangers', async (folder) => {
    const packs = await packTarballs(env, join(folder, 'packed'))
    const context = { node, env, folder, packs }
    const found = await together([
      ...packs.map((pack) => () => lookInto(pack, context)),
      ...apps.map((app) => () => install(app, context)),
    ])
    if (env.DEEP) {
      found.push(...(await tryOtherTools(context)))
      await tryNewest(context, say)
    }
    for (const { title, faults } of found) {
      say(`  ${title}\n${faults.map((fault) => `    ${fault}\n`).join('')}`)
    }
    const failed = found.filter(({ faults }) => faults.length > 0).length
    if (failed > 0) return { passed: found.length - failed, failed }
    const walked = await walk({ node, env, reports, folder, apps })
    return { passed: found.length + walked.passed, failed: walked.failed }
  })
}

const tell = (text) => process.stdout.write(text)

async function lookInto({ name, tarball, home, files }, { node, env }) {
  const read = (path) => readFileSync(join(home, path), 'utf8')
  const publint = [tool('publint'), 'run', home, '--strict', '--level', 'suggestion']
  const { code, output } = await run(node, [...publint, '--pack', 'false'], { env })
  const faults = [
    ...findPackageFaults({ files, manifest: JSON.parse(read('package.json')), read }),
    ...(await findTypeFaults(tarball)),
    ...(code === 0 ? [] : [output]),
  ]
  return { title: `${name}: ${files.length} files`, faults }
}

async function install(app, { node, env, folder, packs }) {
  const home = join(folder, app)
  const example = join(root, 'examples', app)
  const lockFile = join(example, 'package-lock.json')
  const faults = await installStranger({ node, env, example, home, packs, lockFile })
  const { packages, megabytes } = countInstalled(home)
  return { title: `examples/${app}: ${packages} packages, ${megabytes} MB`, faults }
}

async function walk({ node, env, reports, folder, apps }) {
  const report = join(reports, 'strangers.json')
  const chain = await freePort()
  const own = {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    STRANGERS: folder,
    STRANGERS_CHAIN: String(chain),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  for (const app of apps) own[variableOf(app)] = String(await freePort())
  // They are built for this node.
  const rpc = `http://127.0.0.1:${chain}`
  const built = { VITE_RPC_URL: rpc, NEXT_PUBLIC_RPC_URL: rpc }
  const projectId = 'no-project-of-this-name'
  Object.assign(built, {
    VITE_WALLETCONNECT_PROJECT_ID: projectId,
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: projectId,
  })
  await buildApps(apps, { node, env: { ...own, ...built }, folder })
  const { code } = await run(
    node,
    [tool('@playwright/test', 'playwright'), 'test', '--config', join(root, 'e2e', 'strangers')],
    { quiet: false, cwd: root, env: { ...own, ...built } },
  )
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats
  return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) }
}

const variableOf = (app) => `STRANGERS_${app.toUpperCase().replaceAll('-', '_')}`
