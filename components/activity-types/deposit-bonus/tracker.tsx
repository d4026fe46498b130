import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { cx } from '#components/ui/cx.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { rewardGain } from '#lib/deposit-bonus/next-tier.ts'
import { AXES } from '#lib/deposit-bonus/reached-tier.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { AxisBar } from './axis-bar.tsx'
import type { BonusPlan } from './bonus-plan.ts'
import styles from './tracker.module.css'

interface TrackerProps {
  plan: BonusPlan
  /** null when the reader has not joined. */
  my: MyDepositBonus | null
  /** Below the heading: until when facts count. */
  until?: ReactNode
  /** A word about the next step, or the result; null when there is none. */
  line?: ReactNode
  isServers?: boolean
}

/** Net deposit and volume on their way to the next tier. */
export function Tracker({ plan, my, until, line, isServers = false }: TrackerProps) {
  const t = useTranslations('bonus')
  const tier = plan.tiers.find(({ tierId }) => tierId === my?.tierId)
  const axes = AXES.filter((axis) => plan.tiers.some((one) => one[axis] !== undefined))
  return (
    <Card as="section" padded aria-labelledby="bonus-tracker" className={cx(isServers && styles.servers)}>
      <div className={styles.head}>
        <h2 id="bonus-tracker">{t(my ? 'where' : 'axes')}</h2>
        {my && <Chip tone={tier ? 'good' : 'neutral'}>{tier?.label ?? t('no_tier')}</Chip>}
      </div>
      <p className={styles.until}>{until}</p>
      {my && <TierStep plan={plan} my={my} />}
      {axes.map((axis) => (
        <AxisBar key={axis} axis={axis} tiers={plan.tiers} my={my} />
      ))}
      {line !== null && (
        <Notice tone="primary" className={styles.line}>
          {line ?? <VisitorLine plan={plan} />}
        </Notice>
      )}
    </Card>
  )
}

function VisitorLine({ plan: { bonus, status, startTime } }: Pick<TrackerProps, 'plan'>) {
  const t = useTranslations()
  const locale = useLocale()
  const count = bonus.windowDays
  if (status === 'ENDED') return t('bonus.final_now')
  if (status === 'UPCOMING') {
    const time = t('common.utc_time', { time: formatDayMonthTime(locale, startTime, 'UTC') })
    return t('bonus.starts_with_activity', { time })
  }
  if (count === null) return t('bonus.counts_to_end')
  return t('bonus.starts_at_join', { count, value: formatNumber(locale, String(count)) })
}

/** The bonus of the present tier beside that of the next one. */
function TierStep({ plan: { tiers }, my: { tierId, nextTierId } }: { plan: BonusPlan; my: MyDepositBonus }) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const rewardText = useRewardText()
  const present = tiers.find((tier) => tier.tierId === tierId)
  const next = tiers.find((tier) => tier.tierId === nextTierId)
  const gain = present && next ? rewardGain(next, present) : null
  if (!present || !next || gain === null) return null
  return (
    <dl className={styles.step}>
      <div>
        <dt>{t('you_have')}</dt>
        <dd>{rewardText(present.reward)}</dd>
      </div>
      <div>
        <dt>{t('more_in_all', { gain: formatMoney(locale, gain) })}</dt>
        <dd>{rewardText(next.reward)}</dd>
      </div>
    </dl>
  )
}
