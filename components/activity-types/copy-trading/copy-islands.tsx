'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { ApplyLiveProps, CoverLiveProps, TradersLiveProps } from './copy-live.tsx'

// One chunk for all of them, so that the page of another type loads three names and one `import()`.
const parts = () => import('./copy-live.tsx')

export const CoverIsland = createIsland<CoverLiveProps>(() => parts().then((m) => m.copyLive.Cover), { visitor: null })
export const TradersIsland = createIsland<TradersLiveProps>(() => parts().then((m) => m.copyLive.Traders), {
  visitor: null,
})
export const ApplyIsland = createIsland<ApplyLiveProps>(() => parts().then((m) => m.copyLive.Apply), { visitor: null })
