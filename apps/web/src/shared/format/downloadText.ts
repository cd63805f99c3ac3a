/** Gives the visitor a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  // Browsers have taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
