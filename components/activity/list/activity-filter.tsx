'use client'

import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { pluralWord, type PluralWords } from '#components/ui/plural-words.ts'
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx'
import type { ActivityStatus } from '#lib/contract/enumerations.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { choiceHref, readChoice, type ActivityChoice, type ActivityChoices } from './activity-choice.ts'
import styles from './activity-filter.module.css'
import type { ActivityCount } from './count-activities.ts'
import { UrlWatcher } from '#components/ui/url-watcher.tsx'
import { useUrlQuery } from '#components/ui/use-url-query.ts'

interface ActivityFilterProps extends ActivityChoices {
  locale: Locale
  /** `more` is the button to the cards with `data-late`; null where a state has none. */
  statuses: { status: ActivityStatus; label: string; count: string; more: string | null }[]
  counts: readonly ActivityCount[]
  texts: {
    statusLabel: string
    typeLabel: string
    allTypes: string
    reset: string
    nextPage: string
    found: PluralWords
  }
  /** Shown when a choice leaves no card. */
  empty: ReactNode
  /** The activities of a choice whose cards are not all on the page. */
  results: ReactNode
  children: ReactNode
}

/**
 * Status tabs and type chips over cards that the server has rendered: a choice changes the URL and the cards that CSS
 * hides, without a request. Searches, further pages and types with more cards have `results` instead. Without JavaScript
 * the controls are hidden and all cards of the server are visible.
 */
export function ActivityFilter(props: ActivityFilterProps) {
  const { locale, initialStatus, statuses, groups, counts, texts, empty, results, children } = props
  const { query, push } = useUrlQuery()
  const { status, group, search, page } = readChoice(query, props)
  const chosen = counts.filter((count) => count.status === status && (group === null || count.group === group))
  const found = chosen.reduce((sum, { total }) => sum + total, 0)
  const served = chosen.reduce((sum, count) => sum + count.served, 0)
  const hasResults = search !== '' || page > 1 || (group !== null && served < found)
  const [isWhole, setWhole] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // A chosen type has few cards, so all of them are visible.
  const more = hasResults || isWhole || group !== null ? null : statuses.find((entry) => entry.status === status)?.more
  // A button that is pressed goes away, and with it the focus of the keyboard.
  const focusAfterwards = (find: () => HTMLElement | null | undefined, options?: FocusOptions) =>
    requestAnimationFrame(() => find()?.focus(options))
  const showMore = () => {
    setWhole(true)
    const next = box.current?.querySelector<HTMLElement>(`li[data-status="${status}"][data-late] a`)
    focusAfterwards(() => next, { preventScroll: true })
  }
  const showNextPage = () => {
    push(choiceHref(query, { page: 2 }))
    focusAfterwards(() => box.current?.querySelector<HTMLElement>('[data-results]'))
  }

  const address = (change: Partial<ActivityChoice>) => choiceHref(query, change, initialStatus)
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
      data-elsewhere={hasResults ? '' : undefined}
    >
      <div className={styles.controls}>
        <Tabs
          label={texts.statusLabel}
          locale={locale}
          className={styles.tabs}
          items={statuses.map((entry) => ({
            key: entry.status,
            label: entry.label,
            // Of all activities, which is not the number that a search finds.
            count: search === '' ? entry.count : undefined,
            href: address({ status: entry.status }),
            current: entry.status === status,
          }))}
          onSelect={(key, event) => choose(event, address({ status: key as ActivityStatus }))}
        />
        <div role="group" aria-label={texts.typeLabel} className={styles.chips}>
          {choices.map((choice) => (
            <button
              key={choice.group ?? 'all'}
              type="button"
              aria-pressed={choice.group === group}
              className={styles.chip}
              onClick={(event) => choose(event, address({ group: choice.group }))}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </div>
      {!hasResults && (
        <VisuallyHidden>
          <span role="status">{pluralWord(locale, texts.found, served).replace('{value}', String(served))}</span>
        </VisuallyHidden>
      )}
      {children}
      {hasResults && (
        <div className={styles.results} tabIndex={-1} data-results>
          {results}
        </div>
      )}
      {!hasResults && (more || served < found) && (
        <div className={styles.more}>
          <Button variant="outlined" onClick={more ? showMore : showNextPage}>
            {more || texts.nextPage}
          </Button>
        </div>
      )}
      {!hasResults && found === 0 && (
        <div className={styles.empty}>
          {empty}
          <Button variant="outlined" size="sm" onClick={() => push(address({ status: initialStatus, group: null }))}>
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
