'use client'

import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { PressArea } from '#components/ui/controls/press-area.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { pluralWord, type PluralWords } from '#components/ui/text/plural-words.ts'
import type { ActivityGroup } from '@fanfare/contract/activity-types.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { choiceHref, readFilter, type ActivityChoices } from './activity-choice.ts'
import styles from './activity-filter.module.css'
import { countKey, type ActivityCounts } from './count-activities.ts'
import { UrlWatcher } from '#components/ui/browser/url-watcher.tsx'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'

export interface BeyondProps extends ActivityChoices {
  /** Has the search field. */
  box: RefObject<HTMLDivElement | null>
  hasResults: boolean
  loading: ReactNode
}

export interface ActivityFilterProps extends ActivityChoices {
  locale: Locale
  /** `more` is the button to the cards with `data-late`; null where a state has none. */
  statuses: { status: ActivityStatus; label: string; count: string; more: ReactNode }[]
  counts: ActivityCounts
  texts: {
    statusLabel: string
    typeLabel: string
    allTypes: string
    found: PluralWords
  }
  /** With the search field. */
  head: ReactNode
  /** The buttons to the first state and to the next page. */
  reset: ReactNode
  nextPage: ReactNode
  /** Shown when a choice leaves no card. */
  empty: ReactNode
  /** While the results load. */
  loading: ReactNode
  children: ReactNode
}

interface Props extends ActivityFilterProps {
  /** The code of searches and further pages: the field, and the results in place of the cards. */
  loadBeyond: () => Promise<ComponentType<BeyondProps>>
}

const NONE = { total: 0, served: 0 }

/**
 * Status tabs and type chips over cards that the server has rendered: a choice changes the URL and the cards that CSS
 * hides, without a request. Searches, further pages and types with more cards load `Beyond`. Without JavaScript
 * the controls are hidden and all cards of the server are visible.
 */
export function ActivityFilter(props: Props) {
  const { locale, initialStatus, statuses, groups, counts, texts, head, reset, nextPage, empty } = props
  const { loading, children, loadBeyond } = props
  const { query, push } = useUrlQuery()
  const { status, group } = readFilter(query, props)
  const { total, served } = counts[countKey(status, group)] ?? NONE
  const hasResults = query.has('search') || query.has('page') || (group !== null && served < total)
  const [isWhole, setWhole] = useState(false)
  const [Beyond, setBeyond] = useState<ComponentType<BeyondProps> | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const load = () =>
    void loadBeyond().then(
      (component) => setBeyond(() => component),
      // The next focus or choice tries again.
      () => undefined,
    )
  useEffect(() => {
    if (hasResults) load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page has one `loadBeyond`
  }, [hasResults])
  // A chosen type has few cards, so all of them are visible.
  const more = isWhole || group !== null ? null : statuses.find((entry) => entry.status === status)?.more
  const showMore = () => {
    setWhole(true)
    // The button goes away, and with it the focus of the keyboard.
    const next = box.current?.querySelector<HTMLElement>(`li[data-status="${status}"][data-late] a`)
    requestAnimationFrame(() => next?.focus({ preventScroll: true }))
  }

  const address = (nextStatus: ActivityStatus, nextGroup: ActivityGroup | null) =>
    choiceHref(query, { status: nextStatus === initialStatus ? null : nextStatus, type: nextGroup })
  const choose = (event: MouseEvent, target: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    push(target)
  }
  const choices = [{ group: null, label: texts.allTypes }, ...groups]

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.filter}
      data-status={status}
      data-type={group ?? undefined}
      data-part={more ? '' : undefined}
      data-elsewhere={hasResults ? '' : undefined}
      onFocus={({ target }) => target instanceof HTMLInputElement && load()}
    >
      {head}
      <div className={styles.controls}>
        <Tabs
          label={texts.statusLabel}
          locale={locale}
          className={styles.tabs}
          items={statuses.map((entry) => ({
            key: entry.status,
            label: entry.label,
            // Of all activities, which is not the number that a search finds.
            count: query.get('search') ? undefined : entry.count,
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
      {children}
      {Beyond ? <Beyond {...props} box={box} hasResults={hasResults} /> : hasResults && loading}
      {!hasResults && (
        <span role="status" className={styles.status}>
          {pluralWord(locale, texts.found, served).replace('{value}', String(served))}
        </span>
      )}
      {!hasResults && (more || served < total) && (
        <div className={styles.more}>
          <PressArea onPress={more ? showMore : () => push(choiceHref(query, { page: '2' }))}>
            {more || nextPage}
          </PressArea>
        </div>
      )}
      {!hasResults && total === 0 && (
        <div className={styles.empty}>
          {empty}
          <PressArea onPress={() => push(address(initialStatus, null))}>{reset}</PressArea>
        </div>
      )}
      <Suspense>
        <UrlWatcher />
      </Suspense>
    </div>
  )
}
