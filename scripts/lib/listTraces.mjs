import { relative } from 'node:path'
import { listSpecs } from './listSpecs.mjs'

/** Which tests of a report of Playwright's left a trace, and how each is opened. */
export function listTraces(report, root) {
  return listSpecs(report)
    .filter(({ trace }) => trace)
    .flatMap(({ title, trace }) => [title, `  npx playwright show-trace ${relative(root, trace)}`])
}
