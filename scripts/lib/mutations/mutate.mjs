import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/**
 * A plugin that breaks one rule while the code is loaded: no file is touched, so nothing can be left
 * broken. Stylesheets are put together before a plugin sees them, so theirs are broken at the end.
 */
export function mutate({ name, file, find, replace }) {
  const broken = join(root, file)
  let isDone = false
  const apply = (code) => {
    if (!code.includes(find)) return undefined
    isDone = true
    return code.replace(find, () => replace)
  }
  return {
    name: `countersign-mutate-${name}`,
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === broken ? apply(code) : undefined),
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (file.endsWith('.css') && output.fileName.endsWith('.css')) {
          output.source = apply(String(output.source)) ?? output.source
        }
      }
      if (!isDone) throw new Error(`Nothing in ${file} was broken.`)
    },
  }
}
