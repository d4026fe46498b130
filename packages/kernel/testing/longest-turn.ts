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
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
  setImmediate(watch)
  await nextTurn()
  await work()
  isOver = true
  await nextTurn()
  return longest / 1000
}
