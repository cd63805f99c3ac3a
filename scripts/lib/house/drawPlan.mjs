import { isFree, roomOf } from './findBentArrows.mjs'

/**
 * A plan of the house in Mermaid, as the imports are today. An arrow that follows from others is left
 * out: who stands on a room stands on what is below it, too.
 */
export function drawPlan(plan, imports) {
  const arrows = arrowsOf(plan, imports)
  const names = Object.keys(plan.rooms)
  const id = (name) => name.replaceAll(/\W+/g, '_')
  const lines = names.map((name) => `  ${id(name)}["${name}"]`)
  for (const name of names) {
    for (const below of names) {
      if (arrows.get(name)?.has(below) && !followsFromOthers(arrows, name, below))
        lines.push(`  ${id(name)} --> ${id(below)}`)
    }
  }
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

/** Which rooms use which, by what is not a test. */
function arrowsOf(plan, imports) {
  const arrows = new Map()
  for (const { file, to } of imports) {
    if (!to || isFree(file)) continue
    const [from, target] = [roomOf(plan, file), roomOf(plan, to)]
    if (!from || !target || from.name === target.name) continue
    const known = arrows.get(from.name) ?? new Set()
    arrows.set(from.name, known.add(target.name))
  }
  return arrows
}

function followsFromOthers(arrows, from, to) {
  const others = [...(arrows.get(from) ?? [])].filter((name) => name !== to)
  return others.some((name) => reaches(arrows, name, to))
}

function reaches(arrows, from, to, seen = new Set()) {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...(arrows.get(from) ?? [])].some((name) => reaches(arrows, name, to, seen))
}
