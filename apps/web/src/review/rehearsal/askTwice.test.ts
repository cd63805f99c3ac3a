import { describe, expect, it } from 'vitest'
import { askTwice } from './askTwice.ts'

/** What comes of these answers, one after the other, and how many were asked for. */
async function ask(...answers: readonly string[]) {
  let asked = 0
  const next = async () => {
    const answer = answers[asked++] ?? 'never asked for'
    if (answer === 'error') throw new Error('Busy.')
    return answer
  }
  const answer = await askTwice(
    next,
    (one) => one === 'nothing',
    async () => {},
  )
  return { answer, asked }
}

describe('askTwice', () => {
  it('takes the first answer that says something', async () => {
    expect(await ask('agrees')).toEqual({ answer: 'agrees', asked: 1 })
  })

  it('asks once more after one that says nothing', async () => {
    expect(await ask('nothing', 'agrees')).toEqual({ answer: 'agrees', asked: 2 })
  })

  it('asks once more after an error', async () => {
    expect(await ask('error', 'agrees')).toEqual({ answer: 'agrees', asked: 2 })
    await expect(ask('error', 'error', 'agrees')).rejects.toThrow('Busy.')
  })

  it('asks no third time', async () => {
    expect(await ask('nothing', 'nothing', 'agrees')).toEqual({ answer: 'nothing', asked: 2 })
  })
})
