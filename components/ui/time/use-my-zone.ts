'use client'

import { useSyncExternalStore } from 'react'
import { ownZone } from '@fanfare/kernel/time/own-time.ts'

const never = () => () => undefined

/** The reader's IANA zone; UTC on the server, where only times in a named zone may be drawn. */
export const useMyZone = () => useSyncExternalStore(never, ownZone, () => 'UTC')
