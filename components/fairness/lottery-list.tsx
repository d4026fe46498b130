import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Remark, Stack } from '#components/ui/layout/layout.tsx'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import styles from './lottery-list.module.css'

export interface VerifiableLottery {
  activityId: string
  title: string
  endTime: number
  totalDraws: number
  /** Its draws can be verified; else only its seal is public. */
  isRevealed: boolean
}

/** Links to the pages that verify lotteries (SCR-15), in the given order. */
export function LotteryList({ lotteries }: { lotteries: readonly VerifiableLottery[] }) {
  const { t, locale, counted, isolated } = useWords()
  if (!lotteries.length)
    return (
      <EmptyState title={t('fairness.list_none_title')} level={2}>
        {t('fairness.list_none_text')}
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {lotteries.map(({ activityId, title, endTime, totalDraws, isRevealed }) => {
        const date = formatDate(locale, endTime, 'UTC')
        return (
          <Card as="li" key={activityId}>
            <Link href={fairnessHref(activityId)} className={styles.row}>
              <Icon icon={isRevealed ? 'seal-check' : 'lock-key'} weight="duotone" />
              <Stack as="span" gap="2" grow breaks>
                <b>{isolated(title)}</b>
                <Remark size="small">
                  {isRevealed
                    ? t('fairness.list_ended', { ...counted(totalDraws), date })
                    : t('fairness.sealed_title', { date })}
                </Remark>
              </Stack>
              <SmallIcon icon="caret-right" />
            </Link>
          </Card>
        )
      })}
    </ul>
  )
}
