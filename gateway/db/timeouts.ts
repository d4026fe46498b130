import { AsyncLocalStorage } from 'node:async_hooks'

/** PostgreSQL ends a statement of ours after 5 s: one that says nothing for longer is behind a network that lost it, ms. */
const ANSWER_MS = 6_000

const patience = new AsyncLocalStorage<number>()

/** How long the statements of this piece of work may be silent, ms. */
export const timeoutsFor = (): number => patience.getStore() ?? ANSWER_MS

/** For work whose statements may take longer than a request's. */
export const withTimeouts = <T>(ms: number, work: () => Promise<T>): Promise<T> => patience.run(ms, work)
