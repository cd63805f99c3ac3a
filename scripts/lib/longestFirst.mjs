import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import { farFirst } from './farFirst.mjs'

/**
 * For vitest: files that count far begin, so that no core waits for the last of them at the end.
 * They are known by reading DEEP, also where no earlier run has told how long each one takes.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return farFirst(await super.sort(files), (path) => readFileSync(path, 'utf8'))
  }
}
