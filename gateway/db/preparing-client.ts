import pg from 'pg'

/** Texts that are prepared; beyond it, such as lists of many lengths, a statement is sent as it is. */
const PREPARED_MAXIMUM = 400
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= PREPARED_MAXIMUM) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const isText = (query: unknown): query is string => typeof query === 'string'

/**
 * Prepares every statement with parameters under a name, so that PostgreSQL plans it once a connection and not once a
 * request: a claim is one large statement whose planning costs more than its work.
 */
export class PreparingClient extends pg.Client {
  override query: pg.Client['query'] = (query: unknown, values?: unknown, ...rest: unknown[]) => {
    const plain = super.query.bind(this) as (...parts: unknown[]) => never
    if (!isText(query) || !Array.isArray(values) || values.length === 0) return plain(query, values, ...rest)
    return plain({ text: query, values, name: nameOf(query) }, ...rest)
  }
}
