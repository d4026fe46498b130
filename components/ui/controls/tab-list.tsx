import type { KeyboardEvent } from 'react'
import { pressable } from '#lib/head/early.ts'
import styles from './tab-list.module.css'

interface TabListProps<Key extends string> {
  /** Read out as the name of the choice. */
  label: string
  items: readonly { key: Key; label: string }[]
  current: Key
  /** The panel, whose content changes with the tab. */
  panelId: string
  /** Absent on the server: without scripts the tabs are hidden. */
  onSelect?: (key: Key) => void
}

/** Tabs that change a panel without an address of their own (WAI-ARIA, "Tabs with automatic activation"). */
export function TabList<Key extends string>({ label, items, current, panelId, onSelect }: TabListProps<Key>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex(({ key }) => key === current)
    const step = document.documentElement.dir === 'rtl' ? -1 : 1
    // Before the first is the last.
    const places: Record<string, number> = { Home: 0, End: -1, ArrowLeft: at - step, ArrowRight: at + step }
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    const tab = [...(event.currentTarget.parentElement?.children ?? [])].at(to % items.length)
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {items.map(({ key, label: text }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={panelId}
          tabIndex={key === current ? 0 : -1}
          {...pressable(`tab-${key}`, onSelect && (() => onSelect(key)))}
          // The arrow keys choose by moving the focus.
          onFocus={onSelect && (() => key !== current && onSelect(key))}
          onKeyDown={onSelect && onKeyDown}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
