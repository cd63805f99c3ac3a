import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { aside } from './aside.mjs'
import { scope } from './scope.mjs'
import { must } from './steps.mjs'

const POLICY = '/usr/sbin/policy-rc.d'
const CLUSTERS = '/etc/postgresql-common/createcluster.conf'
const SHIPPED_CLUSTERS = '/usr/share/postgresql-common/createcluster.conf'
const MARK = '# Only while `npm test` of Countersign installs packages; may be removed.'

/**
 * Installs packages in one run of apt-get, and nothing but the packages: no service is started, now
 * or at the next boot, and Postgres makes no cluster of its own.
 */
export async function installDebian(packages, services = []) {
  const restore = [forbidServices(), forbidCluster()]
  const undo = () => {
    for (const each of restore.splice(0)) aside('Clean-up after `apt-get` failed', each)
  }
  // Also when the install is interrupted.
  process.once('exit', undo)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Not ended by what fails beside it: half an install is worse than an error that comes late.
  const alone = { ...scope.getStore(), signal: undefined }
  try {
    await scope.run(alone, async () => {
      await must('`apt-get update` failed.', 'apt-get', ['update', '-qq'], { env })
      const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
      await must('`apt-get install` failed.', 'apt-get', install, { env })
    })
  } finally {
    undo()
    process.off('exit', undo)
  }
  for (const service of services) {
    rmSync(`/etc/systemd/system/multi-user.target.wants/${service}`, { force: true })
  }
}

/** Debian asks this file before it starts anything; whoever has one has decided already. */
function forbidServices() {
  const ours = () => existsSync(POLICY) && readFileSync(POLICY, 'utf8').includes(MARK)
  if (existsSync(POLICY) && !ours()) return () => {}
  writeFileSync(POLICY, `#!/bin/sh\n${MARK}\nexit 101\n`, { mode: 0o755 })
  return () => {
    if (ours()) rmSync(POLICY)
  }
}

/** Afterwards the file is as the package ships it. */
function forbidCluster() {
  if (existsSync(CLUSTERS)) return () => {}
  mkdirSync(dirname(CLUSTERS), { recursive: true })
  writeFileSync(CLUSTERS, 'create_main_cluster = false\n')
  return () => {
    if (existsSync(SHIPPED_CLUSTERS)) copyFileSync(SHIPPED_CLUSTERS, CLUSTERS)
    else rmSync(dirname(CLUSTERS), { recursive: true })
  }
}
