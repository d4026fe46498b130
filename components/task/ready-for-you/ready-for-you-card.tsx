import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/card.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { OnlineButton } from '#components/ui/online-button.tsx'
import { Text } from '#components/ui/text.tsx'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { ClosestTask } from '../task-card/closest-task.tsx'
import { NextSteps } from '../next-steps.tsx'
import { ReadyItem, type ClaimableItem } from './ready-item.tsx'
import styles from './ready-for-you.module.css'
import { useRewardText } from '#components/ui/use-reward-text.ts'

/** More would push the rest of the page down; "My rewards" has them all. */
const SHOWN = 2

interface ReadyForYouCardProps {
  /** By deadline, the nearest first. */
  items: ClaimableItem[]
  closest: { path: string; task: TaskCompletion } | null
  /** The next tasks for a user with nothing to claim; null without an open task. */
  next: { path: string; tasks: readonly TaskCompletion[] } | null
  /** The user has claimed a reward of these tasks. */
  hasClaimed: boolean
  claiming: boolean
  onClaim: (item: ClaimableItem) => void
}

/** The claimable rewards and the closest task (SCR-1). One gold button, for the nearest deadline. */
export function ReadyForYouCard({ items, closest, next, hasClaimed, claiming, onClaim }: ReadyForYouCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const [first] = items
  const more = items.length - SHOWN
  return (
    <Card as="section" padded aria-labelledby="ready-for-you" className={styles.card}>
      <div className={styles.head}>
        <h2 id="ready-for-you">{t('ready.title')}</h2>
        {!first && hasClaimed && (
          <Chip tone="good" icon={<Icon icon={CheckCircleIcon} size="sm" />}>
            {t('ready.done_title')}
          </Chip>
        )}
        {first && (
          <Chip tone="gold" icon={<Icon icon={GiftIcon} weight="fill" size="sm" />}>
            {t('ready.count', number(items.length))}
          </Chip>
        )}
      </div>
      {first ? (
        <>
          <ul className={styles.items}>
            {items.slice(0, SHOWN).map((item) => (
              <ReadyItem key={`${item.activityId}:${item.task.taskId}:${item.task.periodKey}`} item={item} />
            ))}
          </ul>
          {more > 0 && (
            <Link href="/rewards" locale={locale} look="text">
              {t('ready.more', number(more))}
            </Link>
          )}
          <OnlineButton
            variant="celebrate"
            full
            busy={claiming}
            onClick={() => onClaim(first)}
            className={styles.claim}
          >
            <span>{t('task.claim_reward', { reward: rewardText(first.task.reward) })}</span>
          </OnlineButton>
        </>
      ) : next ? (
        <NextSteps {...next} />
      ) : (
        <>
          {!hasClaimed && <h3 className={styles.none}>{t('ready.none_title')}</h3>}
          <Text tone="secondary">{t('ready.none_text')}</Text>
        </>
      )}
      {first && closest && <ClosestTask {...closest} />}
    </Card>
  )
}
