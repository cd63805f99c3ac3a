import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { revertFault } from './explainRevert.ts'
import { sayFault } from './status/sayFault.ts'
import { ar } from './words.ar.ts'
import { english } from './words.en.ts'

const require = createRequire(import.meta.url)
const packages = [
  '@gnosis.pm/safe-contracts',
  '@safe-global/safe-contracts',
  '@safe-global/safe-smart-account',
]

/** Every code that stands in the official contracts' own bytes. */
function codesOf(name: string): string[] {
  const folder = join(dirname(require.resolve(`${name}/package.json`)), 'build/artifacts/contracts')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.json') && !file.endsWith('.dbg.json'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/4753(3\d){3}/g) ?? [])
    .map((hex) => Buffer.from(hex, 'hex').toString())
}
const codes = [...new Set(packages.flatMap(codesOf))].sort()
// The keys are those of the words; values have nothing to fill in.
const say = (key: keyof typeof english) => String(english[key])

describe('R-ERR-4 what a Safe says when it refuses', () => {
  it('are these codes', () => expect(codes.length).toBeGreaterThan(30))

  it.each(codes)('%s has a sentence, in Arabic too', (code) => {
    const fault = revertFault(`execution reverted: ${code}`)
    expect(fault.kind).toBe(`reverts.${code}`)
    const sentence = sayFault(say, fault)
    expect(sentence).not.toBe(english['fault.reverts'])
    expect(sentence).not.toContain('GS')
    const key = `gs.${code}` as keyof typeof ar // each code is one of them, as was just seen
    expect(ar[key]).toMatch(/[\u0600-\u06ff]/)
  })

  it.each([
    "VM Exception while processing transaction: reverted with reason string 'It isn't there'",
    "execution reverted: It isn't there",
    'execution reverted: "It isn\'t there"',
    "It isn't there",
  ])('a contract’s own words are told without the node’s: %s', (text) => {
    expect(revertFault(text).details).toBe("It isn't there")
  })

  it('anything else is told as it is', () => {
    expect(revertFault('ERC20: transfer amount exceeds balance')).toMatchObject({ kind: 'reverts' })
    expect(sayFault(say, { kind: 'reverts.GS999' })).toBe(english['fault.reverts'])
  })
})
