'use client'

import { createContext, use, type ReactNode } from 'react'
import { useVisitorsView } from './use-visitors-view.ts'

const StillContext = createContext(false)

export const useStillIslands = (): boolean => use(StillContext)

/**
 * Islands in here stay as the server drew them for visitors, and nothing in them can be pressed: there is no data of a user
 * behind them.
 */
export function StillIslands({ children }: { children: ReactNode }) {
  useVisitorsView()
  return <StillContext value={true}>{children}</StillContext>
}
