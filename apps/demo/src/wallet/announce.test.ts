import { describe, expect, test } from 'vitest'
import { announce } from './announce.ts'
import { harness } from './testing/harness.ts'

function listening() {
  const target = new EventTarget()
  const heard: CustomEvent[] = []
  // The event of EIP-6963 is a CustomEvent; EventTarget's types do not know its name.
  target.addEventListener('eip6963:announceProvider', (event) => heard.push(event as CustomEvent))
  return { target, heard }
}

describe('announcing', () => {
  test('happens at once and again whenever a page asks', () => {
    const { target, heard } = listening()
    const stop = announce(target, harness().provider, 'uuid')
    expect(heard).toHaveLength(1)
    target.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(heard).toHaveLength(2)
    expect(heard[1]?.detail).toBe(heard[0]?.detail)
    stop()
    target.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(heard).toHaveLength(2)
  })

  test('says who it is, and nobody can change that', () => {
    const { target, heard } = listening()
    const { provider } = harness()
    announce(target, provider, '350670db-19fa-4704-a166-e52e178b59d2')
    const { detail } = heard[0] ?? {}
    expect(detail.provider).toBe(provider)
    expect(detail.info).toEqual({
      uuid: '350670db-19fa-4704-a166-e52e178b59d2',
      name: 'Demo Wallet',
      rdns: 'app.countersign.demo',
      icon: expect.stringMatching(/^data:image\/svg\+xml,/),
    })
    expect(Object.isFrozen(detail)).toBe(true)
    expect(Object.isFrozen(detail.info)).toBe(true)
  })
})
