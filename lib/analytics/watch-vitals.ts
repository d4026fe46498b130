import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals'
import type { AnalyticsFact, VitalMetric } from '@fanfare/contract/site/analytics-event.ts'

const THOUSANDTHS = 1000

/** ms without fractions; CLS has no unit and is small, so it keeps three decimals. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * THOUSANDTHS) / THOUSANDTHS : Math.round(value)

/** Sends each web vital of this document once, rated good, needs-improvement or poor (ANA-2), also from before this was loaded. */
export function watchVitals(track: (fact: AnalyticsFact) => void) {
  const send = (metric: Metric) =>
    track({
      name: 'web_vital',
      metric: metric.name as VitalMetric,
      value: rounded(metric),
      rating: metric.rating,
    })
  for (const watch of [onFCP, onLCP, onCLS, onINP]) watch(send)
}
