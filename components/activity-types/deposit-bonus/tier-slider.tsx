'use client'

import { useEffect, useEffectEvent, useId, useRef, useState, type CSSProperties } from 'react'
import styles from './tier-slider.module.css'

interface Stop {
  text: string
  /** The place of the highest tier that it allows; -1: none. */
  tier: number
}

interface SliderResult {
  /** The tier that is reached, or none. */
  sentence: string
  bonus: string
}

export interface TierSliderProps {
  rails: readonly { label: string; stops: readonly Stop[] }[]
  /** None first, then by tier. */
  results: readonly SliderResult[]
  /** The fees by the stop of the last rail; empty without a known fee. */
  fees: readonly string[]
  /** The rest by result and stop of the last rail; `part`: the fees as a percentage of the bonus. */
  left: readonly (readonly { text: string; part: number; isOver: boolean }[])[]
}

/** Two rails and the tier that they lead to. All its words come written, so that a visitor's page loads no library for it. */
export function TierSlider({ rails, results, fees, left }: TierSliderProps) {
  const [places, setPlaces] = useState(() => rails.map(({ stops }) => Math.floor(stops.length / 2)))
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // A slider that was moved before this code came keeps its place.
  const adopt = useEffectEvent(() => {
    const moved = [...(box.current?.querySelectorAll('input') ?? [])].map(({ valueAsNumber }) => valueAsNumber)
    if (moved.some((place, rail) => place !== places[rail])) setPlaces(moved)
  })
  useEffect(() => adopt(), [])
  const chosen = rails.map(({ stops }, rail) => stops[places[rail] ?? 0])
  const reached = Math.min(...chosen.map((stop) => stop?.tier ?? -1)) + 1
  const place = places.at(-1) ?? 0
  const result = results[reached]
  const rest = reached > 0 ? left[reached]?.[place] : undefined
  return (
    <>
      <div ref={box} className={styles.rails}>
        {rails.map(({ label, stops }, rail) => (
          <div key={label}>
            <div className={styles.head}>
              <label htmlFor={`${id}${rail}`}>{label}</label>
              <b>
                <bdi>{chosen[rail]?.text}</bdi>
              </b>
            </div>
            <input
              id={`${id}${rail}`}
              type="range"
              min={0}
              max={stops.length - 1}
              value={places[rail]}
              aria-valuetext={chosen[rail]?.text}
              style={{ '--part': `${((places[rail] ?? 0) / (stops.length - 1)) * 100}%` } as CSSProperties}
              onChange={({ target }) =>
                setPlaces(places.map((old, one) => (one === rail ? Number(target.value) : old)))
              }
            />
          </div>
        ))}
      </div>
      <div className={styles.result} aria-live="polite" data-reached={reached}>
        <p>{result?.sentence}</p>
        {result?.bonus && <p className={styles.bonus}>{result.bonus}</p>}
        {rest && (
          <span className={styles.meter} aria-hidden="true">
            <i style={{ inlineSize: `${rest.part}%` }} />
          </span>
        )}
        {fees.length > 0 && (
          <p className={styles.sums}>
            <span>{fees[place]}</span>
            {rest && <b data-over={rest.isOver || undefined}>{rest.text}</b>}
          </p>
        )}
      </div>
    </>
  )
}
