import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from './lib/files.mjs'
import { root } from './lib/toolchain.mjs'

/** Everything by which React, or a script, has a browser fetch a picture. */
const RAW = /<(?:img|image|picture|object|embed)\b(?!>)[\s/]|createElement\('img'|new Image\(/

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm

const sources = ['packages', 'apps']
  .flatMap((folder) => listFiles(join(root, folder)))
  .filter((file) => /\/src\/.*(?<!\.test)\.tsx$/.test(file.replaceAll(sep, '/')))

const isRaw = (text) => RAW.test(text.replace(COMMENT, ''))

it('R-UI-9 every picture is shown by the one part that tries again and has a fallback', () => {
  const raw = sources.filter((file) => isRaw(readFileSync(file, 'utf8')))
  expect(raw.map((file) => relative(root, file).replaceAll(sep, '/'))).toEqual([
    'packages/kit/src/parts/Picture.tsx',
  ])
})

it.each(['<img src={source} />', '<img\n  src="x"', "createElement('img')", 'new Image()'])(
  'R-UI-9 a picture is noticed in %s',
  (code) => expect(isRaw(code)).toBe(true),
)
