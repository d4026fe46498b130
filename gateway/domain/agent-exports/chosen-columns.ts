import type { Column } from './csv-parts.ts'

/** The asked columns in their fixed order; without a choice all. The contract has checked the names. */
export function chosenColumns<Row, Name extends string>(
  columns: { [Key in Name]: Pick<Column<Row>, 'text' | 'kind'> },
  order: readonly Name[],
  asked: string | undefined,
): Column<Row>[] {
  const names = asked === undefined ? null : new Set(asked.split(','))
  return order.filter((name) => names === null || names.has(name)).map((name) => ({ name, ...columns[name] }))
}
