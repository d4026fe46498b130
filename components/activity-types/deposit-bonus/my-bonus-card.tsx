'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { RewardChip } from '#components/task/reward-chip.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import { taskApi } from '#store/api/task.ts'
import { livePolling } from '#store/live/live-polling.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import styles from './my-bonus-card.module.css'

/** Uses arrive from the platform while the page is open, ms. */
const POLLING_INTERVAL_MS = 10_000

/** The bonus of the user's tier: what is left of it and when the rest expires. */
export function MyBonusCard({ activityId }: { activityId: string }) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const now = useNow() ?? serverNow()
  const { data, refetch } = taskApi.endpoints.rewardList.useQuery(
    { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM },
    livePolling(POLLING_INTERVAL_MS, useLiveTopic('rewards')),
  )
  const item = data?.items.find(({ source }) => source?.kind === 'TIER')
  return (
    <Card as="section" padded aria-labelledby="bonus-mine">
      <div className={styles.head}>
        <h2 id="bonus-mine">{t('yours')}</h2>
        {item && <RewardChip item={item} now={now} onChange={() => void refetch()} />}
      </div>
      {item ? <Bonus item={item} /> : <p className={styles.line}>{t('paying')}</p>}
      <Link look="text" href="/rewards" locale={locale} className={styles.all}>
        {t('all_rewards')}
        <Icon icon="caret-right" size="sm" />
      </Link>
    </Card>
  )
}

function Bonus({ item: { reward, left, state, grantedAt, expiresAt } }: { item: RewardItem }) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const zone = useMyZone()
  const { amount } = reward
  if (!('unit' in amount)) return <p className={styles.line}>{reward.label}</p>
  const rest = new Big(left?.amount ?? 0)
  const exact = [rest, new Big(amount.amount).minus(rest)].map((part) => ({
    amount: part.toFixed(),
    unit: amount.unit,
  }))
  const { parts, total } = shownParts(exact, amount)
  const [shownRest, used] = parts as [ShownMoney, ShownMoney]
  const leftOf = t('left_of', { left: formatMoney(locale, shownRest), amount: formatMoney(locale, total) })
  const time = (at: number) => formatDeadline(locale, at, zone)
  const isOver = state === 'USED' || state === 'EXPIRED' || state === 'CANCELLED'
  return (
    <>
      {state === 'USED' && <p className={styles.line}>{t('all_used')}</p>}
      {!isOver && (
        <>
          <p className={styles.left}>{leftOf}</p>
          <ProgressBar ratio={rest.div(amount.amount).toNumber()} label={t('yours')} valueText={leftOf} />
        </>
      )}
      <dl className={styles.facts}>
        {!isOver && new Big(used.amount).gt(0) && (
          <div>
            <dt>{t('used')}</dt>
            <dd>
              <Amount money={used} locale={locale} isMoved />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('received')}</dt>
          <dd>{time(grantedAt)}</dd>
        </div>
        {expiresAt !== null && state !== 'USED' && (
          <div>
            <dt>{t('expires')}</dt>
            <dd>{time(expiresAt)}</dd>
          </div>
        )}
      </dl>
      {!isOver && expiresAt !== null && <p className={styles.line}>{t('expires_line', { time: time(expiresAt) })}</p>}
    </>
  )
}
