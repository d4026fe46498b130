import type { HTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import styles from './text.module.css'

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'small'
  size?: 'body' | 'small' | 'micro'
  tone?: 'primary' | 'secondary' | 'tertiary' | 'success' | 'warning' | 'error' | 'inherit'
  weight?: 'text' | 'medium' | 'strong'
}

/** Running text in the sizes of design §3; nothing on a page is smaller than `micro` (12 px). */
export function Text({ as: Tag = 'p', size = 'body', tone = 'inherit', weight, className, ...rest }: TextProps) {
  return (
    <Tag
      {...rest}
      className={cx(styles[size], tone !== 'inherit' && styles[tone], weight && styles[weight], className) || undefined}
    />
  )
}
