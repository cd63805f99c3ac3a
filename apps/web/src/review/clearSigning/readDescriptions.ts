import { type ClearDescription, InvalidDescriptionError, readDescription } from '@countersign/safe'

/** The descriptions of a chain's contracts that our own server has, each read anew: it may lie, too. */
export async function readDescriptions(chainId: number): Promise<ClearDescription[]> {
  const response = await fetch(`/api/descriptions/${chainId}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`/api/descriptions answered ${response.status}`)
  const files: unknown = await response.json()
  return Array.isArray(files) ? files.flatMap((file: unknown) => tryToRead(file) ?? []) : []
}

function tryToRead(file: unknown): ClearDescription | null {
  try {
    return readDescription(file)
  } catch (error) {
    if (error instanceof InvalidDescriptionError) return null
    throw error
  }
}
