import { cx } from '../cx.ts'
import styles from './tabs.module.css'

interface TabItem {
  key: string
  label: string
  /** Already formatted. */
  count?: string
  /** With the locale, or a query or fragment of this page. */
  href: string
  current: boolean
}

interface TabsProps {
  /** Name of the navigation for screen readers. */
  label: string
  items: TabItem[]
  /** The head script answers presses and gets the tab's key (`lib/head/answers.ts`); without it the tabs are plain links. */
  turns?: 'status'
  className?: string
}

/** Tabs as links: they open in a new window, survive a reload and work without JavaScript. */
export function Tabs({ label, items, turns, className }: TabsProps) {
  return (
    <nav aria-label={label} className={cx(styles.tabs, className)}>
      {items.map(({ key, label: text, count, href, current }) => (
        <a key={key} href={href} aria-current={current || undefined} data-turns={turns} data-to={turns && key}>
          {text} {count && <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  )
}
