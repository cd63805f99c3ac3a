import type { OpenApi } from '@countersign/gateway/openapi'
import { Ajv2020 } from 'ajv/dist/2020.js'

export type Described = {
  document: OpenApi
  /** What an answer of a call has against its description; nothing, if it fits. */
  judge: (method: string, path: string, status: number, answer: unknown) => string[]
}

type CallDescription = { responses: Record<string, { content?: unknown }> }

const PART = /\{\w+\}/g

/** A served description, with a judge that knows no more than what stands in it. */
export async function readDescription(url: string): Promise<Described> {
  const response = await fetch(url)
  // What stands in it is tried below; the document itself by a judge of such documents.
  const document = (await response.json()) as OpenApi
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, 'document')
  const patterns = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(PART, '[^/]+')}$`),
    // What is named stands before what is not.
    parts: path.match(PART)?.length ?? 0,
  }))
  const toPointer = (text: string) =>
    encodeURIComponent(text.replace(/~/g, '~0').replace(/\//g, '~1'))
  return {
    document,
    judge(method, pathname, status, answer) {
      const plain = pathname.replace(/\/$/, '')
      const [found] = patterns
        .filter(({ path, pattern }) => pattern.test(plain) && document.paths[path]?.[method])
        .sort((one, other) => one.parts - other.parts)
      if (!found) return [`${method} ${plain} is not described`]
      const call = `document#/paths/${toPointer(found.path)}/${method}/responses`
      const at = status < 400 ? String(status) : 'default'
      // As OpenAPI has them.
      const described = document.paths[found.path]?.[method] as CallDescription | undefined
      const response = described?.responses[at]
      if (!response) return [`${method} ${found.path} does not answer ${status}`]
      if (!response.content) return answer === null ? [] : [`${found.path} has no content`]
      const validate = ajv.getSchema(
        `${call}/${at}/content/${toPointer('application/json')}/schema`,
      )
      if (!validate) return [`${found.path} has no schema`]
      validate(answer)
      return (validate.errors ?? []).map(
        ({ instancePath, message }) => `${found.path} ${instancePath}: ${message}`,
      )
    },
  }
}
