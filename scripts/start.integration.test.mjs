import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from './lib/freePort.mjs'
import { root } from './lib/toolchain.mjs'

const folders = []
const groups = []

/** `npm start` in a process group of its own, so that everything it leaves behind can be seen. */
async function start(extra = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-start-'))
  folders.push(folder)
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), ...extra },
  })
  groups.push(child.pid)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code)))
  const url = `http://localhost:${port}`
  const ready = async () => {
    await until(() => output.includes(url) || child.exitCode !== null)
    expect(output).toContain(url)
  }
  return { child, folder, port, url, ended, ready, said: () => output }
}

const alive = (group) =>
  spawnSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => Number.parseInt(line, 10) === group && !/^\s*\d+\s+Z/.test(line))

async function until(condition) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100))
}

afterEach(() => {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // Already gone, as it should be.
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('npm start', () => {
  it('a killed start takes everything with it; the next one prints one address when it answers, and Ctrl-C leaves nothing behind', async () => {
    const killed = await start()
    await killed.ready()
    killed.child.kill('SIGKILL')
    await until(() => alive(killed.child.pid).length === 0)
    const next = await start({ PORT: String(killed.port), DATA_DIR: join(killed.folder, 'data') })
    await until(() => next.said().includes(killed.url) || next.child.exitCode !== null)
    const page = await fetch(killed.url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root">')
    expect((await fetch(`${killed.url}/readyz`)).status).toBe(200)
    // A terminal sends Ctrl-C to the whole group.
    process.kill(-next.child.pid, 'SIGINT')
    expect(await next.ended).toBe(0)
    expect(alive(next.child.pid)).toEqual([])
  })

  it('names a taken port in one line', async () => {
    const holder = createServer()
    const port = await new Promise((resolve) =>
      holder.listen(0, '127.0.0.1', () => resolve(holder.address().port)),
    )
    const refused = await start({ PORT: String(port) })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toBe(`Port ${port} is already in use. Set PORT to another one.\n`)
    holder.close()
  })

  it.each([
    // Read before anything starts, by the script; the others are all read by the server, in one place
    // (`parseConfig.test.ts`).
    ['PORT', 'http'],
    ['SESSION_SECRET', 'short'],
  ])('says in one line that %s is wrong', async (name, value) => {
    const refused = await start({ [name]: value })
    expect(await refused.ended).toBe(1)
    const lines = refused.said().trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('•'))).toEqual([expect.stringContaining(name)])
  })

  it('says in one sentence that the data directory is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countersign-start-'))
    folders.push(folder)
    writeFileSync(join(folder, 'data'), 'a file where a folder should be')
    const refused = await start({ DATA_DIR: join(folder, 'data') })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain('DATA_DIR')
    expect(refused.said()).not.toContain('    at ')
  })
})
