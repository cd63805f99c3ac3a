import type { RemoteFile } from './fetchRemote.ts'
import { mediaType } from './mediaType.ts'

/** A file that is written into its own address, if it is no longer than that. */
export function readDataUri(uri: string, maxBytes: number): RemoteFile | undefined {
  // A byte takes three characters at most, and most bytes one.
  if (uri.length > maxBytes * 3 + 256) return undefined
  const match = /^data:([^,]{0,200}),/i.exec(uri)
  if (!match) return undefined
  const [head, parameters = ''] = match
  const type = mediaType(/^\s*(;|$)/.test(parameters) ? 'text/plain' : parameters)
  if (type === undefined) return undefined
  const content = uri.slice(head.length)
  try {
    const bytes = /;\s*base64\s*$/i.test(parameters)
      ? Buffer.from(content, 'base64')
      : Buffer.from(content.includes('%') ? decodeURIComponent(content) : content, 'utf8')
    return bytes.length > maxBytes ? undefined : { type, bytes }
  } catch {
    // A lone percent sign: some write SVG into an address as it is.
    return { type, bytes: Buffer.from(content, 'utf8') }
  }
}
