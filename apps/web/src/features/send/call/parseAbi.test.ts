import fc from 'fast-check'
import { erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { parseAbi } from './parseAbi.ts'

const signatures = (text: string) => {
  const read = parseAbi(text)
  return 'functions' in read ? read.functions.map(({ signature }) => signature) : read.fault
}

describe('parseAbi', () => {
  it.each([
    ['transfer(address,uint256)', ['transfer(address,uint256)']],
    ['transfer(address to, uint256 amount)', ['transfer(address,uint256)']],
    [
      'function transfer(address to, uint amount) external returns (bool);',
      ['transfer(address,uint256)'],
    ],
    ['function f(bytes calldata a, string memory b) public payable', ['f(bytes,string)']],
    ['function f((uint a, address b)[] xs, int[2] y)', ['f((uint256,address)[],int256[2])']],
    ['f(tuple(uint256 a, bool b) x)', ['f((uint256,bool))']],
    ['deposit()', ['deposit()']],
    ['pause()\nunpause()', ['pause()', 'unpause()']],
    ['function f(address payable to) external', ['f(address)']],
  ])('reads %s', (text, expected) => {
    expect(signatures(text)).toEqual(expected)
  })

  it('reads an ABI as compilers write it, without what only reads', () => {
    const expected = [
      'approve(address,uint256)',
      'transfer(address,uint256)',
      'transferFrom(address,address,uint256)',
    ]
    expect(signatures(JSON.stringify(erc20Abi))).toEqual(expected)
    expect(signatures(JSON.stringify({ contractName: 'Token', abi: erc20Abi }))).toEqual(expected)
    const tuple = {
      type: 'function',
      name: 'swap',
      inputs: [
        { type: 'tuple[2][]', name: 'p', components: [{ type: 'uint256' }, { type: 'bytes' }] },
      ],
    }
    expect(signatures(JSON.stringify(tuple))).toEqual(['swap((uint256,bytes)[2][])'])
  })

  it.each([
    'hello',
    'transfer(address,uint256',
    'transfer(adress)',
    'f(uint257)',
    '[{"type":"function"',
    '[1,2]',
    '{"name":"x"}',
  ])('says that %s is none', (text) => {
    expect(signatures(text)).toBe('noAbi')
  })

  it('says that there is nothing to call', () => {
    expect(signatures('[]')).toBe('noFunctions')
    expect(signatures('[{"type":"event","name":"E","inputs":[]}]')).toBe('noFunctions')
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseAbi(text)))
  })
})
