import { useWords } from '#components/ui/text/use-words.ts'
import { BigAmount } from '#components/ui/text/big-amount.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { claimable } from '@fanfare/contract/activity/join.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import styles from './ready-for-you.module.css'

export type ClaimableItem = CallData<typeof claimable>['items'][number]

/** The reward that can be claimed, at figure size, with its source and its deadline in the user's zone. */
export function ReadyItem({ item: { title, task } }: { item: ClaimableItem }) {
  const { t, locale, rewardText } = useWords()
  const zone = useMyZone()
  const { claimDeadline, reward } = task
  return (
    <>
      {'unit' in reward.amount ? (
        <BigAmount money={reward.amount} locale={locale} className={styles.figure} />
      ) : (
        <p className={styles.thing}>{rewardText(reward)}</p>
      )}
      <Text size="small">{isolateAmounts(locale, t('ready.source', { activity: title, task: task.title }))}</Text>
      {claimDeadline !== undefined && (
        <Text size="small">{t('activity.line_claim_by', { date: formatDeadline(locale, claimDeadline, zone) })}</Text>
      )}
    </>
  )
}
