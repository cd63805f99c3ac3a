import { createHash } from 'node:crypto'
import { PlainError } from './steps.mjs'

/** An index names the image of every platform. */
const INDEXES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
]

/**
 * What a tag stands for now, worked out from the bytes that the registry sends.
 *
 * @param {{ name: string, tag: string }} image
 * @param {{ registry: string }} options
 * @returns {Promise<string>} such as `sha256:…`
 */
export async function askDigest({ name, tag }, { registry }) {
  const path = name.includes('/') ? name : `library/${name}`
  const url = `${registry}/v2/${path}/manifests/${tag}`
  let response = await ask(url, registry)
  if (response.status === 401) {
    const token = await askToken(response.headers.get('www-authenticate') ?? '', registry)
    response = await ask(url, registry, { Authorization: `Bearer ${token}` })
  }
  if (!response.ok) {
    throw new PlainError(`${registry} does not know ${name}:${tag} (${response.status}).`)
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

async function ask(url, registry, headers = {}) {
  try {
    const signal = AbortSignal.timeout(20_000)
    return await fetch(url, { headers: { Accept: INDEXES.join(', '), ...headers }, signal })
  } catch (cause) {
    throw new PlainError(
      `The image registry ${registry} cannot be reached from here. Nothing was changed.`,
      { cause },
    )
  }
}

/** Registries give anybody a token for reading, and say where. */
async function askToken(challenge, registry) {
  const part = (key) => new RegExp(`${key}="([^"]*)"`).exec(challenge)?.[1] ?? ''
  const query = new URLSearchParams({ service: part('service'), scope: part('scope') })
  const response = await ask(`${part('realm')}?${query}`, registry)
  const { token, access_token: other } = await response.json()
  return token ?? other
}
