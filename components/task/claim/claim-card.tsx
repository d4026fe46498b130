import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { formatInCurrency, type DisplayRate } from '@fanfare/languages/display-rate.ts'
import type { MoneyText } from '@fanfare/languages/format.ts'
import type { RewardWord } from '#lib/task/reward-word.ts'
import { shownRewards, shownSums } from '#lib/task/shown-rewards.ts'
import { Ends, Hint, Line, List, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './claim-card.module.css'
import { claimableOf, claimKey, rewardKey, type ClaimableItem } from './claim.ts'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { endsSoon } from '#lib/task/reward-steps.ts'
import { RewardWhat } from '../timeline.tsx'
import type { ClaimProgress } from './use-claim-all.ts'
import type { SingleClaim } from './use-claim-reward.ts'

interface ClaimCardProps extends SingleClaim {
  /** By deadline, the nearest first. */
  items: readonly ClaimableItem[]
  /** Progress of claiming all. */
  progress: ClaimProgress | null
  onClaimAll: () => void
  rate?: DisplayRate
}

/** All claimable rewards: sums, one gold button for all, and a row for each (design §13, "Rewards"). */
export function ClaimCard({ items, progress, isClaiming, pressed, claim, onClaimAll, rate }: ClaimCardProps) {
  const { t, rewardText, number, money, counted, day, isolated } = useMyWords()
  const now = useNow()
  const tasks = items.map(({ task }) => task)
  const { items: all, sums } = shownSums(tasks)
  const { sum } = shownRewards(tasks)
  const first = items[0]?.task.claimDeadline
  const several = items.length > 1
  const isClaimingAll = !!progress
  const claimAllText = () => {
    if (all[0] && !several) return t('rewards.claim_one', { reward: rewardText(all[0].reward) })
    return sum ? t('rewards.claim_all_sum', { sum: money(sum) }) : t('rewards.claim_all_count', counted(all.length))
  }
  return (
    <Card padded tone="reward" aria-labelledby="ready-to-claim" className={styles.card}>
      <div className={styles.gold}>
        <Ends gap="2 16" align="baseline">
          <h2 id="ready-to-claim">{t('rewards.ready')}</h2>
          {first && <Text size="note">{t('rewards.first_lapses', { date: day(first) })}</Text>}
        </Ends>
        <Row as="p" gap="4 16" top="8" align="baseline" wrap>
          {sums.map((sum, place) =>
            'unit' in sum.amount ? (
              <span key={place}>
                <Amount money={sum.amount} size={place ? 'M' : 'L'} />
                {sums.length > 1 && <small> {t(`task.word.${sum.word}`)}</small>}
                <NearAmount money={sum.amount} word={sum.word} rate={rate} />
              </span>
            ) : (
              <b key={place} className={place ? styles.thing : styles.large}>
                {rewardText(sum)}
              </b>
            ),
          )}
        </Row>
        <Button
          variant="celebrate"
          size="lg"
          full
          busy={isClaimingAll}
          disabled={isClaiming}
          className={styles.all}
          onClick={onClaimAll}
        >
          <Icon icon="gift" weight="fill" />
          <span>{claimAllText()}</span>
        </Button>
        {progress && (
          <Hint top="8" role="status">
            {t('rewards.claiming', { done: number(progress.done), total: number(progress.total) })}
          </Hint>
        )}
      </div>
      <List>
        {items.map((item, place) => {
          const { task } = item
          // Rounded so that the rows add up to the shown sum.
          const { reward } = all[place] ?? task
          const { claimDeadline = null } = task
          const isSoon = now && endsSoon(claimDeadline, now)
          const busy = pressed === claimKey(task)
          return (
            <Line key={rewardKey(claimableOf(item))} gap="4 12">
              <RewardWhat
                reward={reward}
                source={isolated(t('rewards.ready_source', { activity: item.title, task: task.title }))}
                look="gold"
              />
              {several && (
                <SmallButton
                  className={styles.claim}
                  busy={busy}
                  disabled={(isClaiming || isClaimingAll) && !busy}
                  aria-label={t('rewards.claim_one', { reward: rewardText(reward) })}
                  onClick={() => claim(claimableOf(item))}
                >
                  {t('common.btn_claim')}
                </SmallButton>
              )}
              {claimDeadline && (
                <Row
                  as="p"
                  gap="4"
                  align="center"
                  size="hint"
                  tone={isSoon ? 'warning' : 'secondary'}
                  className={styles.lapses}
                >
                  <SmallIcon icon="timer" />
                  <CountdownText
                    to={claimDeadline}
                    sentence={t('rewards.lapses_in', { duration: '{duration}' })}
                    over={t('rewards.lapsed')}
                  />
                </Row>
              )}
            </Line>
          )
        })}
      </List>
    </Card>
  )
}

interface NearAmountProps {
  money: MoneyText
  word: RewardWord
  rate: DisplayRate | undefined
}

/** "about 4.60 €", where the deployment has a rate. Only for cash, because trial funds and coupons are worth less. */
export function NearAmount({ money, word, rate }: NearAmountProps) {
  const { t, locale } = useMyWords()
  const amount = word === 'cash' && rate ? formatInCurrency(locale, money, rate) : null
  return (
    amount && (
      <Stack as="small" size="hint" tone="secondary">
        {t('rewards.about_amount', { amount })}
      </Stack>
    )
  )
}
