import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing-only/arbitraries.ts'
import { exampleSafe } from '../testing-only/examples.ts'
import { judgeWitnesses } from './judgeWitnesses.ts'
import type { Fact, Told, Witnesses, WitnessName } from './types.ts'

const said = (value: string): Told => ({ state: 'said', value })
const silent: Told = { state: 'silent' }
const notAsked: Told = { state: 'notAsked' }

/** Every fact that a node tells, by the type: a new one does not compile without a value. */
const state: Record<Exclude<Fact, 'safeTxHash' | 'decoding' | 'signer'>, Told> = {
  owners: said('ada ben chioma'),
  threshold: said('2'),
  nonce: said('7'),
  singleton: said('0xsingleton'),
  code: said('0xproxy'),
  singletonCode: said('0xofficial'),
  guard: said('0xguard'),
  handler: said('0xhandler'),
  modules: said('0xmodule'),
  blockHash: said('0xblock'),
}
const node = { safeTxHash: said('0xhash'), ...state }

/** Everybody is there, and honest. */
const honest: Witnesses = {
  own: { safeTxHash: said('0xhash'), decoding: said('same'), signer: said('ada') },
  gateway: {
    safeTxHash: said('0xhash'),
    decoding: said('same'),
    owners: state.owners,
    threshold: state.threshold,
  },
  nodeOne: node,
  nodeTwo: node,
  wallet: node,
  signature: { signer: said('ada') },
}

type Change = [name: WitnessName, fact: Fact, told: Told]

function change(witnesses: Witnesses, ...changes: readonly Change[]): Witnesses {
  let changed = witnesses
  for (const [name, fact, told] of changes) {
    changed = { ...changed, [name]: { ...changed[name], [fact]: told } }
  }
  return changed
}
const without = (...names: readonly WitnessName[]): Witnesses => ({
  ...honest,
  ...Object.fromEntries(names.map((name) => [name, {}])),
})

const judge = (witnesses: Witnesses) => judgeWitnesses(exampleSafe.address, witnesses)
const rowOf = (witnesses: Witnesses, fact: Fact) => {
  const row = judge(witnesses).rows.find((each) => each.fact === fact)
  return `${row?.verdict}${row?.named.length ? `: ${row.named.join(' ')}` : ''}`
}

/** Everything that somebody says. */
const claims = (Object.entries(honest) as [WitnessName, Witnesses[WitnessName]][]).flatMap(
  ([name, told]) => Object.keys(told).map((fact) => [name, fact as Fact] as const),
)

/** Of what only one speaks beside us: ours is worked out, and believed. */
const ALONE: Readonly<Partial<Record<Fact, WitnessName>>> = {
  decoding: 'gateway',
  signer: 'signature',
}

