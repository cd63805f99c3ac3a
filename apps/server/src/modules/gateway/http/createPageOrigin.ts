import type { ServerConfig } from '../../../config/types.ts'
import { createOriginCheck } from '../../../http/guardWrites.ts'

/**
 * Where the pages of a list are, as their reader sees it: clients refuse a page of another origin.
 * A host that is not ours is not repeated.
 */
export function createPageOrigin(
  config: Pick<ServerConfig, 'publicUrl' | 'signInDomains'>,
): (host: string | undefined) => string {
  const isOurs = createOriginCheck(config)
  const { protocol } = new URL(config.publicUrl)
  return (host = '') => {
    const origin = `${protocol}//${host}`
    return isOurs(origin, host) ? origin : config.publicUrl
  }
}
