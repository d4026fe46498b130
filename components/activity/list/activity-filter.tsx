'use client'

import { KEPT_HTML } from '#components/ui/browser/kept-html.ts'
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { PressArea } from '#components/ui/controls/press-area.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { pluralWord, type PluralWords } from '@fanfare/languages/plural-words.ts'
import type { ActivityGroup } from '@fanfare/contract/activity-types.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { choiceHref, readFilter, type ActivityChoices, countKey, type ActivityCounts } from './activity-choice.ts'
import styles from './activity-filter.module.css'
import { UrlWatcher } from '#components/ui/browser/url-watcher.tsx'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { Row } from '#components/ui/layout/layout.tsx'

export interface BeyondProps extends ActivityChoices {
  /** Contains the search field. */
  box: RefObject<HTMLDivElement | null>
  hasResults: boolean
  loading: ReactNode
}

interface ActivityFilterProps extends ActivityChoices {
  locale: Locale
  statuses: {
    status: ActivityStatus
    label: string
    count: string
    /** Cards as `<li>`. */
    cards: ReactNode
    /** Cards behind the button `more`; both are false where a state has none. */
    late: ReactNode
    more: ReactNode
  }[]
  /** The class of the lists of cards: importing its stylesheet here would add all its names to the first load. */
  listClass: string | undefined
  counts: ActivityCounts
  texts: {
    statusLabel: string
    typeLabel: string
    allTypes: string
    found: PluralWords
  }
  /** Contains the search field. */
  head: ReactNode
  /** The buttons to the first state and to the next page. */
  reset: ReactNode
  nextPage: ReactNode
  /** Shown when a choice leaves no card. */
  empty: ReactNode
  /** Shown while the results load. */
  loading: ReactNode
}

const NONE = { total: 0, served: 0 }

/**
 * Status tabs and type chips for cards that the server has rendered: a choice changes the URL and the visible cards without a
 * request. The head script handles the presses (`lib/head/answers.ts`), so a choice needs no React. Cards that are not shown yet are
 * inert (ADR 0112). Searches, further pages, and types with more cards load `Beyond`.
 */
export function ActivityFilter(props: ActivityFilterProps) {
  const { locale, initialStatus, statuses, groups, counts, texts, head, reset, nextPage, empty, listClass, loading } =
    props
  const { query, push } = useUrlQuery()
  const { status, group } = readFilter(query, props)
  const { total, served } = counts[countKey(status, group)] ?? NONE
  const hasResults = query.has('search') || query.has('page') || (group !== null && served < total)
  const [isWhole, setWhole] = useState(false)
  const [Beyond, setBeyond] = useState<ComponentType<BeyondProps> | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const load = () =>
    void import('./beyond-the-cards.tsx').then(
      ({ BeyondTheCards }) => setBeyond(() => BeyondTheCards),
      // The next focus or choice tries again.
      () => undefined,
    )
  const loadForSearch = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement && load()
  useEffect(() => {
    if (hasResults) load()
  }, [hasResults])
  // A chosen type has few cards, so show all of them.
  const more = isWhole || group !== null ? null : statuses.find((entry) => entry.status === status)?.more
  const showMore = () => {
    setWhole(true)
    // The button disappears, so move the focus to the first new card.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-status=${status}]>[data-late] a`)?.focus({ preventScroll: true }),
    )
  }

  const address = (nextStatus: ActivityStatus, nextGroup: ActivityGroup | null) =>
    choiceHref(query, { status: nextStatus === initialStatus ? null : nextStatus, type: nextGroup })
  const choices = [{ group: null, label: texts.allTypes }, ...groups]

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.filter}
      data-status={status}
      data-first={initialStatus}
      data-type={group}
      data-elsewhere={hasResults ? '' : undefined}
      onFocus={loadForSearch}
      onInput={loadForSearch}
    >
      {head}
      <div className={styles.controls}>
        <Tabs
          label={texts.statusLabel}
          className={styles.tabs}
          items={statuses.map((entry) => ({
            key: entry.status,
            label: entry.label,
            // Counts all activities, so hide it during a search.
            count: query.get('search') ? undefined : entry.count,
            href: address(entry.status, group),
            current: entry.status === status,
          }))}
          turns="status"
        />
        <div role="group" aria-label={texts.typeLabel} className={styles.chips}>
          {choices.map((choice) => (
            <button
              key={choice.group ?? 'all'}
              type="button"
              aria-pressed={choice.group === group}
              className={styles.chip}
              data-turns="type"
              data-to={choice.group ?? ''}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </div>
      {statuses.map((entry) => (
        <StateCards key={entry.status} status={entry.status} isShown={entry.status === status}>
          <ul className={listClass} data-status={entry.status}>
            {entry.cards}
            {entry.late && (entry.status !== status || more ? <InertCards>{entry.late}</InertCards> : entry.late)}
          </ul>
        </StateCards>
      ))}
      {Beyond ? <Beyond {...props} box={box} hasResults={hasResults} /> : hasResults && loading}
      {!hasResults && (
        <span role="status" className="visually-hidden">
          {pluralWord(locale, texts.found, served).replace('{value}', String(served))}
        </span>
      )}
      {!hasResults && (more || served < total) && (
        <Row top="16" justify="center" className={styles.more} data-status={status}>
          <PressArea onPress={more ? showMore : () => push(choiceHref(query, { page: '2' }))}>
            {more || nextPage}
          </PressArea>
        </Row>
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

/** The cards of a state, inert until it is first chosen. */
function StateCards({ status, isShown, children }: { status: ActivityStatus; isShown: boolean; children: ReactNode }) {
  const [isLive, setLive] = useState(isShown)
  if (isShown && !isLive) setLive(true)
  return isLive ? children : <InertCards status={status}>{children}</InertCards>
}

interface InertCardsProps {
  /** When this state's tab is pressed, the head script replaces the template with its cards (`lib/head/answers.ts`). */
  status?: ActivityStatus
  children: ReactNode
}

/**
 * Cards that are not shown yet (ADR 0112): in the HTML they are in a `<template>`, which browsers neither style nor draw, and React
 * does not hydrate.
 */
function InertCards({ status, children }: InertCardsProps) {
  const Tag = status ? 'div' : 'template'
  if (typeof window !== 'undefined') return <Tag data-cards={status} {...KEPT_HTML} />
  return <Tag data-cards={status}>{status ? <template>{children}</template> : children}</Tag>
}
