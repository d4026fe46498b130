'use client'

import { useEffect, useRef } from 'react'
import { markClaimable, settleClaimable } from '#lib/session/claimable-mark.ts'

/** `hasClaimable`: null until it is known. */
export function useClaimableMark(hasClaimable: boolean | null): void {
  const isKnown = useRef(false)
  useEffect(() => {
    if (hasClaimable === null) return
    isKnown.current = true
    markClaimable(hasClaimable)
  }, [hasClaimable])
  useEffect(
    () => () => {
      if (isKnown.current) settleClaimable()
    },
    [],
  )
}
