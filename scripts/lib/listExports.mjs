import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The names that a module exports, types included, by reading it and what it passes on. */
export function listExports(file) {
  const code = readFileSync(file, 'utf8')
  const named = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
    list
      .split(',')
      .map((each) =>
        each
          .replace(/^\s*type\s/, '')
          .split(/\sas\s/)
          .at(-1)
          .trim(),
      )
      .filter(Boolean),
  )
  const declared = [
    ...code.matchAll(
      /^export (?:abstract |async |declare )*(?:class|const|function|let|type|interface) (\w+)/gm,
    ),
  ].map(([, name]) => name)
  const passedOn = [...code.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, path]) =>
    listExports(join(dirname(file), path)),
  )
  return [...new Set([...named, ...declared, ...passedOn])].sort()
}
