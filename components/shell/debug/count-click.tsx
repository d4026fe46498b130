import type { ReactNode } from 'react'
import { DebugPanel } from './debug-panel.tsx'

const GAP_MS = 200
const counted = { count: 0, last: -GAP_MS }

/** @returns how many clicks with gaps under 200 ms this one ends; `at`: its time stamp, ms */
export function countClick(at: number): number {
  const gap = at - counted.last
  counted.count = gap >= 0 && gap < GAP_MS ? counted.count + 1 : 1
  counted.last = at
  return counted.count
}

/** The panel with the build; from here, so that its code loads with the count. */
export const panelOf = (commit: string): ReactNode => <DebugPanel commit={commit} />
