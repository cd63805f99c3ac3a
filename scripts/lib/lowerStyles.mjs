import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASELINE } from './findNewer.mjs'

/**
 * Rewrites built styles for the oldest browsers that are claimed. Colours that depend on the scheme
 * stay as they are for whoever knows `light-dark()`, which also follows a page's own scheme, and come
 * a second time for everybody else.
 */
export async function lowerStyles(folder) {
  const styles = existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.css'))
    : []
  if (styles.length === 0) return
  // Not at the top: whoever imports this may be about to install it. It comes with Vite.
  const { Features, transform } = await import('lightningcss')
  const { node: _, ...browsers } = BASELINE
  const targets = Object.fromEntries(
    Object.entries(browsers).map(([name, version]) => [name, encode(version)]),
  )
  for (const path of styles) {
    const code = readFileSync(join(folder, path))
    const lower = (options) =>
      transform({ filename: path, code, targets, ...options })
        .code.toString()
        .trimEnd()
    const usual = lower({ exclude: Features.LightDark })
    const isScheme = code.includes('light-dark(')
    const text = isScheme ? `${usual}\n\n${forOthers(lower())}` : lower()
    writeFileSync(join(folder, path), `${text}\n`)
  }
}

/** Until something says otherwise, it is day. */
const forOthers = (styles) => `@supports not (color: light-dark(#fff, #000)) {
  :root { --lightningcss-light: initial; --lightningcss-dark: ; }
${styles}
}`

/** Major and minor, as lightningcss wants them. */
function encode(version) {
  const [major, minor = 0] = String(version).split('.').map(Number)
  return (major << 16) | (minor << 8)
}
