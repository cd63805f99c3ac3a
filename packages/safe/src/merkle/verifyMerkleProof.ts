import { type Hex, keccak256 } from 'viem'
import { InvalidProofError, SafeError } from '../errors.ts'
import { hexDigits, toHex } from '../internal/abiWords.ts'
import { decodeRlp, type RlpItem } from './decodeRlp.ts'

export type MerkleProofParameters = {
  root: Hex
  /** What is looked for; its hash is the path. */
  key: Hex
  /** The nodes on the way, from the root on. */
  proof: readonly Hex[]
}

/** A path has 64 steps, and a branch with 16 hashes 532 bytes; a value may add some to it. */
const MOST_NODES = 65
const LONGEST_NODE = 2_000

/** Of a trie with nothing in it: keccak256 of an empty text in RLP. */
const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/**
 * What a Merkle-Patricia trie has at a key, as its digits; null when the proof shows that there is
 * nothing. Throws for any proof that shows neither, has a node too many, or one that is not as the
 * hash above it says.
 */
export function verifyMerkleProof({ root, key, proof }: MerkleProofParameters): string | null {
  try {
    return walk(root, hexDigits(keccak256(key), 'key'), proof)
  } catch (error) {
    if (error instanceof InvalidProofError || !(error instanceof SafeError)) throw error
    throw new InvalidProofError('A node of the proof is not hexadecimal.', { cause: error })
  }
}

function walk(root: Hex, path: string, proof: readonly Hex[]): string | null {
  if (!Array.isArray(proof) || proof.length > MOST_NODES) {
    throw new InvalidProofError('The proof is no list of nodes, or too long.')
  }
  if (root.toLowerCase() === EMPTY_ROOT && isEmpty(proof)) return null
  let used = 0
  const follow = (hash: string): RlpItem => {
    const node = proof[used]
    used += 1
    if (node === undefined) throw new InvalidProofError('The proof ends before its value.')
    const digits = hexDigits(node, 'node')
    if (digits.length > LONGEST_NODE * 2) throw new InvalidProofError('A node is too long.')
    if (keccak256(toHex(digits)) !== toHex(hash)) {
      throw new InvalidProofError('A node has not the hash that is asked for.')
    }
    return decodeRlp(digits)
  }
  let node: RlpItem = follow(hexDigits(root, 'root'))
  let rest = path
  for (;;) {
    const step = stepInto(node, rest)
    if (step.next === null) {
      if (used !== proof.length) throw new InvalidProofError('The proof has a node too many.')
      return step.value
    }
    rest = step.rest
    // A node of less than 32 bytes stands inside of the one above it.
    node = typeof step.next === 'string' ? follow(step.next) : step.next
  }
}

const isEmpty = (proof: readonly Hex[]) =>
  proof.length === 0 || (proof.length === 1 && proof[0] === '0x80')

type Step = { next: null; value: string | null } | { next: RlpItem; rest: string }

const NOTHING: Step = { next: null, value: null }

function stepInto(node: RlpItem, path: string): Step {
  if (typeof node === 'string') throw new InvalidProofError('A node is a list.')
  if (node.length === 17) return branch(node, path)
  if (node.length === 2) return shortcut(node, path)
  throw new InvalidProofError('A node has 2 or 17 parts.')
}

function branch(node: readonly RlpItem[], path: string): Step {
  // All keys are as long as a hash: none ends in a branch.
  const digit = path[0]
  if (digit === undefined) throw new InvalidProofError('The path ends in a branch.')
  const next = node[Number.parseInt(digit, 16)]
  return next === '' || next === undefined ? NOTHING : reference(next, path.slice(1))
}

function shortcut([encoded, content]: readonly RlpItem[], path: string): Step {
  if (typeof encoded !== 'string' || content === undefined) {
    throw new InvalidProofError('A path is bytes.')
  }
  const { isLeaf, digits } = readPath(encoded)
  if (!isLeaf) {
    if (digits === '') throw new InvalidProofError('An extension leads nowhere.')
    return path.startsWith(digits) ? reference(content, path.slice(digits.length)) : NOTHING
  }
  if (digits !== path) return NOTHING
  if (typeof content !== 'string' || content === '') {
    throw new InvalidProofError('A leaf holds bytes.')
  }
  return { next: null, value: content }
}

/** A leaf's or an extension's part of the path: its first digit says which, and whether it is odd. */
function readPath(encoded: string): { isLeaf: boolean; digits: string } {
  const flag = Number.parseInt(encoded.charAt(0), 16)
  const isOdd = (flag & 1) === 1
  if (!(flag < 4) || (!isOdd && encoded.charAt(1) !== '0')) {
    throw new InvalidProofError('A path is not written as it must be.')
  }
  return { isLeaf: flag >= 2, digits: encoded.slice(isOdd ? 1 : 2) }
}

function reference(next: RlpItem, rest: string): Step {
  if (typeof next === 'string' && next.length !== 64) {
    throw new InvalidProofError('A node is named by its hash.')
  }
  return { next, rest }
}
