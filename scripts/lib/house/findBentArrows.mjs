/** Tests see more than what they test, and so does what makes a build. */
export const isFree = (file) =>
  !file.includes('/src/') || /\.test(-d)?\.\w+$|\/testing(-only)?\//.test(file)

const WORKSPACE = /^(?:packages|apps)\/[^/]+/
const workspaceOf = (path) => WORKSPACE.exec(path)?.[0]

/** What is wrong with imports by the plans of the house: one sentence each. */
export function findBentArrows(imports, { plans, packages }) {
  return imports.flatMap((each) => judgeImport(each, { plans, packages }) ?? [])
}

/** Why an import may not be; nothing where it may. */
export function judgeImport({ file, to, library }, { plans, packages }) {
  const fault = library ? judgeLibrary(file, library, packages) : judgeArrow(file, to, plans)
  return fault && `${file} → ${to ?? library}: ${fault}`
}

function judgeLibrary(file, library, packages) {
  const own = packages.find(({ folder }) => file.startsWith(`${folder}/src/`))
  if (!own || isFree(file) || own.libraries.includes(library)) return undefined
  return `${own.name} does not stand on it (package.json).`
}

function judgeArrow(file, to, plans) {
  const into = workspaceOf(to)
  // What is measured may lie deep inside.
  if (into && into !== to && into !== workspaceOf(file) && !file.startsWith('bench/')) {
    return 'a package is used only through its exports.'
  }
  if (isFree(file)) return undefined
  return plans.map((plan) => judgeIn(plan, file, to)).find((fault) => fault)
}

function judgeIn(plan, file, to) {
  const [from, target] = [roomOf(plan, file), roomOf(plan, to)]
  if (!from || !target || from.folder === target.folder) return undefined
  if (from.name === target.name) return `${from.name} stand side by side, none uses another.`
  if (plan.rooms[from.name].includes(target.name)) return undefined
  return `${from.name} may not use ${target.name} (${plan.name}).`
}

/** The room of a plan that a path is in: its name, and its folder where many have one name. */
export function roomOf({ within, rooms }, path) {
  if (within && !path.startsWith(`${within}/`)) return undefined
  const inside = within ? path.slice(within.length + 1) : path
  for (const name of Object.keys(rooms)) {
    const pattern = name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
    const folder = new RegExp(`^${pattern}(?=/|$)`).exec(inside)?.[0]
    if (folder) return { name, folder }
  }
  return undefined
}
