'use client'

import Big from 'big.js'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { AxisRecord, MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { RewardChip } from '#components/task/reward-chip.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import { taskApi } from '#store/api/task.ts'
import { livePolling } from '#store/live/live-polling.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { useFactWords } from '#components/task/task-card/use-fact-words.ts'
import { earlierSum } from '#lib/deposit-bonus/earlier-sum.ts'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { useMyActivity } from '#store/use-my-activity.ts'
import { Facts, List, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { BonusPlan } from './bonus-plan.ts'
import styles from './my-bonus.module.css'

/** Uses arrive from the platform while the page is open, ms. */
const POLLING_INTERVAL_MS = 10_000

/** The bonus of the user's tier: what is left of it and when the rest expires. */
export function MyBonusCard({ activityId }: { activityId: string }) {
  const { t, locale } = useWords()
  const now = useNow() ?? serverNow()
  const { data, refetch } = taskApi.endpoints.rewardList.useQuery(
    { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM },
    livePolling(POLLING_INTERVAL_MS, useLiveTopic('rewards')),
  )
  const item = data?.items.find(({ source }) => source?.kind === 'TIER')
  return (
    <Section
      title={t('bonus.yours')}
      aside={item && <RewardChip item={item} now={now} onChange={() => void refetch()} />}
    >
      {item ? <Bonus item={item} /> : <Note top="8">{t('bonus.paying')}</Note>}
      <Link look="text" href="/rewards" locale={locale} className={styles.all}>
        {t('bonus.all_rewards')}
        <Icon icon="caret-right" size="sm" />
      </Link>
    </Section>
  )
}

function Bonus({ item: { reward, left, state, grantedAt, expiresAt } }: { item: RewardItem }) {
  const { t, locale, money, deadline } = useMyWords()
  const { amount } = reward
  if (!('unit' in amount)) return <Note top="8">{reward.label}</Note>
  const rest = new Big(left?.amount ?? 0)
  const exact = [rest, new Big(amount.amount).minus(rest)].map((part) => ({
    amount: part.toFixed(),
    unit: amount.unit,
  }))
  const { parts, total } = shownParts(exact, amount)
  const [shownRest, used] = parts as [ShownMoney, ShownMoney]
  const leftOf = t('bonus.left_of', { left: money(shownRest), amount: money(total) })
  const isOver = state === 'USED' || state === 'EXPIRED' || state === 'CANCELLED'
  return (
    <>
      {state === 'USED' && <Note top="8">{t('bonus.all_used')}</Note>}
      {!isOver && (
        <>
          <Text weight="strong" numeric className={styles.left}>
            {leftOf}
          </Text>
          <ProgressBar ratio={rest.div(amount.amount).toNumber()} label={t('bonus.yours')} valueText={leftOf} />
        </>
      )}
      <Facts
        top="12"
        facts={[
          !isOver &&
            new Big(used.amount).gt(0) && [t('bonus.used'), <Amount key="used" money={used} locale={locale} isMoved />],
          [t('bonus.received'), deadline(grantedAt)],
          expiresAt !== null && state !== 'USED' && [t('bonus.expires'), deadline(expiresAt)],
        ]}
      />
      {!isOver && expiresAt !== null && <Note top="8">{t('bonus.expires_line', { time: deadline(expiresAt) })}</Note>}
    </>
  )
}

interface AxisRecordsProps {
  title: string
  /** Shown instead of an empty list. */
  none: string
  /** The newest first. */
  records: readonly AxisRecord[]
  total: SignedMoney
  /** When records began to count, ms. */
  from: number | undefined
}

/** The records of one axis, the sum of older ones, and the total. */
function AxisRecords({ title, none, records, total, from }: AxisRecordsProps) {
  const { t, locale, dayTime, zone } = useMyWords()
  const words = useFactWords(zone)
  const counting = records.filter(({ counted }) => counted).map(({ amount }) => amount)
  const earlier = earlierSum(records, total.amount)
  const shown = shownParts([...counting, ...(earlier === null ? [] : [{ amount: earlier, unit: total.unit }])], total)
  const partOf = new Map(counting.map((amount, place) => [amount, shown.parts[place] ?? amount]))
  return (
    <div>
      <h3>{title}</h3>
      {records.length === 0 && <Note numeric>{none}</Note>}
      {records.length > 0 && (
        <List lined className={styles.list}>
          {records.map(({ label, at, amount, counted, reasonCode }) => (
            <li key={`${at} ${label} ${amount.amount}`}>
              <div>
                {words.title(label)}
                <Note numeric>
                  {reasonCode === null
                    ? dayTime(at)
                    : words.verdict({
                        label,
                        at,
                        amount: amount.amount,
                        counted,
                        reason: reasonCode,
                        detail: { until: from },
                      })}
                </Note>
              </div>
              {counted ? (
                <b>
                  <Amount money={partOf.get(amount) ?? amount} locale={locale} signed isMoved />
                </b>
              ) : (
                <s>
                  <Amount money={amount} locale={locale} isMoved />
                </s>
              )}
            </li>
          ))}
          {earlier !== null && (
            <li>
              {t('bonus.earlier')}
              <b>
                <Amount money={shown.parts.at(-1) ?? total} locale={locale} signed isMoved />
              </b>
            </li>
          )}
          <li className={styles.sum}>
            {t('bonus.counted')}
            <b>
              <Amount money={shown.total} locale={locale} isMoved />
            </b>
          </li>
        </List>
      )}
    </div>
  )
}

/** A member's newest deposits, withdrawals and trades, which add up to the tracker's figures. */
export function RecordsLive({ plan }: { plan: BonusPlan }) {
  const { t, deadline } = useMyWords()
  const { my } = useMyBonus(plan.activityId)
  if (my === null) return null
  const body = (
    <Text as="section" aria-label={t('bonus.records')} tone="primary">
      <Note numeric>{t('bonus.as_of', { time: deadline(my.asOf) })}</Note>
      <Stack top="12" className={styles.columns}>
        <AxisRecords
          title={t('bonus.axis_deposit')}
          none={t('bonus.none_deposits')}
          records={my.depositRecords}
          total={my.netDeposit}
          from={my.windowStartsAt}
        />
        <AxisRecords
          title={t('bonus.axis_volume')}
          none={t('bonus.none_trades')}
          records={my.volumeRecords}
          total={my.volume}
          from={my.windowStartsAt}
        />
      </Stack>
    </Text>
  )
  return <Accordion items={[{ key: 'records', title: t('bonus.records'), body }]} />
}

/** `open`: facts still count. `deciding`: the window is over. `decided`: the tier is final. */
type BonusPhase = 'open' | 'deciding' | 'decided'

/** `now`: the gateway's clock, ms. */
function bonusPhase({ windowEndsAt, result }: MyDepositBonus, now: number): BonusPhase {
  if (result !== null) return 'decided'
  return now < windowEndsAt ? 'open' : 'deciding'
}

interface MyBonusView {
  isLoading: boolean
  /** null when the user has not joined. */
  my: MyDepositBonus | null
  phase: BonusPhase | null
}

export function useMyBonus(activityId: string): MyBonusView {
  const { my, isLoading } = useMyActivity(activityId)
  const now = useNow() ?? serverNow()
  const own = my?.depositBonus ?? null
  return { isLoading, my: own, phase: own && bonusPhase(own, now) }
}
