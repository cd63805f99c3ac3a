import { readFileSync, writeFileSync } from 'node:fs'
import { askDigest } from './askDigest.mjs'
import { findImages } from './findImages.mjs'

/**
 * Writes behind every image's tag what the tag stands for now. All are asked before anything is
 * written.
 *
 * @param {{ files: string[], registry: string }} parameters
 * @returns {Promise<string[]>} the images as they are written now
 */
export async function pinImages({ files, registry }) {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const pins = new Map()
  for (const image of [...texts.values()].flatMap(findImages)) {
    if (pins.has(image.written)) continue
    const digest = await askDigest(image, { registry })
    pins.set(image.written, `${image.name}:${image.tag}@${digest}`)
  }
  for (const [file, text] of texts) {
    // The longest first: one may be the beginning of another.
    const written = [...pins.keys()].sort((a, b) => b.length - a.length)
    const pinned = text.replace(/^(\s*(?:FROM|image:)\s+)(\S+)/gm, (all, before, name) =>
      written.includes(name) ? before + pins.get(name) : all,
    )
    writeFileSync(file, pinned)
  }
  return [...new Set(pins.values())]
}
