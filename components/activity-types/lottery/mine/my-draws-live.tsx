'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddressButton } from '#components/task/address/address-button.tsx'
import { RewardChip } from '#components/task/reward-chip.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import type { DrawRecord } from '@fanfare/contract/lottery/draws.ts'
import { formatDeadline, formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import styles from './my-draws.module.css'
import { useMyDraws, useRefreshDraws } from './use-my-draws.ts'

export interface MyDrawsLiveProps {
  activityId: string
  endTime: number
  isOver: boolean
}

const SHOWN = 4
const NOTHING: DrawRecord[] = []

/** A member's draws, the newest first. */
export function MyDrawsLive({ activityId, endTime, isOver }: MyDrawsLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const { my, isLoading } = useMyActivity(activityId)
  const isMember = my?.applied === true
  const { data, isError, refetch } = useMyDraws(activityId, isMember)
  const [showsAll, setShowsAll] = useState(false)
  if (isLoading)
    return (
      <Card padded className={styles.waiting}>
        <h2>{t('lottery.mine')}</h2>
      </Card>
    )
  if (!isMember) return null
  const { items = NOTHING, total = 0 } = data ?? {}
  const unused = my.draws ?? 0
  // One page of the list has all of a user's draws, save of the most eager; a part of a sum would be wrong.
  const won = items.length === total ? wonText(wonOf(items, { locale, rewardText }), locale) : ''
  const shown = showsAll ? items : items.slice(0, SHOWN)
  return (
    <Card as="section" padded aria-labelledby="my-draws" aria-busy={!data && !isError}>
      <div className={styles.head}>
        <h2 id="my-draws">{t('lottery.mine')}</h2>
        {won !== '' && <span className={styles.line}>{t('lottery.won_sum', { prizes: won })}</span>}
      </div>
      {isError && !data && (
        <div className={styles.failed}>
          <p>{t('lottery.mine_failed')}</p>
          <Button variant="outlined" size="sm" onClick={() => void refetch()}>
            {t('common.btn_retry')}
          </Button>
        </div>
      )}
      {data && total === 0 && (!isOver || unused === 0) && (
        <p className={styles.note}>{t(isOver ? 'lottery.mine_none_over' : 'lottery.mine_none')}</p>
      )}
      {isOver && unused > 0 && (
        <p className={styles.note}>
          {t('lottery.mine_unused', { count: unused, value: formatNumber(locale, String(unused)) })}
        </p>
      )}
      {total > 0 && (
        <ul className={styles.list}>
          {shown.map((record) => (
            <DrawRow key={record.drawId} activityId={activityId} record={record} isOver={isOver} />
          ))}
        </ul>
      )}
      {items.length > shown.length && (
        <Button variant="text" size="sm" onClick={() => setShowsAll(true)}>
          {t('lottery.mine_all', { count: total, value: formatNumber(locale, String(total)) })}
        </Button>
      )}
      {total > 0 && !isOver && (
        <p className={styles.note}>{t('lottery.verify_later', { date: formatDeadlineDay(locale, endTime, zone) })}</p>
      )}
    </Card>
  )
}

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
  const number = drawNumber(locale, drawNo)
  const time = formatDeadline(locale, at, zone)
  return (
    <li>
      <div>
        <b>{prize ? isolateAmounts(locale, prize.reward.label) : t('no_prize')}</b>
        <p className={styles.line}>{isOver ? t('mine_line', { number, time }) : time}</p>
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
        {!isOver && <span className={styles.line}>{t('sealed_proof', { number })}</span>}
        {isOver && (
          <Link look="text" href={fairnessHref(activityId, drawNo)} locale={locale}>
            {t('verify')}
          </Link>
        )}
      </div>
    </li>
  )
}
