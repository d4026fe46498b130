import type { ComponentType } from 'react'
import { LateNotice } from './late-notice.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * `lazyWithRetry` for what a press opens: it says at once that it loads, and that it cannot be had, and the next press of its control tries
 * again. In a file of its own, because the sentences need code that most parts of a page do without.
 */
export function lazyOpened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part, preload } = lazyWithRetry(load)
  const Opened = (props: Props) => <Part {...props} Late={LateNotice} />
  return { Opened, preload }
}
