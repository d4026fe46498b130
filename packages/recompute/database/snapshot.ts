import pg from 'pg'

/** OIDs of `bigint`, `numeric` and `jsonb`: times and counts are read as numbers, amounts as their text. */
const BIGINT = 20
const INTEGER = 23

/** One moment of the database, read through the views for auditors. */
export interface Snapshot {
  /** All rows of a statement, with columns in camelCase. */
  rows: <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>
  /** The rows of a statement in parts, so that a table of any size is read in little memory. */
  parts: <Row>(statement: string, size?: number) => AsyncGenerator<Row[]>
}

const PART = 5_000

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT || oid === INTEGER
      ? Number
      : (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/** Gives `work` everything as it is at one moment, in one transaction that can write nothing. */
export async function withSnapshot<Result>(
  connectionString: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, types: types as pg.CustomTypesConfig })
  // The running query rejects, too.
  client.on('error', () => undefined)
  await client.connect()
  let cursors = 0
  const named = new Map<string, string>()
  const read = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const { rows } = await client.query({ text, values: [...values], rowMode: 'object' } as pg.QueryConfig)
    return rows.map((row: Record<string, unknown>) => {
      const result: Record<string, unknown> = {}
      for (const column in row) {
        let name = named.get(column)
        if (name === undefined) named.set(column, (name = camelCase(column)))
        result[name] = row[column]
      }
      return result as Row
    })
  }
  async function* parts<Row>(statement: string, size: number = PART): AsyncGenerator<Row[]> {
    const cursor = `part_${(cursors += 1)}`
    await client.query(`declare ${cursor} no scroll cursor for ${statement}`)
    for (;;) {
      const rows = await read<Row>(`fetch ${size} from ${cursor}`)
      if (rows.length > 0) yield rows
      if (rows.length < size) break
    }
    await client.query(`close ${cursor}`)
  }
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    // Whole tables are read, for as long as it takes.
    await client.query(`set local statement_timeout = 0`)
    await client.query(`set local idle_in_transaction_session_timeout = 0`)
    return await work({ rows: read, parts })
  } finally {
    await client.end().catch(() => undefined)
  }
}
