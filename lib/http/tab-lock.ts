/** The longest time that one tab blocks the others, ms; the gateway accepts a used refresh token for the same time. */
export const TAB_LOCK_MS = 10_000
const LOOK_AGAIN_MS = 100

export type TabLock = <Output>(name: string, task: () => Promise<Output>) => Promise<Output>

/**
 * Runs a task in one tab at a time: by Web Locks, or by a time stamp in storage, which two tabs can set at the same moment. All tabs
 * share the device's clock. `locks`: absent outside secure contexts and in old webviews.
 */
export function createTabLock(locks?: Pick<LockManager, 'request'>): TabLock {
  const heldByAnother = (name: string) => Date.now() - Number(localStorage.getItem(name) ?? Number.NaN) < TAB_LOCK_MS
  const byStorage: TabLock = async (name, task) => {
    try {
      while (heldByAnother(name)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      localStorage.setItem(name, String(Date.now()))
    } catch {
      // Without storage there is no lock, but the gateway accepts a used refresh token for ten seconds.
    }
    try {
      return await task()
    } finally {
      try {
        localStorage.removeItem(name)
      } catch {
        // As above.
      }
    }
  }
  if (!locks) return byStorage
  return async (name, task) => {
    let output: { value: Awaited<ReturnType<typeof task>> } | undefined
    await locks.request(name, async () => {
      output = { value: await task() }
    })
    if (!output) throw new Error('the lock was given without running its task')
    return output.value
  }
}
