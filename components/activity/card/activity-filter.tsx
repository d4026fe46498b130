'use client'

import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { pluralWord, type PluralWords } from '#components/ui/plural-words.ts'
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx'
import type { ActivityGroup } from '#lib/contract/activity-types.ts'
import type { ActivityStatus } from '#lib/contract/enumerations.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import styles from './activity-filter.module.css'
import { UrlWatcher } from '#components/ui/url-watcher.tsx'
import { useUrlQuery } from '#components/ui/use-url-query.ts'

interface ActivityFilterProps {
  locale: Locale
  /** The tab that is open without a query. */
  initialStatus: ActivityStatus
  /** `more` is the button to the cards with `data-late`; null where a state has none. */
  statuses: { status: ActivityStatus; label: string; count: string; more: string | null }[]
  groups: { group: ActivityGroup; label: string }[]
  /** State and type of each card, to count the cards that a choice leaves. */
  cards: { status: ActivityStatus; group: ActivityGroup }[]
  texts: { statusLabel: string; typeLabel: string; allTypes: string; reset: string; found: PluralWords }
  /** Shown when a choice leaves no card. */
  empty: ReactNode
  children: ReactNode
}

/** The choice in the URL; unknown values count as absent. */
function readChoice(query: URLSearchParams, { statuses, groups, initialStatus }: ActivityFilterProps) {
  const status = statuses.find((entry) => entry.status === query.get('status'))?.status ?? initialStatus
  const group = groups.find((entry) => entry.group === query.get('type'))?.group ?? null
  return { status, group }
}

/**
 * Status tabs and type chips over cards that the server has rendered: a choice changes the URL and the cards that CSS
 * hides, without a request. Without JavaScript the controls are hidden and the whole list is visible.
 */
export function ActivityFilter(props: ActivityFilterProps) {
  const { locale, initialStatus, statuses, groups, cards, texts, empty, children } = props
  const { query, push } = useUrlQuery()
  const { status, group } = readChoice(query, props)
  const found = cards.filter((card) => card.status === status && (group === null || card.group === group)).length
  const [isWhole, setWhole] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // A chosen type has few cards, so all of them are visible.
  const more = isWhole || group !== null ? null : statuses.find((entry) => entry.status === status)?.more
  const showMore = () => {
    setWhole(true)
    // The button goes away, and with it the focus of the keyboard.
    const next = box.current?.querySelector<HTMLElement>(`li[data-status="${status}"][data-late] a`)
    requestAnimationFrame(() => next?.focus({ preventScroll: true }))
  }

  const address = (nextStatus: ActivityStatus, nextGroup: ActivityGroup | null) => {
    const next = new URLSearchParams(query)
    if (nextStatus === initialStatus) next.delete('status')
    else next.set('status', nextStatus)
    if (nextGroup === null) next.delete('type')
    else next.set('type', nextGroup)
    return `?${next}`
  }
  const choose = (event: MouseEvent, target: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    push(target)
  }
  const choices = [{ group: null, label: texts.allTypes }, ...groups]

  return (
    <div
      ref={box}
      className={styles.filter}
      data-status={status}
      data-type={group ?? undefined}
      data-part={more ? '' : undefined}
    >
      <div className={styles.controls}>
        <Tabs
          label={texts.statusLabel}
          locale={locale}
          className={styles.tabs}
          items={statuses.map((entry) => ({
            key: entry.status,
            label: entry.label,
            count: entry.count,
            href: address(entry.status, group),
            current: entry.status === status,
          }))}
          onSelect={(key, event) => choose(event, address(key as ActivityStatus, group))}
        />
        <div role="group" aria-label={texts.typeLabel} className={styles.chips}>
          {choices.map((choice) => (
            <button
              key={choice.group ?? 'all'}
              type="button"
              aria-pressed={choice.group === group}
              className={styles.chip}
              onClick={(event) => choose(event, address(status, choice.group))}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{pluralWord(locale, texts.found, found).replace('{value}', String(found))}</span>
      </VisuallyHidden>
      {children}
      {more && (
        <div className={styles.more}>
          <Button variant="outlined" onClick={showMore}>
            {more}
          </Button>
        </div>
      )}
      {found === 0 && (
        <div className={styles.empty}>
          {empty}
          <Button variant="outlined" size="sm" onClick={() => push(address(initialStatus, null))}>
            {texts.reset}
          </Button>
        </div>
      )}
      <Suspense>
        <UrlWatcher />
      </Suspense>
    </div>
  )
}
