import { type FetchRemoteParameters, fetchRemote, type RemoteFile } from './fetchRemote.ts'
import { readDataUri } from './readDataUri.ts'

/** Reads a file by the address that a token gives. */
export type RemoteReader = (
  uri: string,
  wanted: Pick<FetchRemoteParameters, 'maxBytes' | 'types'>,
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
      return file && wanted.types.some((type) => file.type.startsWith(type)) ? file : undefined
    }
    if (/^ipfs:\/\//i.test(uri)) {
      const path = uri.replace(/^ipfs:\/\/(ipfs\/)?/i, '')
      if (ipfsUrl === null || !isContentPath(path)) return undefined
      return fetch({ ...wanted, url: `${ipfsUrl}/ipfs/${path}`, mayAsk: () => true })
    }
    return fetch({ ...wanted, url: uri })
  }
}

/** The name of a content and a path below it, which cannot climb out of it. */
function isContentPath(path: string): boolean {
  return /^[a-zA-Z0-9]{20,100}(\/[^?#\s\\]*)?$/.test(path) && !path.split('/').includes('..')
}
