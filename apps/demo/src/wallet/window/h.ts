type Child = Node | string | null | undefined | false

type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>

/** Makes an element. `on…` functions become listeners; `false` and `undefined` leave things out. */
export function h<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : `${value}`)
    }
  }
  element.append(...children.filter(isShown))
  return element
}

const isShown = (child: Child): child is Node | string =>
  child !== null && child !== undefined && child !== false
