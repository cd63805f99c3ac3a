import { createHash } from 'node:crypto'

/** How many are fetched at a time. */
const LANES = 12
/** How long a registry may say nothing. */
const PATIENCE = 120_000

/**
 * Fetches packages from a registry that anybody may read and compares their bytes with what is wanted, without keeping them.
 * @param {{ name: string, version: string, integrity: string }[]} locked
 * @param {{ registry: string, fetch?: typeof globalThis.fetch }} from
 * @returns {Promise<{ bytes: number, faults: string[] }>}
 */
export async function fetchLocked(locked, { registry, fetch = globalThis.fetch }) {
  const waiting = [...locked]
  const faults = []
  let bytes = 0
  const lane = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const fault = await compare(each).catch((error) => error.cause?.message ?? error.message)
      if (fault) faults.push(`${each.name} ${each.version}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { bytes, faults: faults.sort() }

  async function compare({ name, version, integrity }) {
    // Where npm's own registry and its mirrors keep them; others say it in what they tell of a package.
    const file = `${name.split('/').at(-1)}-${version}.tgz`
    let response = await get(`${name}/-/${file}`)
    if (response.status === 404) {
      await response.body?.cancel()
      const told = await get(name.replace('/', '%2f'))
      const { versions = {} } = told.ok ? await told.json() : {}
      const { tarball } = versions[version]?.dist ?? {}
      if (!tarball) return 'it is missing'
      response = await get(tarball)
    }
    if (!response.ok) return `it is missing (${response.status})`
    const wanted = integrity.split(' ').at(-1)
    const [algorithm, digest] = [
      wanted.slice(0, wanted.indexOf('-')),
      wanted.slice(wanted.indexOf('-') + 1),
    ]
    const hash = createHash(algorithm)
    for await (const chunk of response.body) {
      bytes += chunk.length
      hash.update(chunk)
    }
    const [found, expected] = [hash.digest(), Buffer.from(digest, 'base64')]
    const same = found.equals(expected)
    return same ? undefined : `its bytes are others (${algorithm}-${found.toString('base64')})`
  }

  function get(path) {
    const url = new URL(path, registry.endsWith('/') ? registry : `${registry}/`)
    return fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
  }
}
