'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AddressButton } from '#components/task/address/address-button.tsx'
import { RewardChip } from '#components/task/reward-chip.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import type { DrawRecord } from '@fanfare/contract/lottery/records.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import styles from './my-draws.module.css'
import { useRefreshDraws } from './use-refresh-draws.ts'

interface DrawRowProps {
  activityId: string
  record: DrawRecord
  isOver: boolean
}

/** One draw: what it won, its number, the state of its reward, and the way to verify it. */
export function DrawRow({ activityId, record: { prize, drawNo, at }, isOver }: DrawRowProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const zone = useMyZone()
  const now = useNow() ?? serverNow()
  const refresh = useRefreshDraws()
  const line = t('mine_line', { number: drawNumber(locale, drawNo), time: formatDeadline(locale, at, zone) })
  return (
    <li>
      <div>
        <b>{prize ? isolateAmounts(locale, prize.reward.label) : t('no_prize')}</b>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.state}>
        {prize?.state && (
          <RewardChip
            item={{ ...prize, state: prize.state, expiresAt: prize.expiresAt ?? null }}
            now={now}
            onChange={refresh}
          />
        )}
        {prize?.rewardId !== undefined && prize.reasonCode === 'ADDRESS_NEEDED' && (
          <AddressButton rewardId={prize.rewardId} prize={prize.reward.label} until={prize.expiresAt ?? null} />
        )}
        {isOver && (
          <Link look="text" href={fairnessHref(activityId, drawNo)} locale={locale}>
            {t('verify')}
          </Link>
        )}
      </div>
    </li>
  )
}
