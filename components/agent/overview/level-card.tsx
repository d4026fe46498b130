'use client'

import { useLocale, useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { dayInstant } from '#lib/agent/calendar-days.ts'
import { levelSegments } from '#lib/agent/level-rail.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Facts, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDayMonth, formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { agentHref } from '../agent-place.ts'
import type { Campaign } from '../use-campaign.ts'
import styles from './level-card.module.css'

/** The level, the traders missing to the next one, and the referrals closest to their first trade. */
export function LevelCard({ campaign: { activityId, level, nearest } }: { campaign: Campaign }) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const line = useLevelLine()(level)
  const { activeTraders, needed, activeVolume, steps } = level
  const number = (value: number) => formatNumber(locale, String(value))
  const goal = needed === null || needed === 0 ? null : activeTraders + needed
  return (
    <Card as="section" padded className={styles.card}>
      <Row gap="4 16" align="baseline" justify="between" wrap>
        <h2>{t('level', { level: isolateText(level.level) })}</h2>
        <Note weight="medium" className={styles.active}>
          <b>
            <bdi dir="ltr">{number(activeTraders)}</bdi>
          </b>{' '}
          {goal === null ? t('active', { count: activeTraders }) : t('of_active', { count: goal, value: number(goal) })}
        </Note>
      </Row>
      <Note top="4" size="hint">
        {line} {activeVolume !== null && t('active_means', { volume: formatMoney(locale, activeVolume) })}
      </Note>
      {steps.length > 0 && <LevelRail level={level} />}
      <LevelFacts level={level} />
      {nearest && nearest.deposited + nearest.verified > 0 && (
        <Notice icon={<Icon icon="lightbulb" />} className={styles.nearest}>
          {nearest.deposited > 0 &&
            t('nearest_deposited', { count: nearest.deposited, value: number(nearest.deposited) })}{' '}
          {nearest.verified > 0 && t('nearest_verified', { count: nearest.verified, value: number(nearest.verified) })}{' '}
          <Link
            href={`${agentHref(activityId, 'referral')}?status=${nearest.deposited > 0 ? 'DEPOSITED' : 'VERIFIED'}`}
            locale={locale}
            data-no-print
          >
            {t('see_who')}
          </Link>
        </Notice>
      )}
    </Card>
  )
}

/** One segment per level, filled inside the present one (design, "Level rail"). The names below say the same. */
function LevelRail({ level }: { level: Campaign['level'] }) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  return (
    <ol className={styles.rail}>
      {levelSegments(level).map(({ level: name, from, ratio, isCurrent }) => (
        <li key={name} aria-current={isCurrent ? 'step' : undefined}>
          <span className={styles.segment} aria-hidden="true">
            <i style={{ inlineSize: `${ratio * 100}%` }} />
          </span>
          <Text as="span" tone="secondary" breaks className={cx(isCurrent && styles.current)}>
            {name}
          </Text>
          <Text as="span" tone="secondary">
            {t('level_from', { count: from, value: formatNumber(locale, String(from)) })}
          </Text>
        </li>
      ))}
    </ol>
  )
}

/** A month ends at the first instant of the next one, which is another day. */
const LAST_INSTANT = 1

/** The gap to the next level and its deadline, in one sentence. */
function useLevelLine(): (level: Campaign['level']) => string {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  return ({ nextLevel, needed, monthEnds }) => {
    if (nextLevel === null || needed === null) return t('level_highest')
    const next = isolateText(nextLevel)
    if (needed === 0) return t('level_reached', { next })
    const missing = { count: needed, value: formatNumber(locale, String(needed)), next }
    return monthEnds === null
      ? t('level_missing', missing)
      : t('level_missing_by', { ...missing, date: formatDeadlineDay(locale, monthEnds - LAST_INSTANT, zone) })
  }
}

const DAY = 86_400_000

/** Missing people, days left, and the pace of this month; nothing at the highest level. */
function LevelFacts({ level: { nextLevel, activeTraders, needed, monthEnds, pace } }: { level: Campaign['level'] }) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  if (nextLevel === null || needed === null || needed === 0) return null
  const number = (value: number) => formatNumber(locale, String(value))
  const left = monthEnds === null ? null : Math.max(0, Math.ceil((monthEnds - serverNow()) / DAY))
  return (
    <Facts
      look="columns"
      gap="8 16"
      top="20"
      justify="between"
      className={styles.facts}
      facts={[
        [t('missing'), t('traders', { count: needed, value: number(needed) })],
        left !== null && [t('days_left'), number(left)],
        activeTraders > 0 && [
          t('pace'),
          pace === null
            ? t('pace_late')
            : t('pace_on', { next: isolateText(nextLevel), date: formatDayMonth(locale, dayInstant(pace), 'UTC') }),
        ],
      ]}
    />
  )
}
