import { type FetchRemoteParameters, fetchRemote, type RemoteFile } from './fetchRemote.ts'
import { isBelow } from './isBelow.ts'
import { isWanted } from './mediaType.ts'
import { readDataUri } from './readDataUri.ts'

/** Reads a file by the address that a token gives. */
export type RemoteReader = (
  uri: string,
  wanted: Pick<FetchRemoteParameters, 'maxBytes' | 'types' | 'signal'>,
) => Promise<RemoteFile | undefined>

type CreateRemoteReaderParameters = {
  /** Where `ipfs://` is read from; `null`: it is not. The operator chose it, so it may be anywhere. */
  ipfsUrl: string | null
  fetch?: typeof fetchRemote
}

/** `data:` as it is, `ipfs://` through the configured gateway, the web with every precaution. */
export function createRemoteReader({
  ipfsUrl,
  fetch = fetchRemote,
}: CreateRemoteReaderParameters): RemoteReader {
  return async (uri, wanted) => {
    if (/^data:/i.test(uri)) {
      const file = readDataUri(uri, wanted.maxBytes)
      return file && isWanted(file.type, wanted.types) ? file : undefined
    }
    if (/^ipfs:\/\//i.test(uri)) {
      const path = uri.replace(/^ipfs:\/\/(ipfs\/)?/i, '')
      // The name of a content, and a path below it.
      const [, cid] = /^([a-zA-Z0-9]{20,100})(?:\/[^?#\s\\]*)?$/.exec(path) ?? []
      if (ipfsUrl === null || cid === undefined) return undefined
      const home = new URL(`${ipfsUrl}/ipfs/`)
      const url = new URL(`${home.href}${path}`)
      if (!isBelow(url, new URL(cid, home))) return undefined
      return fetch({ ...wanted, url: url.href, home })
    }
    return fetch({ ...wanted, url: uri })
  }
}
