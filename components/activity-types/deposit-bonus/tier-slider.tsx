import { Ends, Row, Stack, Text, Accent } from '#components/ui/layout/layout.tsx'
import styles from './tier-slider.module.css'

interface SliderResult {
  /** Names the tier that is reached, or says that there is none. */
  sentence: string
  bonus?: string
  /** What is left, by stop of the last rail; null where nothing can be. `part`: the fees as a percentage of the bonus. */
  left?: readonly { text: string | null; part: number; isOver: boolean }[]
}

export interface TierSliderProps {
  /** `tier`: index of the highest one that the stop allows; -1: none. */
  rails: readonly {
    label: string
    stops: readonly { text: string; tier: number }[]
    /** By tier: what this rail needs for it, in a sentence. */
    needs: readonly (string | null)[]
  }[]
  /** First for no tier, then by tier. */
  results: readonly SliderResult[]
  /** The fees by stop of the last rail; empty without a known fee. */
  fees: readonly string[]
}

/** The middle of each rail. */
export const startPlaces = (rails: TierSliderProps['rails']) => rails.map(({ stops }) => Math.floor(stops.length / 2))

interface TierSliderViewProps extends TierSliderProps {
  /** One per rail. */
  places: readonly number[]
  /** Without it the sliders move, but the words do not change. */
  onMove?: () => void
}

/** Up to two rails and the tier that they lead to. The server writes all words, so that a visitor's page loads no library for it. */
export function TierSlider({ rails, results, fees, places, onMove }: TierSliderViewProps) {
  const chosen = rails.map(({ stops }, rail) => stops[places[rail] ?? 0])
  const reached = Math.min(...chosen.map((stop) => stop?.tier ?? -1)) + 1
  // The rail that keeps the others from a higher tier, which moving them cannot reach.
  const highest = Math.max(...chosen.map((stop) => stop?.tier ?? -1))
  const held = rails.find((_, rail) => (chosen[rail]?.tier ?? -1) === reached - 1)
  const need = highest >= reached ? held?.needs[highest] : null
  const place = places.at(-1) ?? 0
  const result = results[reached]
  const rest = result?.left?.[place]
  return (
    <div data-live-part="tier-slider" onChange={onMove}>
      <Stack gap="12" top="12" className={styles.rails}>
        {rails.map(({ label, stops }, rail) => (
          <div key={label}>
            <Ends gap="0 12" align="baseline" className={styles.head}>
              <label htmlFor={`rail-${rail}`}>{label}</label>
              <b>
                <bdi>{chosen[rail]?.text}</bdi>
              </b>
            </Ends>
            <input
              id={`rail-${rail}`}
              type="range"
              min={0}
              max={stops.length - 1}
              defaultValue={places[rail]}
              aria-valuetext={chosen[rail]?.text}
              style={{ '--part': `${((places[rail] ?? 0) / (stops.length - 1)) * 100}%` }}
            />
          </div>
        ))}
      </Stack>
      <Text as="div" top="12" tone="primary" className={styles.result} aria-live="polite">
        <p>{result?.sentence}</p>
        {need && (
          <Text top="4" size="note">
            {need}
          </Text>
        )}
        {result?.bonus && (
          <Text weight="strong" className={styles.bonus}>
            {result.bonus}
          </Text>
        )}
        {rest && (
          <Row as="span" gap="3" top="8" className={styles.meter} aria-hidden>
            <i style={{ inlineSize: `${rest.part}%` }} />
          </Row>
        )}
        {fees.length > 0 && (
          <Row as="p" gap="0 12" top="6" justify="between" wrap size="note">
            <span>{fees[place]}</span>
            {rest?.text && <Accent tone={rest.isOver ? 'warning' : 'success'}>{rest.text}</Accent>}
          </Row>
        )}
      </Text>
    </div>
  )
}
