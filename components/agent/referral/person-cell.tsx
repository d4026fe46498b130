'use client'

import { useTranslations } from 'next-intl'
import type { Referral } from '@fanfare/contract/agent/referral-list.ts'
import styles from './person-cell.module.css'
import { remarksOf } from './referral-stages.ts'

/** The masked name, with the agent's own tag and note. */
export function PersonCell({ referral }: { referral: Referral }) {
  const t = useTranslations('agent.referral')
  const { maskedName, isAgent } = referral
  const remarks = remarksOf(referral)
  return (
    <span className={styles.person}>
      <span>
        <bdi dir="ltr" className={styles.name}>
          {maskedName}
        </bdi>
      </span>
      {isAgent && <span className={styles.remark}>{t('is_agent')}</span>}
      {remarks.map((remark) => (
        <span key={remark} className={styles.remark} data-clamp="">
          <bdi translate="no">{remark}</bdi>
        </span>
      ))}
    </span>
  )
}
