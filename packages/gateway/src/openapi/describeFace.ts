import type { Endpoint } from '../client/endpoint.ts'
import { type Definitions, type JsonSchema, toJsonSchema } from './toJsonSchema.ts'

export type FaceDescription = {
  title: string
  version: string
  /** Where its paths begin. */
  server: string
  calls: readonly { endpoint: Endpoint; status: number }[]
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: { schemas: Record<string, JsonSchema> }
}

/** Every error of either face says at least this. */
const FAULT: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
  required: ['code', 'message'],
}

/** A face of the gateway as OpenAPI 3.1, made of the very values that it is served and called by. */
export function describeFace({ title, version, server, calls }: FaceDescription): OpenApi {
  const definitions: Definitions = new Map()
  const paths: OpenApi['paths'] = {}
  for (const { endpoint, status } of calls) {
    const path = endpoint.path.replace(/\/$/, '')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = describeCall(endpoint, status, definitions)
  }
  const recursive = [...definitions.values()].map(({ name, schema }) => [name, schema] as const)
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    paths,
    components: { schemas: { ...Object.fromEntries(recursive), Fault: FAULT } },
  }
}

function describeCall(endpoint: Endpoint, status: number, definitions: Definitions): JsonSchema {
  const { name, path, query, body, response } = endpoint
  const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => ({
    name: part,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId:
      `${endpoint.method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`.replace(
        /\W/g,
        '',
      ),
    summary: name,
    parameters: [...parts, ...(query ? queryOf(toJsonSchema(query, definitions)) : [])],
    ...(body && {
      requestBody: { required: true, ...content(toJsonSchema(body, definitions)) },
    }),
    responses: {
      [status]: {
        description: 'What was asked for.',
        ...(response && content(toJsonSchema(response, definitions))),
      },
      default: {
        description: 'Why not.',
        ...content({ $ref: '#/components/schemas/Fault' }),
      },
    },
  }
}

function queryOf({ properties = {}, required = [] }: JsonSchema): JsonSchema[] {
  const names = Array.isArray(required) ? required : []
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema,
  }))
}
