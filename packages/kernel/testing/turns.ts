import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets the event loop turn that often. All that is ready runs, and each turn reads what has arrived at the sockets of this process. It waits
 * for no time, so afterwards the test knows that nothing more was on its way.
 */
export async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}
