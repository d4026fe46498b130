'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { BonusPlan } from './bonus-plan.ts'
import type { BonusHeadlineLiveProps, BonusTimeLiveProps } from './bonus-live.tsx'
import type { TierSliderProps } from './tier-slider.tsx'

// One chunk for all of them, so that the page of another type loads four names and one `import()`.
const parts = () => import('./bonus-live.tsx')

interface BonusIslandProps {
  plan: BonusPlan
}

export const BonusHeadlineIsland = createIsland<BonusHeadlineLiveProps>(
  () => parts().then((m) => m.bonusLive.Headline),
  {
    visitor: null,
  },
)
export const BonusTimeIsland = createIsland<BonusTimeLiveProps>(() => parts().then((m) => m.bonusLive.Time), {
  visitor: null,
})
export const TrackerIsland = createIsland<BonusIslandProps>(() => parts().then((m) => m.bonusLive.Tracker), {
  visitor: null,
})
export const LadderIsland = createIsland<BonusIslandProps>(() => parts().then((m) => m.bonusLive.Ladder), {
  visitor: null,
})
export const RecordsIsland = createIsland<BonusIslandProps>(() => parts().then((m) => m.bonusLive.Records), {
  visitor: null,
})
export const BonusAsideIsland = createIsland<BonusIslandProps>(() => parts().then((m) => m.bonusLive.Aside), {
  visitor: null,
})

/** A chunk of its own: a visitor moves the sliders, too. */
export const TierSliderIsland = createIsland<TierSliderProps>(() =>
  import('./tier-slider-live.tsx').then((m) => m.TierSliderLive),
)
