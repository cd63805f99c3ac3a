import { InvalidDescriptionError } from '@countersign/safe'
import { DESCRIPTION_LIMITS, toServedDescription } from '../../config/toServedDescription.ts'
import type { ServedDescription } from '../../config/types.ts'
import { readLimited } from '../../http/readLimited.ts'

const TIMEOUT_MS = 10_000

/** A list of descriptions that is not taken; its message names the first that is wrong. */
export class RefusedDescriptionsError extends Error {
  override readonly name = 'RefusedDescriptionsError'
}

/**
 * A JSON list of descriptions (ERC-7730) from an address of the operator's, within the limits of a
 * folder. It is taken whole or not at all: half of a list would be somebody else's choice of words.
 */
export async function fetchDescriptions(
  url: string,
  signal?: AbortSignal,
): Promise<ServedDescription[]> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {
    // Where it would lead, nobody has allowed.
    redirect: 'error',
    headers: { Accept: 'application/json' },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RefusedDescriptionsError(`The answer has status ${response.status}.`)
  }
  const bytes = await readLimited(response, DESCRIPTION_LIMITS.all)
  const list = parse(new TextDecoder().decode(bytes))
  if (!Array.isArray(list)) throw new RefusedDescriptionsError('The answer is no JSON list.')
  if (list.length > DESCRIPTION_LIMITS.files) {
    throw new RefusedDescriptionsError(`It has more than ${DESCRIPTION_LIMITS.files} descriptions.`)
  }
  return list.flatMap((content, index) => read(content, index) ?? [])
}

function read(content: unknown, index: number): ServedDescription | null {
  const refused = (what: string) =>
    new RefusedDescriptionsError(`Description ${index + 1} of the list: ${what}`)
  if (Buffer.byteLength(JSON.stringify(content)) > DESCRIPTION_LIMITS.bytes) {
    throw refused('is larger than 256 kB')
  }
  try {
    return toServedDescription(content)
  } catch (error) {
    if (error instanceof InvalidDescriptionError) throw refused(error.message)
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
