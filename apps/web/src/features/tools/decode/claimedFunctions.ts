import type { DataDecoded, DecodedParameter } from '@countersign/gateway'
import { decodeCall } from '@countersign/safe'

/** Every function that somebody's reading of calldata names, at any depth, as signatures. */
export function claimedFunctions(claim: DataDecoded): string[] {
  const parameters = claim.parameters ?? []
  const signature = `${claim.method}(${parameters.map(inputOf).join(',')})`
  const inner = parameters.flatMap(({ valueDecoded }) => {
    const claims = Array.isArray(valueDecoded)
      ? valueDecoded.map(({ dataDecoded }) => dataDecoded)
      : [valueDecoded]
    return claims.flatMap((each) => (each ? claimedFunctions(each) : []))
  })
  return [...new Set([signature, ...inner])].filter(isReadable)
}

/** A type with its name, if the name is one that a program could have. */
function inputOf({ name, type }: DecodedParameter): string {
  return /^[A-Za-z_]\w{0,63}$/.test(name) ? `${type} ${name}` : type
}

function isReadable(signature: string): boolean {
  try {
    decodeCall('0x00000000', { functions: [signature] })
    return true
  } catch {
    // A stranger's words: what does not parse is no function.
    return false
  }
}
