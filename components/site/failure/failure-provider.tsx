'use client'

import type { ReactNode } from 'react'
import { FailureContext, type FailureTexts } from './failure-context.ts'

export function FailureProvider({ texts, children }: { texts: FailureTexts; children: ReactNode }) {
  return <FailureContext value={texts}>{children}</FailureContext>
}
