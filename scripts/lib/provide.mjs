import { ensurePrograms } from './ensurePrograms.mjs'
import { fail } from './steps.mjs'

/** For vitest: says where the programs of the integration tests are, or ends with one line. */
export default async function setup() {
  const programs = await ensurePrograms(['integration'], { install: false }).catch(fail)
  Object.assign(process.env, programs)
}
