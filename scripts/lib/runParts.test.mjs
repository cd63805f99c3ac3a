import { describe, expect, it } from 'vitest'
import { runParts } from './runParts.mjs'
import { PlainError } from './steps.mjs'

const fine = async () => ({ passed: 1, failed: 0 })
/** Keeps no log of what does not run. */
const keep = async (name, work) => work(`${name}.log`)

/** Runs parts and keeps what was written, with a clock that stands still. */
async function run(parts) {
  let written = ''
  const write = (text) => {
    written += text
  }
  const named = parts.map((part) => ({ title: part.name.toUpperCase(), work: fine, ...part }))
  return { ...(await runParts(named, { write, now: () => 0, keep })), written }
}

describe('runParts', () => {
  it('runs every part in order and counts what passed', async () => {
    const { done, failed, notRun, written } = await run([{ name: 'one' }, { name: 'two' }])
    expect(done.map(({ name, passed }) => [name, passed])).toEqual([
      ['one', 1],
      ['two', 1],
    ])
    expect([failed, notRun]).toEqual([[], []])
    expect(written).toBe(
      '\n── ONE\n   one: 1 passed, 0 failed (0.0 s)\n\n── TWO\n   two: 1 passed, 0 failed (0.0 s)\n',
    )
  })

  it('ends with the first part that fails, and names what was not run', async () => {
    const ran = []
    const { failed, notRun } = await run([
      { name: 'one' },
      { name: 'two', work: async () => ({ passed: 3, failed: 1 }) },
      { name: 'three', work: async () => ran.push('three') },
      { name: 'four' },
    ])
    expect(failed).toEqual(['two'])
    expect(notRun).toEqual(['three', 'four'])
    expect(ran).toEqual([])
  })

  it('says a known fault in its own sentence, and counts it as a failure', async () => {
    const work = async () => {
      throw new PlainError('There is no browser.')
    }
    const { failed, written } = await run([{ name: 'one', work }])
    expect(failed).toEqual(['one'])
    expect(written).toContain('\nThere is no browser.\n')
    expect(written).toContain('The whole log of one is in one.log.\n')
  })

  it('keeps the stack of a bug', async () => {
    const work = async () => {
      throw new Error('undefined is not a function')
    }
    expect((await run([{ name: 'one', work }])).written).toMatch(/is not a function\n\s+at /)
  })

  it('runs neighbours side by side and shows what they say one after the other', async () => {
    const together = []
    const work = (name) => async (say) => {
      together.push(`${name} begins`)
      say(`${name} says\n`)
      await new Promise((resolve) => setImmediate(resolve))
      together.push(`${name} ends`)
      say(`${name} says more\n`)
      return { passed: 1, failed: 0 }
    }
    const { written } = await run([
      { name: 'one', beside: 'static', work: work('one') },
      { name: 'two', beside: 'static', work: work('two') },
      { name: 'three', work: work('three') },
    ])
    expect(together.slice(0, 2)).toEqual(['one begins', 'two begins'])
    expect(together.slice(-2)).toEqual(['three begins', 'three ends'])
    expect(written).toContain('one says\none says more\n   one:')
    expect(written).toContain('two says\ntwo says more\n   two:')
  })

  it('a failure among neighbours lets them end and stops what comes after', async () => {
    const { done, failed, notRun } = await run([
      { name: 'one', beside: 'static', work: async () => ({ passed: 0, failed: 1 }) },
      { name: 'two', beside: 'static' },
      { name: 'three' },
    ])
    expect(done.map(({ name }) => name)).toEqual(['one', 'two'])
    expect([failed, notRun]).toEqual([['one'], ['three']])
  })
})
