import { getLocale, getTranslations } from 'next-intl/server'
import { ArtSprite } from '#components/ui/art-sprite.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { pluralWords } from '#components/ui/plural-words.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '#lib/contract/activity-types.ts'
import { ACTIVITY_STATUSES } from '#lib/contract/enumerations.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { ActivityCard } from './activity-card.tsx'
import { ActivityFilter } from './activity-filter.tsx'
import styles from './activity-list.module.css'
import { ACTIVITY_GROUPS, activityLook } from '../activity-look.ts'
import { sceneOf } from '../activity-picture.tsx'
import { arrangeActivities } from './arrange-activities.ts'
import { FirstTasks } from '../first-tasks.tsx'

/** All activities with tabs and filter (SCR-1); the one that ends first is first. */
export async function ActivityList() {
  const [locale, t] = [await getLocale(), await getTranslations()]
  const activities = arrangeActivities(await listActivities(locale))
  const groupOf = (activity: ActivitySummary) => activityLook(activity).group
  const countOf = (status: string) => activities.filter((activity) => activity.status === status).length
  const statuses = ACTIVITY_STATUSES.toSorted((a, b) => TAB_ORDER[a] - TAB_ORDER[b])
  const present = new Set(activities.map(groupOf))
  const scenes = activities.flatMap(({ image, activityType }) => sceneOf(image, activityType) ?? [])
  const [first] = activities

  return (
    <section aria-labelledby="activities">
      <SectionHeading id="activities">{t('activity.list_title')}</SectionHeading>
      {activities.length === 0 ? (
        <EmptyState title={t('activity.none_title')}>{t('activity.none_at_all')}</EmptyState>
      ) : (
        <ActivityFilter
          locale={locale}
          initialStatus={statuses.find((status) => countOf(status) > 0) ?? 'ONGOING'}
          statuses={statuses.map((status) => ({
            status,
            label: t(`state.${STATE_KEYS[status]}`),
            count: formatNumber(locale, String(countOf(status))),
          }))}
          groups={ACTIVITY_GROUPS.filter((group) => present.has(group)).map((group) => ({
            group,
            label: t(`activity.group.${GROUP_KEYS[group]}`),
          }))}
          cards={activities.map((activity) => ({ status: activity.status, group: groupOf(activity) }))}
          texts={{
            statusLabel: t('activity.filter_status'),
            typeLabel: t('activity.filter_type'),
            allTypes: t('activity.all_types'),
            reset: t('activity.none_reset'),
            found: pluralWords(locale, (count) => t('activity.found', { count, value: '{value}' })),
          }}
          empty={
            <EmptyState title={t('activity.none_title')} bare>
              {t('activity.none_text')}
            </EmptyState>
          }
        >
          <ArtSprite scenes={scenes} />
          <ul className={styles.list}>
            {activities.map((activity) => {
              const wide = activity === first && activity.activityType === ACTIVITY_TYPES.NewUser.code
              return (
                <li
                  key={activity.activityId}
                  data-status={activity.status}
                  data-type={groupOf(activity)}
                  className={wide ? styles.wide : undefined}
                >
                  <ActivityCard activity={activity} wide={wide}>
                    {wide && <FirstTasks activityId={activity.activityId} />}
                  </ActivityCard>
                </li>
              )
            })}
          </ul>
        </ActivityFilter>
      )}
    </section>
  )
}

const GROUP_KEYS = {
  NewUser: 'new_user',
  Competition: 'competition',
  Lottery: 'lottery',
  CopyTrading: 'copy_trading',
  TradingDepositBonus: 'deposit_bonus',
  Event: 'event',
} as const
const STATE_KEYS = { ONGOING: 'ongoing', UPCOMING: 'upcoming', ENDED: 'ended' } as const
const TAB_ORDER = { ONGOING: 0, UPCOMING: 1, ENDED: 2 } as const
