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

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The place in the list to which a key moves; null for a key that moves nowhere. */
function targetOf(key: string, at: number, count: number) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const direction = document.documentElement.dir === 'rtl' ? -1 : 1
  return (at + step * direction + count) % count
}

/** Tabs that change a panel without an address of their own (WAI-ARIA, "Tabs with automatic activation"). */
export function TabList<Key extends string>({ label, items, current, panelId, onSelect }: TabListProps<Key>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex(({ key }) => key === current)
    const to = targetOf(event.key, at, items.length)
    if (to === null) return
    event.preventDefault()
    const tab = event.currentTarget.parentElement?.children[to]
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
