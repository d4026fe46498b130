import { cx } from '../cx.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** 0 to 1; values outside are clamped. */
  ratio: number
  /** Read out as the bar's name, e.g. "Earned so far". */
  label: string
  /** Read out as its value, e.g. "25 of 125 USDT". */
  valueText: string
  className?: string
}

export function ProgressBar({ ratio, label, valueText, className }: ProgressBarProps) {
  const percent = Math.min(1, Math.max(0, Number.isFinite(ratio) ? ratio : 0)) * 100
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      aria-valuetext={valueText}
      className={cx(styles.bar, className)}
    >
      <span className={styles.fill} style={{ '--rest': `${percent - 100}%` }} />
    </div>
  )
}