describe('judgeWitnesses', () => {
  it('R-GW-1 proves what all of them say', () => {
    const { verdict, rows, named, silent: mute, blockHash } = judge(honest)
    expect({ verdict, named, mute, blockHash }).toEqual({
      verdict: 'proven',
      named: [],
      mute: [],
      blockHash: '0xblock',
    })
    expect(rows.filter((row) => row.verdict !== 'proven')).toEqual([])
  })

  it.each(claims)('R-GW-1 finds %s out, and names it, who lies alone about %s', (name, fact) => {
    const lie = change(honest, [name, fact, said('a lie')])
    expect(judge(lie).verdict).toBe('mismatch')
    const named = (name === 'own' && ALONE[fact]) || name
    expect(rowOf(lie, fact)).toBe(`mismatch: ${named}`)
    expect(judge(lie).named).toEqual([named])
  })

  it('R-GW-1 believes no two who lie, in the same way or not, while somebody honest speaks', () => {
    const anyLie = fc.tuple(fc.constantFrom(...claims), fc.constantFrom('a lie', 'another'))
    fc.assert(
      fc.property(anyLie, anyLie, ([one, first], [other, second]) => {
        const lie = change(honest, [...one, said(first)], [...other, said(second)])
        const { verdict, named, rows } = judge(lie)
        const isSame = one[1] === other[1] && first === second
        if (isSame && ALONE[one[1]]) return
        expect(verdict).toBe('mismatch')
        for (const [name, fact] of [one, other]) {
          const row = rows.find((each) => each.fact === fact)
          expect(row?.verdict, `${name} ${fact}`).toBe('mismatch')
        }
        // About what is asked of more than three, and what is worked out, nobody honest is named.
        const liars = new Set<WitnessName>([one[0], other[0]])
        for (const [name, fact] of [one, other]) {
          const accused = name === 'own' && ALONE[fact]
          if (accused) liars.add(accused)
        }
        if (!isSame || honest.gateway[one[1]]) {
          for (const name of named) expect(liars).toContain(name)
        }
      }),
      { numRuns: runs(1000, 50_000) },
    )
  })

  it.each<[string, Witnesses, Fact, string]>([
    [
      'two against two',
      change(honest, ['nodeOne', 'owners', said('eve')], ['nodeTwo', 'owners', said('eve')]),
      'owners',
      'mismatch',
    ],
    [
      'a gateway that repeats what a node told it, against the other node',
      change(
        without('wallet'),
        ['nodeOne', 'owners', said('eve')],
        ['gateway', 'owners', said('eve')],
      ),
      'owners',
      'mismatch',
    ],
    [
      'one node against the other',
      change(without('wallet'), ['nodeOne', 'nonce', said('8')]),
      'nonce',
      'mismatch',
    ],
    [
      'two nodes against the gateway',
      change(without('wallet'), ['gateway', 'threshold', said('1')]),
      'threshold',
      'mismatch: gateway',
    ],
    [
      'two who lie differently, with a gateway and one node left',
      change(honest, ['nodeOne', 'owners', said('eve')], ['wallet', 'owners', said('mallory')]),
      'owners',
      'mismatch',
    ],
    [
      'both nodes against our arithmetic',
      change(
        without('wallet'),
        ['nodeOne', 'safeTxHash', said('x')],
        ['nodeTwo', 'safeTxHash', said('x')],
      ),
      'safeTxHash',
      'mismatch: nodeOne nodeTwo',
    ],
    [
      'this page, against all',
      change(honest, ['own', 'safeTxHash', said('x')]),
      'safeTxHash',
      'mismatch: own',
    ],
    [
      'this page and a node with another lie, against the other three',
      change(honest, ['own', 'safeTxHash', said('x')], ['nodeOne', 'safeTxHash', said('y')]),
      'safeTxHash',
      'mismatch: own nodeOne',
    ],
    [
      'this page and a node with the same lie, against the other three',
      change(honest, ['own', 'safeTxHash', said('x')], ['nodeOne', 'safeTxHash', said('x')]),
      'safeTxHash',
      'mismatch',
    ],
    [
      'this page, against two',
      change(without('wallet', 'nodeTwo'), ['own', 'safeTxHash', said('x')]),
      'safeTxHash',
      'mismatch: gateway nodeOne',
    ],
    [
      'one voice, when nobody else can be asked',
      without('wallet', 'nodeTwo'),
      'nonce',
      'not asked',
    ],
    [
      'one voice, when another did not answer',
      change(without('wallet', 'nodeTwo'), ['nodeTwo', 'nonce', silent]),
      'nonce',
      'could not check',
    ],
    [
      'two voices, when another did not answer',
      change(honest, ['nodeTwo', 'nonce', silent]),
      'nonce',
      'proven',
    ],
    [
      'a wallet that reads nothing',
      change(honest, ['wallet', 'nonce', notAsked]),
      'nonce',
      'proven',
    ],
    ['nobody', without('nodeOne', 'nodeTwo', 'wallet'), 'nonce', 'not asked'],
    [
      'an account that signed as it was asked to',
      change(honest, ['own', 'signer', said('ada')], ['signature', 'signer', said('ada')]),
      'signer',
      'proven',
    ],
    [
      'a wallet that signed as somebody else, or something else',
      change(honest, ['own', 'signer', said('ada')], ['signature', 'signer', said('eve')]),
      'signer',
      'mismatch: signature',
    ],
    [
      'a signature, recovered over a hash that all others deny',
      change(
        honest,
        ['own', 'safeTxHash', said('x')],
        ['own', 'signer', said('ada')],
        ['signature', 'signer', said('eve')],
      ),
      'signer',
      'mismatch',
    ],
  ])('R-GW-1 judges %s', (_, witnesses, fact, expected) => {
    expect(rowOf(witnesses, fact)).toBe(expected)
  })

  it('R-GW-1 tells who did not answer from who could not be asked', () => {
    const {
      silent: mute,
      notAsked: away,
      verdict,
    } = judge(change(without('wallet'), ['nodeTwo', 'nonce', silent]))
    expect({ mute, away, verdict }).toEqual({
      mute: ['nodeTwo'],
      away: ['wallet'],
      verdict: 'could not check',
    })
  })

  it('R-GW-1 lets no proof count for a block that only one names', () => {
    expect(judge(without('wallet', 'nodeTwo')).blockHash).toBeNull()
    expect(
      judge(change(without('wallet'), ['nodeOne', 'blockHash', said('x')])).blockHash,
    ).toBeNull()
    expect(judge(change(honest, ['nodeOne', 'blockHash', said('x')])).blockHash).toBe('0xblock')
  })
})
