import { AsyncLocalStorage } from 'node:async_hooks'

/** PostgreSQL ends a statement after 5 s: a longer silence means that the network lost the connection. ms */
const ANSWER_MS = 6_000

const patience = new AsyncLocalStorage<number>()

/** How long a statement of the current work may stay without an answer, ms. */
export const timeoutsFor = () => patience.getStore() ?? ANSWER_MS

/** Runs `work` with a longer timeout of its statements. */
export const withTimeouts = <T>(ms: number, work: () => Promise<T>) => patience.run(ms, work)
