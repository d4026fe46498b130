import pg from 'pg'
import { timeoutsFor } from './timeouts.ts'

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

/** What `pg` keeps of its connection; absent from its types. */
type WithConnection = { connection: { stream: { destroy: () => void } } }

/**
 * Prepares every statement with parameters under a name, so that PostgreSQL plans it once a connection and not once a
 * request: a claim is one large statement whose planning costs more than its work.
 *
 * A statement that PostgreSQL should long have ended itself gives its connection up: behind a network that swallows
 * everything it would wait for ever, and the pool would be full of such.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // The pool listens to idle connections alone; one that breaks in a transaction must not end the process. Whoever
    // waits on it learns of it by the statement that fails.
    this.on('error', () => undefined)
  }

  override query: pg.Client['query'] = (query: unknown, values?: unknown, ...rest: unknown[]) => {
    const plain = super.query.bind(this) as (...parts: unknown[]) => unknown
    const isPrepared = isText(query) && Array.isArray(values) && values.length > 0
    const asked = isPrepared
      ? plain({ text: query, values, name: nameOf(query) }, ...rest)
      : plain(query, values, ...rest)
    return this.#watched(asked) as never
  }

  #watched(asked: unknown): unknown {
    if (!(asked instanceof Promise)) return asked
    const connection = this as unknown as WithConnection
    const watch = setTimeout(() => connection.connection.stream.destroy(), timeoutsFor())
    return asked.finally(() => clearTimeout(watch))
  }
}
