import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder that is filled once for all test files of a run, by whichever needs it first.
 * @returns where it is; to be copied, never changed
 */
export async function prepareOnce(
  name: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<string> {
  // Set by the tests' own setup (scripts/lib/temporary.mjs).
  const place = process.env.TESTS_PREPARED ?? tmpdir()
  const folder = join(place, name)
  if (existsSync(folder)) return folder
  const draft = mkdtempSync(`${folder}-`)
  await fill(draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another file was quicker.
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true })
  }
  return folder
}
