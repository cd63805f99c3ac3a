import type { Rollup } from 'vite'

/** A file of a build that was split wherever a part of the app uses something without the rest. */
export type Piece = Pick<
  Rollup.OutputChunk,
  | 'name'
  | 'fileName'
  | 'imports'
  | 'dynamicImports'
  | 'moduleIds'
  | 'code'
  | 'isEntry'
  | 'isDynamicEntry'
>

/** Pieces that are one file. */
type File = { pieces: readonly Piece[]; size: number }

/** What a request costs, in bytes: its headers, its wait, and that small files compress worse. */
const REQUEST = 1_450

/** So much of what is written is left when it is minified and compressed. */
const SHRUNK = 0.12

/**
 * What a page itself needs is waited for, with the reading of accounts that nearly every page asks for at
 * once; and there are far more things that it may fetch later.
 */
export const PAGE = { test: /Page\.tsx$/, with: /chain\/readAccount\.ts$/, weight: 40 }

/**
 * Which file each module belongs to. Split by itself, a build has hundreds of small files, and a page asks
 * for dozens of them. Two become one where that spares more requests than it adds bytes that somebody
 * does not need.
 */
export function planChunks(pieces: readonly Piece[]): Map<string, string> {
  let files: readonly File[] = pieces.map((piece) => ({
    pieces: [piece],
    size: piece.code.length * SHRUNK,
  }))
  const documents = documentsOf(pieces)
  let count: number
  do {
    count = files.length
    files = joinOnce(files, documents)
  } while (files.length < count)
  const plan = new Map<string, string>()
  const taken = new Set<string>()
  for (const { pieces: together } of files) {
    if (together.length < 2) continue
    const name = nameOf(together, taken)
    taken.add(name)
    for (const { moduleIds } of together) for (const id of moduleIds) plan.set(id, name)
  }
  return plan
}

type Pair = readonly [File, File]

/** The same files, each joined with at most one other: those first that gain most by it. */
function joinOnce(before: readonly File[], documents: Documents): readonly File[] {
  const shared = before.filter(({ pieces }) => !pieces.some(isRoot))
  let graph = graphOf(before, documents)
  const pairs = shared.flatMap((one, index) =>
    shared.slice(index + 1).flatMap((other) => {
      const gain = gainOf([one, other], graph)
      return gain > 0 ? { pair: [one, other] as const, gain } : []
    }),
  )
  let files = before
  for (const { pair } of pairs.toSorted((one, other) => other.gain - one.gain)) {
    const isThere = pair.every((file) => files.includes(file))
    if (!isThere || isTangled(pair, graph) || gainOf(pair, graph) <= 0) continue
    const [one, other] = pair
    const joined = { pieces: [...one.pieces, ...other.pieces], size: one.size + other.size }
    files = [...files.filter((file) => !pair.includes(file)), joined]
    graph = graphOf(files, documents)
  }
  return files
}

/** The requests of all who need both anyway, without the bytes that others then get for nothing. */
function gainOf([one, other]: Pair, graph: Graph): number {
  const spared = sparedBy(one, other, graph)
  return spared > 0 ? spared - addedBy(one, other, graph) - addedBy(other, one, graph) : 0
}

type Graph = { needs: Needs; users: Users; brought: Brought; documents: Documents }
/** All that a file cannot do without, itself included. */
type Needs = ReadonlyMap<File, ReadonlySet<File>>
/** Who fetches a file, and how much that counts. */
type Users = ReadonlyMap<File, ReadonlyMap<Piece, number>>
/** The documents that a file comes with. */
type Brought = ReadonlyMap<File, ReadonlySet<Piece>>
/** The documents in which something is fetched later. */
type Documents = ReadonlyMap<Piece, readonly Piece[]>

function documentsOf(pieces: readonly Piece[]): Documents {
  const byName = new Map(pieces.map((piece) => [piece.fileName, piece]))
  const documents = new Map<Piece, Piece[]>()
  for (const entry of pieces.filter(({ isEntry }) => isEntry)) {
    const open = [entry]
    for (let piece = open.pop(); piece; piece = open.pop()) {
      const known = documents.get(piece) ?? []
      if (known.includes(entry)) continue
      documents.set(piece, [...known, entry])
      const next = [...piece.imports, ...piece.dynamicImports]
      open.push(...next.flatMap((name) => byName.get(name) ?? []))
    }
  }
  return documents
}

