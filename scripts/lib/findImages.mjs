/**
 * The images of strangers that a Dockerfile or a compose file starts from: what follows FROM or
 * `image:` and has a tag. Our own has none.
 *
 * @param {string} text
 * @returns {{ name: string, tag: string, digest: string | undefined, written: string }[]}
 */
export function findImages(text) {
  return [...text.matchAll(/^\s*(?:FROM|image:)\s+(([^\s:@]+):([\w.-]+)(?:@(sha256:\w+))?)/gm)].map(
    ([, written, name, tag, digest]) => ({ name, tag, digest, written }),
  )
}
