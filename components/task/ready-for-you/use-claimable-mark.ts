'use client'

import { useEffect, useRef } from 'react'
import { markClaimable, settleClaimable } from '#lib/session/claimable-mark.ts'

/** `hasClaimable`: null until it is known. */
export function useClaimableMark(hasClaimable: boolean | null): void {
  const last = useRef<boolean | null>(null)
  useEffect(() => {
    if (hasClaimable === null) return
    last.current = hasClaimable
    markClaimable(hasClaimable)
  }, [hasClaimable])
  useEffect(
    () => () => {
      if (last.current !== null) settleClaimable(last.current)
    },
    [],
  )
}
