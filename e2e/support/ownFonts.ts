import { fileURLToPath } from 'node:url'

/**
 * Every browser that is started from here finds the fonts of the tests and no others, on Linux: there
 * all of them ask fontconfig, which asks this variable.
 */
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('../fonts.conf', import.meta.url))
