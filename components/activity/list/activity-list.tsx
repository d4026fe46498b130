import { TextLink } from '#components/ui/text/link.tsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { pluralWords } from '@fanfare/languages/plural-words.ts'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_GROUPS, activityTypeRow, type ActivityGroup } from '@fanfare/contract/activity-types.ts'
import Big from 'big.js'
import { activityKind } from '../activity-kind.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { ActivityCard } from '../card/activity-card.tsx'
import { countActivities, CARDS_A_PAGE } from './activity-choice.ts'
import { ActivityFilter } from './activity-filter.tsx'
import styles from './activity-list.module.css'
import { ActivityResultsSkeleton } from '../card/activity-card-skeleton.tsx'
import { useTranslations } from 'next-intl'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import { SEARCH_MAXIMUM } from '@fanfare/contract/search-maximum.ts'
import field from './activity-search.module.css'

/** All activities with tabs, filter and search (SCR-1): the first page of cards of each state. The lead spans two columns. */
export async function ActivityList({ className }: { className?: string }) {
  const [locale, t] = [await getLocale(), await getTranslations()]
  const activities = arrangeActivities(await listActivities(locale))
  const present = new Set(activities.map(groupOf))
  const lead = findLead(activities)
  const shownAtFirst = ROWS * COLUMNS - (lead ? 1 : 0)
  const ofStatus = (status: string) => activities.filter((activity) => activity.status === status)
  const served = (status: string) => ofStatus(status).slice(0, CARDS_A_PAGE)
  const initialStatus = STATES.find((status) => ofStatus(status).length > 0) ?? 'ONGOING'
  /** All activities with a card that is not shown at first. */
  const inert = STATES.flatMap((status) => served(status).slice(status === initialStatus ? shownAtFirst : 0))

  const heading = (
    <SectionHeading
      id="activities"
      aside={
        <TextLink href={legalPath('help')} className={styles.help}>
          {t('activity.how_rewards_work')}
        </TextLink>
      }
    >
      {t('activity.list_title')}
    </SectionHeading>
  )

  const cardsOf = (status: string) => {
    const cards = served(status).map((activity, index) => {
      const wide = activity === lead
      return (
        <li
          key={activity.activityId}
          data-type={groupOf(activity)}
          data-late={index < shownAtFirst ? undefined : ''}
          className={wide ? styles.wide : undefined}
        >
          <ActivityCard activity={activity} wide={wide} />
        </li>
      )
    })
    const count = cards.length - shownAtFirst
    return {
      cards: cards.slice(0, shownAtFirst),
      late: count > 0 && cards.slice(shownAtFirst),
      more: count > 0 && (
        <Button variant="outlined" data-press="more">
          {t('activity.show_more', { count, value: formatNumber(locale, String(count)) })}
        </Button>
      ),
    }
  }

  return (
    <section aria-labelledby="activities" className={className}>
      {activities.length === 0 ? (
        <>
          {heading}
          <EmptyState title={t('activity.none_title')}>{t('activity.none_at_all')}</EmptyState>
        </>
      ) : (
        <ActivityFilter
          locale={locale}
          initialStatus={initialStatus}
          statuses={STATES.map((status) => ({
            status,
            label: t(`state.${STATE_KEYS[status]}`),
            count: formatNumber(locale, String(ofStatus(status).length)),
            ...cardsOf(status),
          }))}
          groups={GROUPS.filter((group) => present.has(group)).map((group) => ({
            group,
            label: t(`activity.group.${ACTIVITY_GROUPS[group]}`),
          }))}
          listClass={styles.list}
          counts={countActivities(activities, STATES.flatMap(served), groupOf)}
          texts={{
            statusLabel: t('activity.filter_status'),
            typeLabel: t('activity.filter_type'),
            allTypes: t('activity.all_types'),
            found: pluralWords(locale, (count) => t('activity.found', { count, value: '{value}' })),
          }}
          head={
            <div className={styles.head}>
              {heading}
              <ActivitySearch />
            </div>
          }
          reset={<SmallButton>{t('activity.none_reset')}</SmallButton>}
          nextPage={<Button variant="outlined">{t('activity.next_page')}</Button>}
          empty={
            <EmptyState title={t('activity.none_title')} bare>
              {t('activity.none_text')}
            </EmptyState>
          }
          loading={<ActivityResultsSkeleton />}
        />
      )}
      {/* Readers without JavaScript cannot choose a state. */}
      <noscript>
        <ul className={styles.links}>
          {inert.map(({ activityId, path, title, status }) => (
            <li key={activityId}>
              <TextLink href={path}>{isolateAmounts(locale, title)}</TextLink> ({t(`state.${STATE_KEYS[status]}`)})
            </li>
          ))}
        </ul>
      </noscript>
    </section>
  )
}

/** For wide screens, where the first card may span two columns. */
const [ROWS, COLUMNS] = [3, 3]
const GROUPS = Object.keys(ACTIVITY_GROUPS) as ActivityGroup[]
const STATE_KEYS = { ONGOING: 'ongoing', UPCOMING: 'upcoming', ENDED: 'ended' } as const

/** The states in the order of their tabs. */
const STATES = ['ONGOING', 'UPCOMING', 'ENDED'] as const

const urgency = ({ status, startTime, endTime }: ActivitySummary) =>
  status === 'ONGOING' ? endTime : status === 'UPCOMING' ? startTime : -endTime

const groupOf = (activity: ActivitySummary) => activityKind(activity).group

/** The pool of an ongoing competition; 0 for every other activity. */
const poolOf = (activity: ActivitySummary) =>
  new Big((activity.status === 'ONGOING' && groupOf(activity) === 'Competition' && activity.pool?.amount) || 0)

/** The ongoing competition with the largest pool; undefined without one. */
export const findLead = (activities: readonly ActivitySummary[]) =>
  activities
    .filter((activity) => poolOf(activity).gt(0))
    .toSorted((a, b) => poolOf(b).cmp(poolOf(a)) || urgency(a) - urgency(b))[0]

/**
 * Ongoing by end, upcoming by start, ended by the latest end. The lead comes first. The beginners' activity comes last in its group,
 * because the banner and the card beside it already show it.
 */
export function arrangeActivities(activities: readonly ActivitySummary[]) {
  const lead = findLead(activities)
  const place = (activity: ActivitySummary) => {
    if (activity === lead) return 0
    return activityTypeRow(activity.activityType)?.forNewUsers ? 2 : 1
  }
  return activities.toSorted(
    (a, b) => STATES.indexOf(a.status) - STATES.indexOf(b.status) || place(a) - place(b) || urgency(a) - urgency(b),
  )
}

/** Searches activities by title. Until its code has loaded, the form navigates to the search's address. */
export function ActivitySearch() {
  const t = useTranslations('activity')
  return (
    <Text as="form" role="search" tone="secondary" className={field.search}>
      <input
        type="search"
        name="search"
        maxLength={SEARCH_MAXIMUM}
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
      />
      <button type="submit" aria-label={t('search')}>
        <SmallIcon icon="magnifying-glass" />
      </button>
    </Text>
  )
}
