import { basename } from 'node:path'
import { parseSync } from 'vite'

/** Which argument names the program; `fork` has none, it starts Node. */
const STARTERS = {
  'node:child_process': {
    spawn: 0,
    spawnSync: 0,
    exec: 0,
    execSync: 0,
    execFile: 0,
    execFileSync: 0,
  },
  'steps.mjs': { run: 0, must: 1 },
}
/** Properties that name a program for Playwright to start. */
const PROPERTIES = ['command', 'executablePath']

/**
 * Every program that a source file starts, read without running it: a command's name, `node`, the
 * `$VARIABLE` or the name on the list by which it is found. `undefined` is one that cannot be read.
 * @returns {{ line: number, program: string | undefined }[]}
 */
export function startedPrograms(path, source) {
  const { program } = parseSync(path, source)
  const starters = new Map()
  const constants = new Map()
  const spaces = new Set()
  const started = []
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length

  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      constants.set(node.id.name, node.init)
    }
    if (node.type !== 'ImportDeclaration') return
    const from = node.source.value
    const known = STARTERS[from === 'child_process' ? 'node:child_process' : from]
    const ours = known ?? STARTERS[basename(from)]
    if (!ours) return
    for (const { local, imported } of node.specifiers) {
      if (!imported) spaces.add(local.name)
      else if (imported.name in ours) starters.set(local.name, ours[imported.name])
    }
  })

  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const at = argumentOf(node.callee)
      if (at !== undefined) started.push({ line: lineOf(node), program: read(node.arguments[at]) })
    }
    if (node.type === 'Property' && !node.shorthand && PROPERTIES.includes(node.key.name)) {
      started.push({ line: lineOf(node), program: read(node.value) })
    }
  })
  return started

  function argumentOf(callee) {
    if (callee.type === 'Identifier') return starters.get(callee.name)
    if (callee.type === 'MemberExpression' && spaces.has(callee.object.name)) {
      return callee.property.name === 'fork' ? undefined : 0
    }
    // promisify(execFile)(…)
    if (callee.type === 'CallExpression' && callee.callee.name === 'promisify') {
      return argumentOf(callee.arguments[0])
    }
    return undefined
  }

  function read(node, depth = 0) {
    if (!node || depth > 5) return undefined
    if (node.type === 'AwaitExpression') return read(node.argument, depth)
    if (node.type === 'Literal') return basename(String(node.value).split(' ')[0])
    if (node.type === 'TemplateLiteral' && / /.test(node.quasis[0].value.cooked)) {
      return basename(node.quasis[0].value.cooked.split(' ')[0])
    }
    if (node.type === 'Identifier') {
      // The scripts' own Node comes to them as an argument.
      if (node.name === 'node') return 'node'
      return read(constants.get(node.name), depth + 1)
    }
    if (node.type === 'MemberExpression') {
      const text = source.slice(node.start, node.end)
      if (text === 'process.execPath') return 'node'
      return /^process\.env\.\w+$/.test(text) ? `$${text.slice('process.env.'.length)}` : undefined
    }
    if (node.type !== 'CallExpression') return undefined
    if (node.callee.name === 'findProgram') return read(node.arguments[0], depth + 1)
    if (node.callee.name === 'join') return read(node.arguments.at(-1), depth + 1)
    return undefined
  }
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit)
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}
