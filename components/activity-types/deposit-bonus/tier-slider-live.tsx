import { useState } from 'react'
import { useReplaced } from '#components/ui/browser/use-replaced.ts'
import { startPlaces, TierSlider, type TierSliderProps } from './tier-slider.tsx'

/** The result reads the places of the sliders that are on the page now, also when they have been replaced. */
function findPlaces(rails: TierSliderProps['rails']) {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-live-part=tier-slider] input')]
  return () => (inputs.length === rails.length ? inputs.map(({ valueAsNumber }) => valueAsNumber) : startPlaces(rails))
}

export function TierSliderLive(props: TierSliderProps) {
  // They may be moved before this code is loaded.
  const [readPlaces] = useState(() => findPlaces(props.rails))
  const [places, setPlaces] = useState(readPlaces)
  useReplaced(() => setPlaces(readPlaces()))
  return <TierSlider {...props} places={places} onMove={() => setPlaces(findPlaces(props.rails)())} />
}
