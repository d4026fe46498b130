import { AsyncLocalStorage } from 'node:async_hooks'

const unprepared = new AsyncLocalStorage<true>()

/** Whether the statements of the current work are sent without a name. */
export const isUnprepared = () => unprepared.getStore() ?? false

/**
 * Runs `work` with statements that PostgreSQL plans each time for their values. Lists with many filters have so many forms that they would use up the
 * names of prepared statements (`PREPARED_MAXIMUM`).
 */
export const withoutPreparing = <T>(work: () => Promise<T>) => unprepared.run(true, work)
