export type CsvRow = {
  /** Where it begins in the text, from 1. */
  line: number
  cells: string[]
}

/**
 * Reads comma-separated values as spreadsheets write them (RFC 4180): quotes, line breaks in quotes,
 * and the separator of the writer's country, unless it is given. Nothing is refused: a stray quote is a
 * letter.
 */
export function parseCsv(text: string, given?: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = given ?? separatorOf(plain)
  const rows: CsvRow[] = []
  let [line, start, cell, quoted] = [1, 1, '', false]
  let cells: string[] = []
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells })
    cells = []
  }
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at)
    if (letter === '\n') line += 1
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (plain.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endRow()
      start = line
    } else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows
}

/** Where a comma is the decimal mark, spreadsheets separate by semicolons; copied cells by tabs. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  return [',', ';', '\t'].find((each) => first.includes(each)) ?? ','
}
