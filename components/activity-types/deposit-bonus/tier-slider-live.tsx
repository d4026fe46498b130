import { useState } from 'react'
import { startPlaces, TierSlider, type TierSliderProps } from './tier-slider.tsx'

/** The sliders that were moved before this code loaded are still on the page during the first render. */
function shownPlaces(rails: TierSliderProps['rails']) {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-live-part=tier-slider] input')]
  return inputs.length === rails.length ? inputs.map(({ valueAsNumber }) => valueAsNumber) : startPlaces(rails)
}

export function TierSliderLive(props: TierSliderProps) {
  const [places, setPlaces] = useState(() => shownPlaces(props.rails))
  return <TierSlider {...props} places={places} onMove={() => setPlaces(shownPlaces(props.rails))} />
}
