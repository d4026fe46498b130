/** The longest time that one tab blocks the others, ms; the gateway accepts a used refresh token for the same time. */
export const TAB_LOCK_MS = 10_000
const LOOK_AGAIN_MS = 100

export interface TabLockOptions {
  /** `navigator.locks`; absent outside secure contexts and in old webviews. */
  locks?: Pick<LockManager, 'request'>
  /** `localStorage`, the fallback; a webview may have none, or throw. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** ms; all tabs share the device's clock. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

export type TabLock = <Output>(name: string, task: () => Promise<Output>) => Promise<Output>

/** Runs a task in one tab at a time: by Web Locks, or by a time stamp in storage, which two tabs can set at the same moment. */
export function createTabLock({ locks, storage, now, wait }: TabLockOptions): TabLock {
  const heldByAnother = (name: string) => {
    const since = Number(storage?.()?.getItem(name) ?? Number.NaN)
    return now() - since < TAB_LOCK_MS
  }
  const byStorage: TabLock = async (name, task) => {
    try {
      while (heldByAnother(name)) await wait(LOOK_AGAIN_MS)
      storage?.()?.setItem(name, String(now()))
    } catch {
      // Without storage there is no lock, but the gateway accepts a used refresh token for ten seconds.
    }
    try {
      return await task()
    } finally {
      try {
        storage?.()?.removeItem(name)
      } catch {
        // As above.
      }
    }
  }
  if (!locks) return byStorage
  return async (name, task) => locks.request(name, task)
}
