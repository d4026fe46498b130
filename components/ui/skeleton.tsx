import { cx } from './cx.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the thing that will stand here, so that nothing moves when it comes. */
  height: string
  width?: string
  radius?: 'bar' | 'control' | 'card' | 'frame'
  className?: string
}

/** A quiet placeholder. Its list or section says `aria-busy`; the block itself is silent. */
export function Skeleton({ height, width = '100%', radius = 'bar', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.block, styles[radius], className)}
      style={{ blockSize: height, inlineSize: width }}
    />
  )
}
