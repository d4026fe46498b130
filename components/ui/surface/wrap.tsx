import { Activity, Children, type HTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import styles from './wrap.module.css'

interface WrapProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
  /** 1184 px of content, 1312 for dashboards (design §5). */
  wide?: boolean
}

/** The page's gutter: 16, 24 from 640, 32 from 1024. The parts of a `main` hydrate by themselves, as cards do. */
export function Wrap({ as: Tag = 'div', wide, className, children, ...rest }: WrapProps) {
  return (
    <Tag {...rest} className={cx(styles.wrap, wide && styles.wide, className)}>
      {Tag === 'main' ? Children.map(children, (part) => part && <Activity>{part}</Activity>) : children}
    </Tag>
  )
}
