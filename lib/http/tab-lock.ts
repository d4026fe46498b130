import { readStored, writeStored } from '../stored.ts'

/** The longest time that one tab blocks the others, ms; the gateway accepts a used refresh token for the same time. */
export const TAB_LOCK_MS = 10_000
const LOOK_AGAIN_MS = 100

/**
 * Runs a task in one tab at a time: by Web Locks, which old webviews and insecure contexts lack, or by a time stamp in storage, which
 * two tabs can set at the same moment. Without storage there is no lock.
 */
export async function withTabLock<Output>(name: string, task: () => Promise<Output>) {
  if (navigator.locks) return navigator.locks.request(name, task)
  while (Date.now() - Number(readStored(name) ?? Number.NaN) < TAB_LOCK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  writeStored(name, String(Date.now()))
  try {
    return await task()
  } finally {
    writeStored(name, null)
  }
}
