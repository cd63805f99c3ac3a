import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './removeFolder.mjs'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Far more than what two test files have at a time. */
const ROOM = 4 * 1024 ** 3

/**
 * For vitest: whatever tests put into the system's temporary folder is gone when they have ended.
 * It is in memory where there is room: every database is a thousand small files.
 */
export default function setup() {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'countersign-tests-'))
  // For others as well: Postgres runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // What one test file prepares for the others is here, and not in the folder of its own.
  process.env.TESTS_PREPARED = folder
  return () => removeFolder(folder)
}

function hasRoom(place) {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM
}
