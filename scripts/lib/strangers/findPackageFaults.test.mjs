import { expect, it } from 'vitest'
import { findPackageFaults } from './findPackageFaults.mjs'

const map = (sourcesContent) => JSON.stringify({ sources: ['../src/a.ts'], sourcesContent })
const sound = () => ({
  'package.json': '{}',
  LICENSE: 'MIT',
  'README.md': '![a dialog](images/connect.png) [a page](https://example.org)',
  'images/connect.png': '',
  'dist/index.js': 'export { a } from "./parts/a.js";\n',
  'dist/index.d.ts': '',
  'dist/parts/a.js': 'const a = 1;\nexport { a };\n//# sourceMappingURL=a.js.map',
  'dist/parts/a.js.map': map(['export const a = 1']),
})
const manifest = () => ({
  description: 'A package.',
  license: 'MIT',
  type: 'module',
  engines: {},
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './b/*': null },
})
const faults = (files, change = {}) =>
  findPackageFaults({
    files: Object.keys(files),
    manifest: { ...manifest(), ...change },
    read: (path) => files[path],
  })

it('finds nothing wrong with a sound package', () => {
  expect(faults(sound())).toEqual([])
})

it.each([
  ['has no LICENSE', { LICENSE: undefined }],
  ['has no README.md', { 'README.md': undefined }],
  ['dist/a.test.d.ts does not belong there', { 'dist/a.test.d.ts': '' }],
  ['src/a.ts does not belong there', { 'src/a.ts': '' }],
  ['dist/notes.txt does not belong there', { 'dist/notes.txt': '' }],
  ['dist/parts/a.js has no source map', { 'dist/parts/a.js': 'const a = 1' }],
  [
    'dist/parts/a.js names the map a.js.map, which is not there',
    { 'dist/parts/a.js.map': undefined },
  ],
  ['dist/parts/a.js.map leaves out some of its sources', { 'dist/parts/a.js.map': map([null]) }],
  [
    'README.md shows ../../docs/a.png, which is not in the package',
    { 'README.md': '![a](../../docs/a.png)' },
  ],
  [
    'README.md points to docs/testing.md, which is not in the package',
    { 'README.md': '[a](docs/testing.md)' },
  ],
  ['exports . as default ./dist/index.js, which is not there', { 'dist/index.js': undefined }],
])('finds that a package %s', (fault, change) => {
  const files = Object.entries({ ...sound(), ...change }).filter(([, text]) => text !== undefined)
  expect(faults(Object.fromEntries(files))).toEqual([fault])
})

it('finds what a manifest lacks, and what it has too much', () => {
  expect(faults(sound(), { engines: undefined, devDependencies: {} })).toEqual([
    'its manifest has no engines',
    'its manifest has devDependencies',
  ])
})
