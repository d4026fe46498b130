'use client'

import { useTranslations } from 'next-intl'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import styles from './person-cell.module.css'
import { remarksOf } from './referral-stages.ts'

/** Characters of an id that tell the rows of a page apart. */
const SHORT = 5

/** A masked name with the end of the person's id: masked names are often alike. */
export const PersonName = ({ name, referralId }: { name: string; referralId: string | undefined }) => (
  <span>
    <bdi dir="ltr" className={styles.name}>
      {name}
    </bdi>
    {referralId !== undefined && (
      <>
        {' '}
        <bdi dir="ltr" translate="no" className={styles.remark}>
          #{referralId.slice(-SHORT)}
        </bdi>
      </>
    )}
  </span>
)

/** The person, and the agent's own tag and note. */
export function PersonCell({ referral }: { referral: Referral }) {
  const t = useTranslations('agent.referral')
  const { maskedName, isAgent, referralId } = referral
  const remarks = remarksOf(referral)
  return (
    <span className={styles.person}>
      <PersonName name={maskedName} referralId={referralId} />
      {isAgent && <span className={styles.remark}>{t('is_agent')}</span>}
      {remarks.map((remark) => (
        <span key={remark} className={styles.remark} data-clamp="">
          <bdi translate="no">{remark}</bdi>
        </span>
      ))}
    </span>
  )
}
