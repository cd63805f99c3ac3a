import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { ServerError } from '../../errors/serverError.ts'
import { ENCODINGS, type Encoding } from './negotiateEncoding.ts'

type SiteContent = { bytes: Uint8Array<ArrayBuffer>; etag: string }
export type SiteFile = {
  contentType: string
  plain: SiteContent
  encoded: ReadonlyMap<Encoding, SiteContent>
}
/** Every file that can be served, by its decoded URL path. */
export type Site = ReadonlyMap<string, SiteFile>

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/**
 * Reads the built site into memory. A request then only looks a name up: no path of a request
 * ever reaches the file system, and a build that runs meanwhile cannot mix old and new files.
 */
export async function loadSite(root: string): Promise<Site> {
  const contents = new Map<string, SiteContent>()
  for (const file of await listFiles(root)) {
    const bytes = new Uint8Array(await readFile(file))
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
    contents.set(`/${relative(root, file).split(sep).join('/')}`, { bytes, etag })
  }
  if (!contents.has('/index.html')) {
    throw new ServerError(`There is no index.html in ${root}. Run the build first: npm run build.`)
  }
  const site = new Map<string, SiteFile>()
  for (const [path, plain] of contents) {
    if (isSibling(path, contents)) continue
    const encoded = new Map<Encoding, SiteContent>()
    for (const encoding of ENCODINGS) {
      const content = contents.get(path + SUFFIXES[encoding])
      if (content) encoded.set(encoding, content)
    }
    site.set(path, {
      contentType: getMimeType(path) ?? 'application/octet-stream',
      plain,
      encoded,
    })
  }
  return site
}

/** Regular files only: a link could lead out of the root, and dotfiles are not for the public. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !relative(root, file)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
}

/** `app.js.br` is another form of `app.js`, not a file of its own. */
function isSibling(path: string, contents: ReadonlyMap<string, unknown>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => path.endsWith(suffix) && contents.has(path.slice(0, -suffix.length)),
  )
}
