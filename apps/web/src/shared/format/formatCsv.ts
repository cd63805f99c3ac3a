/**
 * What spreadsheets take for a formula: also behind spaces, and in the full-width signs that some of
 * them narrow. Apostrophes in front are counted in, so that a guard is told from a name's own.
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/**
 * A table as comma-separated values (RFC 4180) for spreadsheets: with the mark that tells them it is
 * UTF-8, and no cell that they would compute.
 */
export function formatCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** A text as it was before it was guarded. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

function cellOf(value: string | number | null): string {
  // Numbers are no danger, and an apostrophe in front would make them words.
  const cell = typeof value === 'string' ? guardFormula(value) : String(value ?? '')
  return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Names and symbols are strangers' words, and a formula can send the whole sheet away. */
function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
