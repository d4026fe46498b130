'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const TranslationTipIsland = createIsland(() =>
  import('./translation-tip/translation-tip-live.tsx').then((m) => m.TranslationTipLive),
)
