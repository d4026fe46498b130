import { Stack } from '#components/ui/layout/layout.tsx'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import { useWords } from '../use-words.tsx'
import styles from './person-cell.module.css'

/** Characters of an id that tell the rows of a page apart. */
const SHORT = 5

/** A masked name with the end of the person's id: masked names are often alike. */
export const PersonName = ({ name, referralId }: { name: string; referralId?: string }) => (
  <span>
    <bdi dir="ltr" className={styles.name}>
      {name}
    </bdi>
    {referralId && (
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
export function PersonCell({ maskedName, isAgent, referralId, tag, note }: Referral) {
  const { t } = useWords()
  return (
    <Stack as="span">
      <PersonName name={maskedName} referralId={referralId} />
      {isAgent && <span className={styles.remark}>{t('agent.referral.is_agent')}</span>}
      {[tag, note].map(
        (remark) =>
          remark && (
            <span key={remark} className={styles.remark} data-clamp="">
              <bdi translate="no">{remark}</bdi>
            </span>
          ),
      )}
    </Stack>
  )
}
