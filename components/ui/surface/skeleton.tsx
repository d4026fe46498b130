import { cx } from '../cx.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the later content, so that nothing moves when it arrives. */
  height: string
  width?: string
  radius?: 'bar' | 'control' | 'card' | 'frame'
  className?: string
}

/** A placeholder. Its list or section has `aria-busy`; the block itself is hidden from screen readers. */
export function Skeleton({ height, width = '100%', radius = 'bar', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.block, styles[radius], className)}
      style={{ blockSize: height, inlineSize: width }}
    />
  )
}
