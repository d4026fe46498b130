'use client'

import { createContext, use, type ReactNode } from 'react'

export interface FailureTexts {
  title: string
  text: string
  reference: string
  copyReference: string
  copied: string
  copyFailed: string
  retry: string
  activities: string
  /** Address of the page with all activities. */
  home: string
  /** Drawn on the server: the scenes of the art are no part of the first load. */
  picture: ReactNode
  icons: { retry: ReactNode; copy: ReactNode }
}

export const FailureContext = createContext<FailureTexts | null>(null)

/** What an error page says; null only where not even the layout came to be. */
export const useFailureTexts = (): FailureTexts | null => use(FailureContext)
