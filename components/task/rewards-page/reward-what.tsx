import { useWords } from '#components/ui/text/use-words.ts'
import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from '../reward-look.ts'
import styles from './reward-what.module.css'
import { Note, Stack } from '#components/ui/layout/layout.tsx'

interface RewardWhatProps {
  reward: Reward
  source: ReactNode
  /** Claimable now. */
  gold?: boolean
  /** Used or expired: quieter. */
  off?: boolean
}

/** Icon, amount with its kind, and source: two cells of the row's grid. Spans, because a summary has no blocks. */
export function RewardWhat({ reward, source, gold = false, off = false }: RewardWhatProps) {
  const { t, rewardText } = useWords()
  const word = rewardWord(reward)
  // "2 draws" and "Travel mug" say their kind themselves.
  const named = 'unit' in reward.amount
  return (
    <>
      <Stack as="span" tone="link" className={cx(styles.icon, gold && styles.gold, off && styles.off)}>
        <Icon icon={REWARD_ICONS[word]} weight="duotone" size="lg" />
      </Stack>
      <span className={styles.what}>
        <span className={cx(styles.amount, off && styles.quiet)}>
          <b>
            <bdi>{rewardText(reward)}</bdi>
          </b>{' '}
          {named && (
            <Note as="span" size="small" className={styles.kind}>
              {t(`task.word.${word}`)}
            </Note>
          )}
        </span>
        <Note as="span" size="small" className={styles.source}>
          {source}
        </Note>
      </span>
    </>
  )
}
