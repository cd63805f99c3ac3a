import { type Hex, keccak256 } from 'viem'
import { hexDigits, toHex } from '../internal/abiWords.ts'

/**
 * keccak256 of the proxies' code, by the release of the factory that makes them. Those of 1.2.0 were
 * made by the factory of 1.1.1.
 */
const releases: Readonly<Record<string, string>> = {
  // With zeros for the hash of its build, see below.
  '0xdc56d22b8d946da090f869d0d2d2b1998478b5d31b2e2e866944524c06a578b1': '1.0.0',
  '0xaea7d4252f6245f301e540cfbee27d3a88de543af8e49c5c62405d5499fab7e5': '1.1.1',
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000': '1.3.0',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c': '1.4.1',
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f': '1.5.0',
}

/**
 * The compiler of 1.0.0 put a hash of the build behind the code. What was deployed is another build
 * than the one in the makers' package, so that hash is left out: both jumps of this proxy lead to a
 * fixed place before it, so it never runs.
 */
const buildHash = /(?<=a165627a7a72305820)[0-9a-f]{64}(?=0029$)/

/** Nearly all Safes have one of a few codes: each is hashed once. */
const proven = new Map<Hex, string>()
const MAX_PROVEN = 100

/** The release whose proxy this code is, if any. */
export function identifyProxy(code: Hex): string | null {
  const known = proven.get(code)
  if (known) return known
  const digits = hexDigits(code, 'code')
  const release = releases[keccak256(toHex(digits.replace(buildHash, '0'.repeat(64))))] ?? null
  if (release && proven.size < MAX_PROVEN) proven.set(code, release)
  return release
}
