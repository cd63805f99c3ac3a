import { type Hex, keccak256, toRlp } from 'viem'

/** A trie as a node keeps it, for what no node here would keep. Values are given as they stand in leaves. */
export function writeTrie(entries: readonly (readonly [key: Hex, value: Hex])[]) {
  const nodes = new Map<Hex, Hex>()
  const proofs = new Map<Hex, Hex[]>(entries.map(([key]) => [key, []]))
  const keep = (node: Hex): Hex => {
    const hash = keccak256(node)
    nodes.set(hash, node)
    return hash
  }
  type Item = { key: Hex; path: string; value: Hex }
  function write(items: readonly Item[], depth: number): Hex {
    const [first] = items
    if (!first) return '0x'
    const put = (node: Hex) => {
      // From the leaves up: each goes in front of what stands below it.
      for (const { key } of items) proofs.get(key)?.unshift(node)
      return keep(node)
    }
    if (items.length === 1) {
      return put(toRlp([compact(first.path.slice(depth), true), first.value]))
    }
    let shared = depth
    while (items.every(({ path }) => path[shared] === first.path[shared])) shared += 1
    if (shared > depth) {
      const below = write(items, shared)
      return put(toRlp([compact(first.path.slice(depth, shared), false), below]))
    }
    const branches = [...'0123456789abcdef'].map((digit) =>
      write(
        items.filter(({ path }) => path[depth] === digit),
        depth + 1,
      ),
    )
    return put(toRlp([...branches, '0x']))
  }
  const items = entries.map(([key, value]) => ({ key, value, path: keccak256(key).slice(2) }))
  return { root: write(items, 0), proofOf: (key: Hex): Hex[] => proofs.get(key) ?? [] }
}

function compact(digits: string, isLeaf: boolean): Hex {
  const isOdd = digits.length % 2 === 1
  const flag = (isLeaf ? 2 : 0) + (isOdd ? 1 : 0)
  return `0x${flag}${isOdd ? '' : '0'}${digits}`
}
