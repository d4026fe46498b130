import { arc, pie } from 'd3-shape'
import styles from './chart.module.css'

interface DonutChartProps {
  /** One per part, in the order of the colours; zero is not drawn. */
  values: readonly number[]
  /** In the middle. */
  total: string
  unit: string
  /** The chart in one sentence, for screen readers. */
  label: string
}

const SIZE = 150
const draw = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(48)
  .outerRadius(72)
  .padAngle(0.035)
  .cornerRadius(2)

/** Parts of a whole as a ring, the first from the top. */
export function DonutChart({ values, total, unit, label }: DonutChartProps) {
  const parts = pie().sort(null)([...values])
  const middle = SIZE / 2
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.donut}>
      {parts.map((part) => (
        <path
          key={part.index}
          d={draw(part) ?? ''}
          transform={`translate(${middle} ${middle})`}
          style={{ fill: `var(--chart-${part.index + 1})` }}
        />
      ))}
      <text x={middle} y={middle} fontSize="17" fontWeight="600" direction="ltr">
        {total}
      </text>
      <text x={middle} y={middle + 17} fontSize="12" direction="ltr">
        {unit}
      </text>
    </svg>
  )
}
