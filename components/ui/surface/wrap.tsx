import { Activity, Children, type HTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import styles from './wrap.module.css'

interface WrapProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main'
  /** 1184 px of content, 1312 for dashboards; from 1536 px on 128 more. */
  wide?: boolean
}

/** The page's gutter: 16, 24 from 640, 32 from 1024. */
export const Wrap = ({ as: Tag = 'div', wide, className, ...rest }: WrapProps) => (
  <Tag {...rest} className={cx(styles.wrap, wide && styles.wide, className)} />
)

/** The content of a page. Its parts hydrate by themselves, as cards do. */
export const Main = ({ children, ...rest }: WrapProps) => (
  <Wrap {...rest} as="main" id="main">
    {Children.map(children, (part) => part && <Activity>{part}</Activity>)}
  </Wrap>
)
