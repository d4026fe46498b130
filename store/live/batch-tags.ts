import type { Tag } from './event-tags.ts'

export interface TagBatch {
  add: (tags: readonly Tag[]) => void
}

/**
 * Collects what events make out of date and invalidates it at once: several events of one change read each list once.
 * `delay` is the time after the first event, ms.
 */
export function batchTags(delay: () => number, invalidate: (tags: Tag[]) => void): TagBatch {
  let pending: Map<string, Tag> | null = null
  return {
    add: (tags) => {
      if (tags.length === 0) return
      if (!pending) {
        const collected = new Map<string, Tag>()
        pending = collected
        setTimeout(() => {
          pending = null
          invalidate([...collected.values()])
        }, delay())
      }
      for (const tag of tags) pending.set(JSON.stringify(tag), tag)
    },
  }
}
