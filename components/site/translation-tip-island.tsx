'use client'

import type { ComponentProps } from 'react'
import { createPublicIsland } from '#components/providers/create-island.tsx'
import { showsOriginal } from '#lib/i18n/translation-tip-state.ts'

const Island = createPublicIsland(
  async () => (await import('./translation-tip/translation-tip-live.tsx')).TranslationTipLive,
)

/** A reader who came from a translation needs the way back (LOC-8). */
export const TranslationTipIsland = (props: ComponentProps<typeof Island>) => (
  <Island {...props} eager={showsOriginal()} />
)
