/** The browser still has to read it, and may first ask the visitor where to put it. */
const KEPT_FOR = 60_000

/** What it needs of the page, so that a test can stand in its place. */
export type SaveFileOptions = {
  document?: Pick<Document, 'createElement'>
  urls?: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
  wait?: (work: () => void, milliseconds: number) => unknown
}

/** Gives the visitor a text as a file. */
export function saveFile(
  name: string,
  text: string,
  type: string,
  { document = globalThis.document, urls = URL, wait = setTimeout }: SaveFileOptions = {},
): void {
  const address = urls.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  wait(() => urls.revokeObjectURL(address), KEPT_FOR)
}
