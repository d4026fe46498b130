'use client'

import { createContext, use, type ReactNode } from 'react'
import type { CopyWords } from '#components/ui/controls/copy-button.tsx'

interface FailureTexts {
  title: string
  /** Sentences about what an error does not affect. */
  facts: readonly string[]
  reference: string
  copy: CopyWords
  retry: string
  activities: string
  /** Address of the page with all activities. */
  home: string
  /** Rendered by the server, so that the art is not part of the first load. */
  picture: ReactNode
  icons: Record<'fact' | 'retry', ReactNode>
}

const FailureContext = createContext<FailureTexts | null>(null)

/** The texts of an error page; null only when the layout failed, too. */
export const useFailureTexts = () => use(FailureContext)

export function FailureProvider({ texts, children }: { texts: FailureTexts; children: ReactNode }) {
  return <FailureContext value={texts}>{children}</FailureContext>
}
