'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import type { Referral } from '#lib/contract/agent/referral-list.ts'
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
        {isAgent && (
          <>
            {' '}
            <Chip tone="primary">{t('is_agent')}</Chip>
          </>
        )}
      </span>
      {remarks.map((remark) => (
        <span key={remark} className={styles.remark}>
          <bdi>{remark}</bdi>
        </span>
      ))}
    </span>
  )
}
