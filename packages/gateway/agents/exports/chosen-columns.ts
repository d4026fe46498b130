import type { Column } from './csv-parts.ts'

/** The asked columns in the order asked for; without a choice all. The contract has checked the names. */
export function chosenColumns<Row, Name extends string>(
  columns: { [Key in Name]: Pick<Column<Row>, 'text' | 'kind'> },
  all: readonly Name[],
  asked: string | undefined,
): Column<Row>[] {
  const names = asked === undefined ? all : (asked.split(',') as Name[])
  return names.map((name) => ({ name, ...columns[name] }))
}
