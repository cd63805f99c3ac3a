import { expect, it } from 'vitest'
import { loosen } from './loosen.mjs'

const manifest = {
  name: 'app',
  dependencies: { '@countersign/kit': '0.1.0', viem: '2.57.1', react: '19.3.1', zod: '4.0.0' },
  devDependencies: { vite: '8.3.8' },
}
const peers = { viem: '^2.45.0', react: '^19.0.0' }

it('allows the newest of what we claim and of what a caret does, and our own as it is', () => {
  expect(loosen(manifest, { peers, held: {} })).toEqual({
    name: 'app',
    dependencies: { '@countersign/kit': '0.1.0', viem: '^2.45.0', react: '^19.0.0', zod: '^4.0.0' },
    devDependencies: { vite: '^8.3.8' },
    overrides: {},
  })
})

it('holds back what is held, also where others ask for it', () => {
  const held = { viem: '2.57.1', rolldown: '1.2.18' }
  const { dependencies, overrides } = loosen(manifest, { peers, held })
  expect(dependencies.viem).toBe('2.57.1')
  expect(overrides).toEqual({ rolldown: '1.2.18' })
})
