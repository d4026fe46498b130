'use client'

import { ownZone } from '@fanfare/kernel/time/own-time.ts'
import { useBrowserValue } from '../browser/use-browser-value.ts'

let known: string | undefined

/**
 * The reader's IANA zone; UTC on the server, where only times in a named zone may be drawn. Asked once, because each question makes a
 * formatter.
 */
export const useMyZone = () => useBrowserValue(() => (known ??= ownZone()), 'UTC')
