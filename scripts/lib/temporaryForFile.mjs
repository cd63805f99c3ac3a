import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** For vitest: a temporary folder for each file, gone with its last test, or they would add up. */
const folder = mkdtempSync(join(process.env.TESTS_PREPARED, 'file-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder

// Hooks at the end run in reverse, so what the file itself puts away is away by now.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
