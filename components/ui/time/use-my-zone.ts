'use client'

import { ownZone } from '@fanfare/kernel/time/own-time.ts'
import { useBrowserValue } from '../browser/use-browser-value.ts'

/** The reader's IANA zone; UTC on the server, where only times in a named zone may be drawn. */
export const useMyZone = () => useBrowserValue(ownZone, 'UTC')
