import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { removeFolder } from './removeFolder.mjs'

/** For vitest: a temporary folder for each file, gone with its last test, or they would add up. */
const folder = mkdtempSync(join(process.env.TESTS_PREPARED, 'file-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder

// Hooks at the end run in reverse, so what the file itself puts away is away by now.
afterAll(() => removeFolder(folder))
