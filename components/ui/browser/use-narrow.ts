'use client'

import { useMediaQuery } from './use-media-query.ts'

/** The screen of a phone (design, "Breakpoints"). */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 639px)')
