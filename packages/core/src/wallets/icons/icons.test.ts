import { expect, test } from 'vitest'
import { catalog } from '../catalog/index.ts'
import { popularWallets } from '../popular.ts'

type Files = {
  readdirSync: (folder: URL) => string[]
  readFileSync: (file: URL, encoding: 'utf8') => string
}

// The package is made for browsers, so its compiler options do not know Node's modules by name.
const builtin: string = 'node:fs'
const { readdirSync, readFileSync }: Files = await import(/* @vite-ignore */ builtin)

const here = new URL('./', import.meta.url)
const icons = readdirSync(here)
  .filter((name) => !name.includes('.test'))
  .map((file) => {
    const text = readFileSync(new URL(file, here), 'utf8')
    const [, name, uri = ''] = /^export const (\w+) =\s+["'](.+)["']\n$/m.exec(text) ?? []
    return [file, { name, uri }] as const
  })

function toSvg(uri: string) {
  return decodeURIComponent(uri.slice(uri.indexOf(',') + 1))
}

/** What is wrong with an SVG as XML, by a scanner stricter than XML: undefined when nothing is. */
function fault(svg: string) {
  const open: string[] = []
  let rest = svg
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w-]*='[^'<&]*')*)(\/?)>/.exec(rest)
    if (!tag) return `no tag at: ${rest.slice(0, 40)}`
    const [text, end, name = '', , empty] = tag
    if (end && open.pop() !== name) return `</${name}> closes nothing`
    if (!end && !empty) open.push(name)
    rest = rest.slice(text.length)
    if (open.length === 0 && rest !== '') return 'more than one root'
  }
  return open.length > 0 ? `<${open.at(-1)}> stays open` : undefined
}

test('R-WAL-8 the check of the icons finds what it looks for', () => {
  expect(fault("<svg><path d='M0 0'/></svg>")).toBeUndefined()
  expect(fault('<svg><g></svg>')).toBe('</svg> closes nothing')
  expect(fault('<svg><g/>')).toBe('<svg> stays open')
  expect(fault('<svg/><svg/>')).toBe('more than one root')
  expect(fault("<svg a='&'/>")).toContain('no tag at')
})

test('R-WAL-8 every icon belongs to a wallet, every icon of a wallet to a file', () => {
  const used = [...popularWallets, ...catalog].flatMap((wallet) => wallet.icon ?? [])
  expect(used.toSorted()).toEqual(icons.map(([, { uri }]) => uri).toSorted())
})

test.each(icons)('R-WAL-8 %s is one small picture', (file, { name, uri }) => {
  expect(`${name}.ts`).toBe(file.replace('.ts', 'Icon.ts'))
  expect(uri).toMatch(/^data:image\/svg\+xml,%3Csvg /)
  expect(new TextEncoder().encode(uri).length).toBeLessThanOrEqual(4096)
})

test.each(icons)('R-WAL-10 %s is well-formed, square and only shapes', (_file, { uri }) => {
  const svg = toSvg(uri)
  expect(fault(svg)).toBeUndefined()
  expect(svg).toMatch(/^<svg [^>]*xmlns='http:\/\/www\.w3\.org\/2000\/svg'/)
  expect(svg).toMatch(/^<svg [^>]*viewBox='0 0 24 24'/)
  expect(svg).not.toMatch(/<(script|foreignObject|style|image|use|a|animate|set|iframe)\b/i)
  expect(svg).not.toMatch(/\s(on\w+|href|xlink:href|style|class)=/i)
  expect(svg.replace("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(
    /https?:|\/\/|data:|javascript:|url\((?!#)/i,
  )
})
