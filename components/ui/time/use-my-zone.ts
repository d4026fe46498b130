'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The reader's IANA zone; UTC on the server, where only times in a named zone may be drawn. */
export const useMyZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
