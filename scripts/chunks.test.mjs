import { PAGE, planChunks } from '@countersign/web/chunks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** A build of so many pieces, each standing on some of those before it, as a bundler leaves it. */
const builds = fc
  .array(
    fc.record({
      length: fc.integer({ min: 10, max: 200_000 }),
      kind: fc.constantFrom('shared', 'shared', 'shared', 'later', 'page'),
      needs: fc.array(fc.nat(), { maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 25 },
  )
  .map((drawn) => {
    const nameAt = (index) => `piece${index}.js`
    const pieces = drawn.map(({ length, kind, needs }, index) => ({
      ...{ name: `piece${index}`, fileName: nameAt(index), isEntry: false },
      ...{ isDynamicEntry: kind !== 'shared', code: { length }, dynamicImports: [] },
      moduleIds: [`/web/${kind === 'page' ? `${index}Page.tsx` : `${index}.ts`}`],
      imports: index === 0 ? [] : [...new Set(needs.map((need) => nameAt(need % index)))],
    }))
    const later = pieces.filter(({ isDynamicEntry }) => isDynamicEntry)
    const document = {
      ...{ name: 'index', fileName: 'index.js', isEntry: true, isDynamicEntry: false },
      ...{ code: { length: 1_000 }, moduleIds: ['/web/index.html'] },
      imports: pieces
        .filter(({ isDynamicEntry }, at) => !isDynamicEntry && at % 5 === 0)
        .map(fileOf),
      dynamicImports: later.map(fileOf),
    }
    return [...pieces, document]
  })

const fileOf = ({ fileName }) => fileName
const of = (plan) => (piece) => plan.get(piece.moduleIds[0]) ?? piece.fileName

/** What each file needs, by its own name. */
function arrowsOf(pieces, plan) {
  const placeOf = of(plan)
  const byName = new Map(pieces.map((piece) => [piece.fileName, piece]))
  const arrows = new Map()
  for (const piece of pieces) {
    const to = arrows.get(placeOf(piece)) ?? new Set()
    for (const name of piece.imports) to.add(placeOf(byName.get(name)))
    arrows.set(placeOf(piece), to)
  }
  return arrows
}

function loadedWith(file, arrows, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const each of arrows.get(file) ?? []) loadedWith(each, arrows, found)
  return found
}

/** How many requests all parts of the app make together, each on top of the document; a page's count more. */
function countRequests(pieces, plan) {
  const arrows = arrowsOf(pieces, plan)
  const document = loadedWith('index.js', arrows)
  const later = pieces.filter(({ isDynamicEntry }) => isDynamicEntry)
  const counts = later.map((piece) => {
    const isPage = PAGE.test.test(piece.moduleIds.at(-1))
    const fetched = [...loadedWith(piece.fileName, arrows)].filter((each) => !document.has(each))
    return fetched.length * (isPage ? PAGE.weight : 1)
  })
  return counts.reduce((sum, count) => sum + count, document.size * PAGE.weight)
}

describe('the files that the app is built into', () => {
  it('never need each other', () => {
    fc.assert(
      fc.property(builds, (pieces) => {
        const arrows = arrowsOf(pieces, planChunks(pieces))
        for (const [file, needed] of arrows) {
          for (const each of needed) {
            if (each !== file) expect(loadedWith(each, arrows).has(file)).toBe(false)
          }
        }
      }),
    )
  })

  it('are asked for by fewer requests, and what begins a part of the app stays by itself', () => {
    fc.assert(
      fc.property(builds, (pieces) => {
        const plan = planChunks(pieces)
        const roots = pieces.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
        expect(roots.filter(({ moduleIds: [id] }) => plan.has(id))).toEqual([])
        expect(countRequests(pieces, plan)).toBeLessThanOrEqual(countRequests(pieces, new Map()))
      }),
    )
  })

  it('bring what a document needs in one file, whoever else needs a part of it', () => {
    fc.assert(
      fc.property(builds, (pieces) => {
        const plan = planChunks(pieces)
        const needed = [...loadedWith('index.js', arrowsOf(pieces, new Map()))]
        const files = new Set(
          pieces
            .filter(({ fileName, isEntry, isDynamicEntry }) => {
              return needed.includes(fileName) && !isEntry && !isDynamicEntry
            })
            .map(of(plan)),
        )
        const hasRoots = needed.some((name) =>
          pieces.some(({ fileName, isDynamicEntry }) => fileName === name && isDynamicEntry),
        )
        if (!hasRoots) expect(files.size).toBeLessThanOrEqual(1)
      }),
    )
  })
})
