import type { DataDecoded, DecodedParameter } from '@countersign/gateway'
import { decodeCall } from '@countersign/safe'
import { toFunctionSelector } from 'viem'

/**
 * The functions that somebody's reading of calldata names, at any depth, as signatures. Those that we
 * know ourselves are left out: nobody else's word may take the place of our own.
 */
export function claimedFunctions(claim: DataDecoded): string[] {
  const parameters = claim.parameters ?? []
  const signature = `${claim.method}(${parameters.map(inputOf).join(',')})`
  const inner = parameters.flatMap(({ valueDecoded }) => {
    const claims = Array.isArray(valueDecoded)
      ? valueDecoded.map(({ dataDecoded }) => dataDecoded)
      : [valueDecoded]
    return claims.flatMap((each) => (each ? claimedFunctions(each) : []))
  })
  return [...new Set([signature, ...inner])].filter(isNews)
}

/** A type with its name, if the name is one that a program could have. */
function inputOf({ name, type }: DecodedParameter): string {
  return /^[A-Za-z_]\w{0,63}$/.test(name) ? `${type} ${name}` : type
}

function isNews(signature: string): boolean {
  try {
    // Refuses what is no function.
    decodeCall('0x00000000', { functions: [signature] })
    return decodeCall(toFunctionSelector(signature)).status === 'unknown'
  } catch {
    // A stranger's words: anything may be wrong with them.
    return false
  }
}
