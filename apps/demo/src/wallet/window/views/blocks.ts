import type { Field } from '../../typedData.ts'
import { h } from '../h.ts'
import type { Block, Row } from '../sheets/sheet.ts'

export function blockView(block: Block): HTMLElement {
  switch (block.type) {
    case 'rows':
      return section(block.title, h('dl', { class: 'rows' }, ...block.rows.map(rowView)))
    case 'text':
      return section(
        block.title,
        h('pre', { class: textClass(block.code), tabindex: 0 }, block.text),
      )
    case 'fields':
      return section(block.title, fieldsView(block.fields))
    case 'more':
      return h(
        'details',
        { class: 'more' },
        h('summary', {}, block.title),
        h('pre', { class: textClass(true), tabindex: 0 }, block.text),
      )
  }
}

const textClass = (code = false) => (code ? 'text code' : 'text')

function section(title: string | undefined, content: HTMLElement): HTMLElement {
  return h('section', { class: 'block' }, title !== undefined && h('h2', {}, title), content)
}

function rowView({ label, value, hint, code }: Row): HTMLElement {
  return h(
    'div',
    { class: 'row' },
    h('dt', {}, label),
    h(
      'dd',
      { class: code ? 'code' : undefined },
      valueView(value),
      hint && h('span', { class: 'hint' }, hint),
    ),
  )
}

/** Nested lists, so that a screen reader tells the depth that the indentation shows. */
function fieldsView(fields: readonly Field[]): HTMLElement {
  return h(
    'ul',
    { class: 'fields' },
    ...fields.map(({ name, type, value }) => {
      const label = h('span', { class: 'name' }, name, ' ', h('span', { class: 'type' }, type))
      if (typeof value !== 'string') {
        return h('li', {}, label, value.length > 0 ? fieldsView(value) : valueView(''))
      }
      const code = /^0x[0-9a-f]*$/i.test(value)
      const className = code ? 'value code' : 'value'
      return h('li', {}, label, h('span', { class: className }, valueView(value)))
    }),
  )
}

/** An address stays in full; the ends that people compare are made stronger. */
function valueView(value: string): HTMLElement | string {
  if (value === '') return h('span', { class: 'hint' }, 'empty')
  if (!/^0x[0-9a-f]{40}$/i.test(value)) return value
  return h(
    'span',
    { class: 'address' },
    h('strong', {}, value.slice(0, 6)),
    value.slice(6, 22),
    h('wbr'),
    value.slice(22, -4),
    h('strong', {}, value.slice(-4)),
  )
}
