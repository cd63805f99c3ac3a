import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findImages } from './findImages.mjs'
import { root } from './toolchain.mjs'

it('R-BND-4 finds the images that others make', () => {
  const text = `FROM node:1.2.3-slim AS build\nFROM build\n  image: ours\n  image: a/b:4.5@sha256:${'0'.repeat(64)}\n`
  expect(findImages(text).map(({ name, tag, digest }) => [name, tag, digest?.length])).toEqual([
    ['node', '1.2.3-slim', undefined],
    ['a/b', '4.5', 71],
  ])
})

it('R-BND-4 everything starts from images of exact versions', () => {
  const images = ['Dockerfile', 'compose.yaml'].flatMap((name) =>
    findImages(readFileSync(join(root, name), 'utf8')),
  )
  expect(images.length).toBeGreaterThan(3)
  for (const { name, tag } of images) {
    // Postgres counts in two numbers.
    expect(tag, name).toMatch(name === 'postgres' ? /^\d+\.\d+(-|$)/ : /^\d+\.\d+\.\d+(-|$)/)
  }
})