const isRoot = ({ isEntry, isDynamicEntry }: Piece) => isEntry || isDynamicEntry

function graphOf(files: readonly File[], documents: Documents): Graph {
  const needs = needsOf(files)
  const brought = new Map(files.map((file) => [file, new Set<Piece>()]))
  for (const file of files) {
    for (const piece of file.pieces.filter(({ isEntry }) => isEntry)) {
      for (const each of needs.get(file) ?? []) brought.get(each)?.add(piece)
    }
  }
  return { needs, brought, documents, users: usersOf(files, { needs, brought, documents }) }
}

function needsOf(files: readonly File[]): Needs {
  const fileOf = new Map(
    files.flatMap((file) => file.pieces.map(({ fileName }) => [fileName, file] as const)),
  )
  const known = new Map<File, Set<File>>()
  const reach = (file: File): Set<File> => {
    const before = known.get(file)
    if (before) return before
    const found = new Set([file])
    known.set(file, found)
    for (const { imports } of file.pieces) {
      for (const name of imports) {
        const needed = fileOf.get(name)
        if (needed) for (const each of reach(needed)) found.add(each)
      }
    }
    return found
  }
  for (const file of files) reach(file)
  return known
}

/** What every document has brought in which something is fetched later, nobody fetches for that. */
function usersOf(files: readonly File[], graph: Omit<Graph, 'users'>): Users {
  const users = new Map(files.map((file) => [file, new Map<Piece, number>()]))
  const pieces = files.flatMap((file) => file.pieces.map((piece) => ({ piece, file })))
  const later = new Set(pieces.flatMap(({ piece }) => piece.dynamicImports))
  const besides = pieces.find(({ piece }) => PAGE.with.test(piece.moduleIds.at(-1) ?? ''))
  const needsOf = (file: File | undefined) => (file && graph.needs.get(file)) ?? []
  for (const { piece, file } of pieces) {
    if (!piece.isEntry && !later.has(piece.fileName)) continue
    const isPage = PAGE.test.test(piece.moduleIds.at(-1) ?? '')
    const needed = [...needsOf(file), ...needsOf(isPage ? besides?.file : undefined)]
    for (const each of needed) {
      if (piece.isEntry || !isThere(each, piece, graph)) {
        users.get(each)?.set(piece, isPage || piece.isEntry ? PAGE.weight : 1)
      }
    }
  }
  return users
}

/** Whether a file has come with whatever document something is fetched in. */
const isThere = (file: File, user: Piece, { brought, documents }: Omit<Graph, 'users'>) =>
  documents.get(user)?.every((document) => brought.get(file)?.has(document)) ?? false

function sparedBy(one: File, other: File, { users }: Graph): number {
  let spared = 0
  const others = users.get(other)
  for (const [user, weight] of users.get(one) ?? []) {
    if (others?.has(user)) spared += weight * REQUEST
  }
  return spared
}

/** What those who need only the one would fetch because of the other, and how often they would ask. */
function addedBy(one: File, other: File, graph: Graph): number {
  let added = 0
  for (const [user, weight] of graph.users.get(one) ?? []) {
    for (const each of graph.needs.get(other) ?? []) {
      if (graph.users.get(each)?.has(user) || isThere(each, user, graph)) continue
      // What a document brings, it runs: how another one begins, and its styles, are not for it.
      if (graph.brought.get(each)?.size) return Number.POSITIVE_INFINITY
      added += weight * (each === other ? each.size : each.size + REQUEST)
    }
  }
  return added
}

/** Two files that need each other never start: whether something else lies between these. */
function isTangled([one, other]: Pair, { needs }: Graph): boolean {
  const leads = (from: File, to: File) =>
    [...(needs.get(from) ?? [])].some(
      (between) => between !== from && between !== to && needs.get(between)?.has(to),
    )
  return leads(one, other) || leads(other, one)
}

/** That of its largest piece that no other file has. */
function nameOf(pieces: readonly Piece[], taken: ReadonlySet<string>): string {
  const names = pieces
    .toSorted((one, other) => other.code.length - one.code.length)
    .map(({ name }) => name)
  return names.find((name) => !taken.has(name)) ?? `${names[0]}${taken.size}`
}
