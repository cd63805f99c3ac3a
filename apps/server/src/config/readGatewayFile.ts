import * as v from 'valibot'
import { ConfigError } from './configError.ts'
import { readJsonFile } from './readJsonFile.ts'

type ReadGatewayFileParameters<Schema extends v.GenericSchema> = {
  /** The variable that names the file. */
  name: string
  file: string | undefined
  /** What the file should hold, for people. */
  wants: string
  schema: Schema
}

/** A file that the gateway serves from; `undefined` when there is none. Throws a `ConfigError`. */
export function readGatewayFile<Schema extends v.GenericSchema>(
  parameters: ReadGatewayFileParameters<Schema>,
): v.InferOutput<Schema> | undefined {
  const { name, file, wants, schema } = parameters
  if (file === undefined) return undefined
  const parsed = v.safeParse(schema, readJsonFile({ name, file, wants }))
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => {
    const path = issue.path?.some(({ value }) => value === undefined) ? null : v.getDotPath(issue)
    return `${name}: ${file}: ${path === null ? '' : `${path}: `}${issue.message}`
  })
  // What is missing twice is said once.
  throw new ConfigError([...new Set(faults)])
}
