import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { levelSegments } from '#lib/agent/level-rail.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Accent, Ends, Facts, Hint, Note, Span, Stack } from '#components/ui/layout/layout.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { agentHref } from '../agent-place.ts'
import type { Campaign } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import styles from './level-card.module.css'

const DAY = 86_400_000

/** The level, the traders that the next one still needs, and the referrals closest to their first trade. */
export function LevelCard({ activityId, level, nearest }: Campaign) {
  const { t, locale, counted, deadlineDay, number, dayMonth } = useWords()
  const { activeTraders, needed, activeVolume, steps, monthEnds, pace } = level
  const next = level.nextLevel && isolateText(level.nextLevel)
  const isMissing = next && !!needed
  /** The gap to the next level and its deadline, in one sentence. */
  const line = () => {
    if (!next || needed === null) return t('agent.overview.level_highest')
    if (needed === 0) return t('agent.overview.level_reached', { next })
    const missing = { ...counted(needed), next }
    // A month ends at the first instant of the next one, which is another day.
    return monthEnds
      ? t('agent.overview.level_missing_by', { ...missing, date: deadlineDay(monthEnds - 1) })
      : t('agent.overview.level_missing', missing)
  }
  return (
    <Card padded className={styles.card}>
      <Ends gap="4 16" align="baseline">
        <h2>{t('agent.overview.level', { level: isolateText(level.level) })}</h2>
        <Note weight="medium">
          <Accent tone="primary">
            <Figure value={number(activeTraders)} size="L" />
          </Accent>{' '}
          {needed
            ? t('agent.overview.of_active', counted(activeTraders + needed))
            : t('agent.overview.active', { count: activeTraders })}
        </Note>
      </Ends>
      <Hint top="4">
        {line()} {activeVolume && t('agent.overview.active_means', { volume: formatMoney(locale, activeVolume) })}
      </Hint>
      {/* One segment per level, filled inside the present one (design, "Level rail"). The names below say the same. */}
      {steps.length > 0 && (
        <Stack as="ol" gap="3" top="16" className={styles.rail}>
          {levelSegments(level).map(({ level: name, from, ratio, isCurrent }) => (
            <li key={name} aria-current={isCurrent ? 'step' : undefined}>
              <span className={styles.segment} aria-hidden>
                <i style={{ inlineSize: `${ratio * 100}%` }} />
              </span>
              <Span tone={isCurrent ? 'primary' : 'secondary'} weight={isCurrent ? 'strong' : undefined} breaks>
                {name}
              </Span>
              <Span tone="secondary">{t('agent.overview.level_from', counted(from))}</Span>
            </li>
          ))}
        </Stack>
      )}
      {isMissing && (
        <Facts
          look="columns"
          gap="8 16"
          top="20"
          justify="between"
          className={styles.facts}
          facts={[
            [t('agent.overview.missing'), t('agent.overview.traders', counted(needed))],
            monthEnds && [
              t('agent.overview.days_left'),
              number(Math.max(0, Math.ceil((monthEnds - serverNow()) / DAY))),
            ],
            activeTraders > 0 && [
              t('agent.overview.pace'),
              pace ? t('agent.overview.pace_on', { next, date: dayMonth(pace) }) : t('agent.overview.pace_late'),
            ],
          ]}
        />
      )}
      {nearest && nearest.deposited + nearest.verified > 0 && (
        <Notice icon={<Icon icon="lightbulb" />} top="20" className={styles.nearest}>
          {nearest.deposited > 0 && t('agent.overview.nearest_deposited', counted(nearest.deposited))}{' '}
          {nearest.verified > 0 && t('agent.overview.nearest_verified', counted(nearest.verified))}{' '}
          <Link
            href={`${agentHref(activityId, 'referral')}?status=${nearest.deposited > 0 ? 'DEPOSITED' : 'VERIFIED'}`}
            data-no-print
          >
            {t('agent.overview.see_who')}
          </Link>
        </Notice>
      )}
    </Card>
  )
}
