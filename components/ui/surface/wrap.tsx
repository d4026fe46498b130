import type { HTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import styles from './wrap.module.css'

interface WrapProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
  /** 1184 px of content, 1312 for dashboards (design §5). */
  wide?: boolean
}

/** The page's gutter: 16, 24 from 640, 32 from 1024. */
export function Wrap({ as: Tag = 'div', wide = false, className, ...rest }: WrapProps) {
  return <Tag {...rest} className={cx(styles.wrap, wide && styles.wide, className)} />
}
