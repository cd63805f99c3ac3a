import { DEEP_PARTS } from './deepParts.mjs'

/** Whatever is tested runs on what is installed. */
const ALWAYS = ['package-lock.json']
const TEST = /\.(test|test-d|spec)\.(ts|tsx|mjs)$/
const SPEC = /\.spec\.ts$/
/** The tests that a part of `npm test` runs. */
const TESTS = {
  unit: /(?<!\.integration)\.test\.(ts|tsx|mjs)$/,
  integration: /\.integration\.test\.(ts|mjs)$/,
  e2e: SPEC,
  strangers: SPEC,
}

/**
 * Those of some files that the result of a long test stands on. Words are none of them, nor are tests
 * that are not its own.
 * @param {string} name of a part of `npm run test:deep`
 * @param {readonly string[]} files by their paths in the repository
 */
export function coveredFiles(name, files) {
  const { part, covers, files: own, tests = TESTS[part] } = DEEP_PARTS[name]
  // Playwright is told its files from its own folder.
  const home = part === 'e2e' ? 'e2e/' : ''
  const isIn = (places, file) =>
    places.some((place) => file === place || file.startsWith(`${place}/`))
  return files.filter((file) => {
    if (file.endsWith('.md')) return false
    if (TEST.test(file) && !tests?.test(file)) return false
    if (TEST.test(file) && own)
      return isIn(
        own.map((each) => `${home}${each}`),
        file,
      )
    return isIn([...covers, ...ALWAYS], file)
  })
}
