import { expect, it } from 'vitest'
import { publishedManifest } from './publishedManifest.mjs'

it('publishes neither sources that are not in the package nor our own tools', () => {
  const manifest = publishedManifest({
    name: 'a',
    exports: {
      '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './ours': { source: './src/ours.ts' },
      './hidden/*': null,
    },
    dependencies: { b: '1.0.0' },
    devDependencies: { c: '1.0.0' },
  })
  expect(manifest).toEqual({
    name: 'a',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './hidden/*': null,
    },
    dependencies: { b: '1.0.0' },
  })
  expect(Object.keys(manifest.exports['.'])).toEqual(['types', 'default'])
})
