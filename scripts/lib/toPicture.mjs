/** Largest data URI we ship, in bytes. */
const limit = 4096

const shapes = new Set([
  'svg',
  'g',
  'defs',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
])

const attributes = new Set([
  'xmlns',
  'viewBox',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'width',
  'height',
  'id',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'mask-type',
  'maskUnits',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'transform',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
])

/** Keeps shapes and their look; scripts, styles, links, classes and comments go. */
function clean(svg, decimals) {
  const bare = svg
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '')
    .replace(/<(script|style|foreignObject|title|desc|metadata)\b[\s\S]*?<\/\1\s*>/gi, '')
  const kept = bare.replace(/<(\/?)([\w:-]+)([^>]*?)(\/?)>/g, (_tag, end, name, rest, empty) => {
    if (!shapes.has(name)) throw new Error(`<${name}> is not a shape`)
    if (end) return `</${name}>`
    const list = [...rest.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
      .filter(([, key]) => attributes.has(key))
      .filter(([, key]) => name !== 'svg' || (key !== 'width' && key !== 'height'))
      .map(([, key, double, single]) => [key, double ?? single])
      .filter(([, value]) => !/url\((?!#)|javascript:|data:/i.test(value))
      .map(([key, value]) => ` ${key}='${key === 'd' ? round(value, decimals) : value}'`)
    return `<${name}${list.join('')}${empty && '/'}>`
  })
  return shortIds(kept.replace(/>\s+</g, '><').trim())
}

/**
 * Rounds the fractions alone, so that flags packed before a number (`a1 1 0 012.345`) keep their
 * digits. A fraction that would round up to one stays just below.
 */
function round(path, decimals) {
  const line = path.replace(/\s+/g, ' ').trim()
  if (decimals === undefined) return line
  const full = 10 ** decimals
  return line.replace(/\.(\d+)/g, (fraction, digits) => {
    if (digits.length <= decimals) return fraction
    const rounded = Math.min(Math.round(Number(`0.${digits}`) * full), full - 1)
    return `.${String(rounded).padStart(decimals, '0').replace(/0+$/, '') || '0'}`
  })
}

function shortIds(svg) {
  let short = svg
  const ids = [...svg.matchAll(/ id='([^']+)'/g)].map(([, id]) => id)
  for (const [index, id] of ids.entries()) {
    short = short
      .replaceAll(` id='${id}'`, ` id='${String.fromCharCode(97 + index)}'`)
      .replaceAll(`url(#${id})`, `url(#${String.fromCharCode(97 + index)})`)
  }
  return short
}

function toDataUri(svg) {
  const escaped = svg.replace(/[%#<>]/g, (char) => encodeURIComponent(char))
  return `data:image/svg+xml,${escaped}`
}

/**
 * A data URI with nothing in it but shapes: the exact drawing where it fits, else the same with coarser
 * coordinates on its 24×24 grid.
 */
export function toPicture(name, svg) {
  for (const decimals of [undefined, 2]) {
    const uri = toDataUri(clean(svg, decimals))
    if (Buffer.byteLength(uri) <= limit) return uri
  }
  console.error(`${name}: larger than ${limit} bytes, left out`)
  return undefined
}
