import type { ReactNode } from 'react'
import { Remark, Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { RewardIcon } from '../reward-line.tsx'
import styles from './reward-what.module.css'

interface RewardWhatProps {
  reward: Reward
  source: ReactNode
  /** `gold`: can be claimed now; `off`: used or expired. */
  look?: 'gold' | 'off'
  /** At the end, or below where there is no room. */
  children?: ReactNode
}

/** Icon, amount with its kind, and source: two cells of the row's grid. Spans, because a `<summary>` cannot contain blocks. */
export function RewardWhat({ reward, source, look, children }: RewardWhatProps) {
  const { t, rewardText } = useWords()
  const word = rewardWord(reward)
  return (
    <>
      <RewardIcon word={word} look={look} />
      <Row as="span" gap="4 12" align="center" wrap>
        <Stack as="span" className={styles.what}>
          <Span tone={look === 'off' ? 'secondary' : undefined} className={styles.amount}>
            <b>
              <bdi>{rewardText(reward)}</bdi>
            </b>{' '}
            {/* "2 draws" and "Travel mug" already say their kind. */}
            {'unit' in reward.amount && <Remark size="small">{t(`task.word.${word}`)}</Remark>}
          </Span>
          <Remark size="small">{source}</Remark>
        </Stack>
        {children}
      </Row>
    </>
  )
}
