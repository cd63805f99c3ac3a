const TITLES = {
  to: /^(to|address|recipient|receiver|payee|wallet|account|beneficiary|empfänger|adresse|destinataire|destinatario|المستلم|العنوان|المستفيد)$/,
  amount: /^(amount|value|sum|total|quantity|betrag|summe|montant|importe|valor|المبلغ|القيمة)$/,
  token:
    /^(token|asset|currency|symbol|coin|tokenaddress|währung|devise|moneda|الرمز|العملة|الأصل)$/,
  reference:
    /^(reference|ref|note|memo|description|comment|invoice|purpose|verwendungszweck|référence|referencia|المرجع|ملاحظة|الوصف)$/,
} as const

export type Column = keyof typeof TITLES
export type Columns = Partial<Record<Column, number>>

/** Where there are no titles, columns stand in this order. */
const PLAIN: Columns = { to: 0, amount: 1, token: 2, reference: 3 }

/** Which column holds what, by its title; in the usual order where the first row has none. */
export function readColumns(first: readonly string[]): { columns: Columns; hasTitles: boolean } {
  const columns: Columns = {}
  for (const [index, cell] of first.entries()) {
    const title = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '')
    for (const [column, pattern] of Object.entries(TITLES)) {
      // The keys are the four columns.
      const name = column as Column
      if (columns[name] === undefined && pattern.test(title)) columns[name] = index
    }
  }
  const hasTitles = Object.keys(columns).length > 0
  return { columns: hasTitles ? columns : PLAIN, hasTitles }
}
