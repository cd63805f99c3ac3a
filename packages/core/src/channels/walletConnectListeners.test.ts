import { expect, it, vi } from 'vitest'
import { createListeners } from './walletConnectListeners.ts'

it('R-CON-5 says when the first listener comes and when the last one goes', () => {
  const told = { heard: vi.fn(), unheard: vi.fn() }
  const { on, removeListener } = createListeners(told)
  const [a, b] = [() => {}, () => {}]
  on('x', a)
  on('y', b)
  expect(told.heard).toHaveBeenCalledOnce()
  removeListener('x', a)
  removeListener('x', a)
  expect(told.unheard).not.toHaveBeenCalled()
  removeListener('y', b)
  expect(told.unheard).toHaveBeenCalledOnce()
})

it('R-CON-8 runs what waits for silence once, then or at once', () => {
  const { on, removeListener, whenUnheard } = createListeners({ heard() {}, unheard() {} })
  const [listener, early, late] = [() => {}, vi.fn(), vi.fn()]
  whenUnheard(early)
  expect(early).toHaveBeenCalledOnce()
  on('x', listener)
  whenUnheard(late)
  expect(late).not.toHaveBeenCalled()
  removeListener('x', listener)
  on('x', listener)
  removeListener('x', listener)
  expect(late).toHaveBeenCalledOnce()
})

it('R-CON-5 calls listeners that come and go while it speaks', () => {
  const { on, removeListener, emit } = createListeners({ heard() {}, unheard() {} })
  const heard: string[] = []
  const second = () => heard.push('second')
  on('x', () => {
    heard.push('first')
    removeListener('x', second)
  })
  on('x', second)
  emit('x', undefined)
  emit('x', undefined)
  expect(heard).toEqual(['first', 'second', 'first'])
})
