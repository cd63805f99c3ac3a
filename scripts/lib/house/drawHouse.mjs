import { drawPlan } from './drawPlan.mjs'
import { listPackages } from './listPackages.mjs'
import { PLANS } from './plans.mjs'
import { readImports } from './readImports.mjs'

/** A text with each `<!-- drawn: name -->` … `<!-- until here -->` filled with that plan as it is. */
export function drawHouse(root, text) {
  const imports = readImports(root, listPackages(root))
  return PLANS.reduce((drawn, plan) => {
    const start = `<!-- drawn: ${plan.name} -->`
    const [before, rest, ...more] = drawn.split(start)
    if (rest === undefined || more.length > 0) throw new Error(`One "${start}" is missing`)
    const after = rest.slice(rest.indexOf(END))
    return `${before}${start}\n\n${drawPlan(plan, imports)}\n\n${after}`
  }, text)
}

const END = '<!-- until here -->'
