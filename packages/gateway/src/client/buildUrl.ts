import { GatewayParameterError } from '../errors.ts'
import type { Endpoint } from './endpoint.ts'

/** The address of a call, everything in it encoded. */
export function buildUrl(base: URL, endpoint: Endpoint, parameters: object): URL {
  const values = new Map<string, unknown>(Object.entries(parameters))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name) ?? '')
    values.delete(name)
    // An address is normalised after encoding: these would climb out of the path.
    // Half a character cannot be encoded at all.
    if (value === '' || value === '.' || value === '..' || /\p{Surrogate}/u.test(value)) {
      throw new GatewayParameterError(`The call ${endpoint.name} needs a ${name}.`)
    }
    return encodeURIComponent(value)
  })
  values.delete('body')
  const url = new URL(base)
  url.pathname = base.pathname.replace(/\/+$/, '') + path
  url.search = ''
  url.hash = ''
  for (const [name, value] of values) {
    if (value === null || value === undefined) continue
    url.searchParams.set(name, String(value))
    const alias = endpoint.queryAliases?.[name]
    if (alias) url.searchParams.set(alias, String(value))
  }
  return url
}
