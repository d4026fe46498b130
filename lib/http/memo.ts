export interface MemoOptions {
  /** ms, any clock. */
  now: () => number
  keepMs: number
  /** Most answers kept; the oldest goes first. */
  limit?: number
}

export interface Memo {
  <Value>(key: string, load: () => Promise<Value>): Promise<Value>
  /** Forgets everything; a load in flight ends unkept. */
  clear: () => void
}

interface Kept {
  promise: Promise<unknown>
  /** Undefined while in flight. */
  until: number | undefined
}

/** The same key in flight, or answered within `keepMs`, is not loaded again. Failures are not kept. */
export function createMemo({ now, keepMs, limit = 200 }: MemoOptions): Memo {
  const kept = new Map<string, Kept>()

  const memo = <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key)
    if (found && (found.until === undefined || now() < found.until)) return found.promise as Promise<Value>
    kept.delete(key)
    const promise = load()
    const entry: Kept = { promise, until: undefined }
    kept.set(key, entry)
    if (kept.size > limit) kept.delete(kept.keys().next().value ?? key)
    promise.then(
      () => {
        entry.until = now() + keepMs
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key)
      },
    )
    return promise
  }
  return Object.assign(memo, { clear: () => kept.clear() })
}
