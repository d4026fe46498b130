'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { AxisRecords } from './axis-records.tsx'
import type { BonusPlan } from './bonus-plan.ts'
import styles from './records.module.css'
import { useMyBonus } from './use-my-bonus.ts'

/** A member's newest deposits, withdrawals and trades; their sums are those of the tracker. */
export function RecordsLive({ plan }: { plan: BonusPlan }) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const zone = useMyZone()
  const { my } = useMyBonus(plan.activityId)
  if (my === null) return null
  const body = (
    <section aria-label={t('records')} className={styles.records}>
      <p className={styles.line}>{t('as_of', { time: formatDeadline(locale, my.asOf, zone) })}</p>
      <div className={styles.columns}>
        <AxisRecords
          title={t('axis_deposit')}
          none={t('none_deposits')}
          records={my.depositRecords}
          total={my.netDeposit}
          from={my.windowStartsAt}
        />
        <AxisRecords
          title={t('axis_volume')}
          none={t('none_trades')}
          records={my.volumeRecords}
          total={my.volume}
          from={my.windowStartsAt}
        />
      </div>
    </section>
  )
  return <Accordion items={[{ key: 'records', title: t('records'), body }]} />
}
