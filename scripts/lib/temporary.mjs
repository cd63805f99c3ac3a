import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For vitest: whatever tests put into the system's temporary folder is gone when they have ended. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-tests-'))
  // For others as well: Postgres runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
