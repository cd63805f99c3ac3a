import { readArtifact } from '@countersign/testbed'
import type { Hex } from 'viem'
import { expect, it, vi } from 'vitest'
import { createCodeBook } from './createCodeBook.ts'

const { deployedBytecode: official } = readArtifact('1.4.1', 'libraries/MultiSendCallOnly')
const address = '0x00000000000000000000000000000000000000A1'
const found = { contract: 'MultiSendCallOnly', version: '1.4.1' }

type Node = Hex | Error
/** A book over nodes, the first of which is read; and how often it was. */
function openBook(nodes: Node[], whenDoubted: 'null' | 'as read' = 'null') {
  let time = 0
  const read = vi.fn(async (): Promise<Hex> => {
    const [first] = nodes
    if (first instanceof Error || first === undefined) throw first
    return first
  })
  const requestEach = async () =>
    Promise.allSettled(
      nodes.map(async (node) => (node instanceof Error ? Promise.reject(node) : node)),
    )
  const book = createCodeBook({ client: { requestEach }, whenDoubted, now: () => time })
  const ask = () => book(address, read)
  return {
    ask,
    read,
    nodes,
    pass(ms: number) {
      time += ms
    },
  }
}

it('R-GW-1 remembers an official contract, and never that there is none', async () => {
  const { ask, read, nodes } = openBook(['0x'])
  expect(await ask()).toBeNull()
  nodes[0] = '0x6000'
  expect(await ask()).toBeNull()
  nodes[0] = official
  expect(await ask()).toEqual(found)
  expect(await ask()).toEqual(found)
  expect(read).toHaveBeenCalledTimes(3)
})

it('R-GW-13 a node that lies once that code is official is not believed for as long as the server runs', async () => {
  const { ask, nodes } = openBook([official, '0x6000'])
  expect(await ask()).toBeNull()
  nodes[0] = '0x6000'
  expect(await ask()).toBeNull()
})

it('R-GW-13 what one of two nodes says while the other is away is not remembered', async () => {
  const { ask, read, nodes } = openBook([official, new Error('away')])
  expect(await ask()).toEqual(found)
  nodes.splice(0, 2, '0x6000', '0x6000')
  expect(await ask()).toBeNull()
  nodes.splice(0, 2, official, official)
  expect(await ask()).toEqual(found)
  expect(await ask()).toEqual(found)
  expect(read).toHaveBeenCalledTimes(3)
})

it('R-GW-13 what two nodes said is asked again after an hour', async () => {
  const { ask, nodes, pass } = openBook([official, official])
  expect(await ask()).toEqual(found)
  nodes.splice(0, 2, '0x', '0x')
  pass(3_599_999)
  expect(await ask()).toEqual(found)
  pass(1)
  expect(await ask()).toBeNull()
})

it('R-GW-13 no single node makes holes into an index, nor is it remembered there', async () => {
  const { ask, nodes } = openBook([official, '0x'], 'as read')
  expect(await ask()).toEqual(found)
  nodes[0] = '0x'
  expect(await ask()).toBeNull()
})
