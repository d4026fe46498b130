import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets the event loop turn that often. All that is ready runs, and each turn reads what has arrived at the sockets of this process. It waits
 * for no time, so afterwards the test knows that nothing more was on its way.
 */
export async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}

/**
 * The CPU time of this thread's longest turn of the event loop while `work` runs, ms: what a second caller waits at most on an idle
 * machine. Time on the clock would measure the other programs of a busy one.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let last = process.threadCpuUsage()
  const watch = (): void => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - last.user - last.system)
    last = now
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  await nextTurn()
  await work()
  isOver = true
  await nextTurn()
  return longest / 1000
}
