import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PROGRAMS } from './programs.mjs'
import { PlainError } from './steps.mjs'

const machine = { env: process.env, exists: existsSync, list: readdirSync }

/**
 * Where a program of the list is: its file, or the folder of several. A variable that points to
 * nothing is an error and never passed over: whoever set it means that one.
 * @returns {string | undefined}
 */
export function findProgram(name, { env, exists, list } = machine) {
  const { variable, folder, any, all = [], versions, places = [] } = PROGRAMS[name]
  const has = (path) => (folder ? all.every((each) => exists(join(path, each))) : exists(path))
  const given = variable && env[variable]
  if (given) {
    if (has(given)) return given
    throw new PlainError(`${variable} is set to ${given}, where ${name} is not.`)
  }
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  if (!folder) {
    return [...onPath.flatMap((at) => any.map((each) => join(at, each))), ...places].find(has)
  }
  const newestFirst = (one, other) => Number(other) - Number(one)
  const versioned = exists(versions)
    ? [...list(versions)].sort(newestFirst).map((version) => join(versions, version, 'bin'))
    : []
  return [...versioned, ...places, ...onPath].find(has)
}
