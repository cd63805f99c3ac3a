import { nestingWithin } from '../../../json/nestingWithin.ts'

/** What a collectible's file says, as far as it is of use. */
export type Metadata = {
  name: string | null
  description: string | null
  /** Where its picture is; only for us to fetch. */
  image: string | null
  /** The rest, without addresses that a browser might fetch. */
  rest: Record<string, unknown>
}

const MAX_DEPTH = 6
const MAX_TEXT = 4_000
/** Pictures and films come through our own server, or not at all. */
const REMOTE = new Set([
  'image',
  'image_url',
  'image_data',
  'imageUrl',
  'animation_url',
  'animation',
])

export function parseMetadata(bytes: Uint8Array): Metadata | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
    if (!nestingWithin(json, MAX_DEPTH)) return undefined
    const fields = new Map(Object.entries(json))
    const image = fields.get('image') ?? fields.get('image_url') ?? fields.get('imageUrl')
    return {
      name: text(fields.get('name')),
      description: text(fields.get('description')),
      image: typeof image === 'string' && image !== '' ? image : null,
      rest: Object.fromEntries([...fields].filter(([name]) => !REMOTE.has(name))),
    }
  } catch {
    return undefined
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT).toWellFormed() : null
}
