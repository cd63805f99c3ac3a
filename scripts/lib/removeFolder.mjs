import { rmSync } from 'node:fs'
import { aside } from './aside.mjs'

/** Removes a folder, or says beside everything else that it could not. */
export function removeFolder(folder, say) {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  aside(`${folder} could not be removed`, remove, say)
}
