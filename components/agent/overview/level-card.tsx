'use client'

import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { agentHref } from '../agent-place.ts'
import type { Campaign } from '../use-campaign.ts'
import styles from './level-card.module.css'
import { LevelFacts } from './level-facts.tsx'
import { LevelRail } from './level-rail.tsx'
import { useLevelLine } from './use-level-line.ts'

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
      <div className={styles.head}>
        <h2>{t('level', { level: isolateText(level.level) })}</h2>
        <p className={styles.active}>
          <b>
            <bdi dir="ltr">{number(activeTraders)}</bdi>
          </b>{' '}
          {goal === null ? t('active', { count: activeTraders }) : t('of_active', { count: goal, value: number(goal) })}
        </p>
      </div>
      <p className={styles.line}>
        {line} {activeVolume !== null && t('active_means', { volume: formatMoney(locale, activeVolume) })}
      </p>
      {steps.length > 0 && <LevelRail level={level} />}
      <LevelFacts level={level} />
      {nearest && nearest.deposited + nearest.verified > 0 && (
        <Notice icon={<Icon icon={LightbulbIcon} />} className={styles.nearest}>
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
