'use client'

import { lazy, Suspense } from 'react'
import { whenSomebodyIsThere } from '#lib/session/early-input.ts'
import type { TierSliderProps } from './tier-slider.tsx'

const Slider = lazy(async () => {
  await whenSomebodyIsThere()
  const { TierSlider } = await import('./tier-slider.tsx')
  return { default: TierSlider }
})

/** The server's sliders, which the browser moves by itself; their words follow when a person is there. */
export const TierSliderIsland = (props: TierSliderProps) => (
  <Suspense>
    <Slider {...props} />
  </Suspense>
)
