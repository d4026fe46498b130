import Big from 'big.js'
import { useTranslations } from 'next-intl'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import type { ReactNode } from 'react'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { cx } from '#components/ui/cx.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import { rewardGain, missingFor, AXES, amountsOf, type Axis } from '#lib/deposit-bonus/tiers.ts'
import { Ends, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { BonusPlan } from './bonus-plan.ts'
import styles from './bonus.module.css'

interface TrackerProps {
  plan: BonusPlan
  /** null when the reader has not joined. */
  my: MyDepositBonus | null
  /** Below the heading: until when facts count. */
  until?: ReactNode
  /** A word about the next step, or the result; null when there is none. */
  line?: ReactNode
  isServers?: boolean
}

/** Net deposit and volume on their way to the next tier. */
export function Tracker({ plan, my, until, line, isServers = false }: TrackerProps) {
  const t = useTranslations('bonus')
  const tier = plan.tiers.find(({ tierId }) => tierId === my?.tierId)
  const isMoney = plan.tiers.every(({ reward }) => 'unit' in reward.amount)
  const axes = AXES.filter((axis) => plan.tiers.some((one) => one[axis] !== undefined))
  return (
    <Section
      title={t(my ? 'where' : 'axes')}
      aside={my && <Chip tone={tier ? 'good' : 'neutral'}>{tier?.label ?? t('no_tier')}</Chip>}
      align="baseline"
      className={cx(isServers && styles.servers)}
    >
      <Note className={cx(styles.until, isMoney && styles.overStep)}>{until}</Note>
      {my && isMoney && <TierStep plan={plan} my={my} />}
      {axes.map((axis) => (
        <AxisBar key={axis} axis={axis} tiers={plan.tiers} my={my} />
      ))}
      {line !== null && (
        <Notice tone="primary" className={styles.line}>
          {line ?? (
            <span data-visitors={isServers ? '' : undefined}>
              <VisitorLine plan={plan} />
            </span>
          )}
        </Notice>
      )}
    </Section>
  )
}

function VisitorLine({ plan: { bonus, status, startTime } }: Pick<TrackerProps, 'plan'>) {
  const { t, locale, counted } = useWords()
  const count = bonus.windowDays
  if (status === 'ENDED') return t('bonus.final_now')
  if (status === 'UPCOMING') {
    const time = t('common.utc_time', { time: formatDayMonthTime(locale, startTime, 'UTC') })
    return t('bonus.starts_with_activity', { time })
  }
  if (count === null) return t('bonus.counts_to_end')
  return t('bonus.starts_at_join', counted(count))
}

/** The bonus of the present tier beside that of the next one: every member has it, so that its room is there before the data. */
function TierStep({ plan: { tiers }, my: { tierId, nextTierId } }: { plan: BonusPlan; my: MyDepositBonus }) {
  const { t, rewardText, money } = useWords()
  const present = tiers.find((tier) => tier.tierId === tierId)
  const next = tiers.find((tier) => tier.tierId === nextTierId)
  const gain = next && rewardGain(next, present ?? null)
  return (
    <dl className={styles.step}>
      <div>
        <Text as="dt" size="note">
          {t('bonus.you_have')}
        </Text>
        <dd>{present ? rewardText(present.reward) : t('bonus.no_tier')}</dd>
      </div>
      {next && gain && (
        <div>
          <Text as="dt" size="note">
            {t('bonus.more_in_all', { gain: money(gain) })}
          </Text>
          <dd>{rewardText(next.reward)}</dd>
        </div>
      )}
    </dl>
  )
}

interface AxisBarProps {
  axis: Axis
  tiers: readonly Tier[]
  my: MyDepositBonus | null
}

const TEXTS = { netDeposit: 'bonus.axis_deposit', volume: 'bonus.axis_volume' } as const

/** One axis: the amount so far, on its way to the next tier, and what is missing. */
function AxisBar({ axis, tiers, my }: AxisBarProps) {
  const { t, money, moved, movedAmount } = useWords()
  const next = tiers.find(({ tierId }) => tierId === my?.nextTierId) ?? (my ? tiers.at(-1) : tiers[0])
  const target = next?.[axis]
  const unit = target?.unit ?? my?.[axis].unit ?? 'USDT'
  const goal = target && money(target)
  const figure = my && <Figure value={movedAmount(my[axis])} unit={goal ? undefined : unit} size="M" />
  const missing = my && next && missingFor(next, amountsOf(my))[axis]
  return (
    <Stack top="16" className={styles.axis}>
      <Ends gap="4 16" align="baseline">
        <Text as="span" weight="medium">
          {t(TEXTS[axis])}
        </Text>
        <Text as="span" tone="secondary" numeric className={styles.figure}>
          {my && goal && fillSlot(t('bonus.of_target', { value: '{value}', target: goal }), 'value', figure)}
          {my && !goal && figure}
          {!my && goal && t('bonus.from_target', { target: goal })}
        </Text>
      </Ends>
      {my && (
        <div className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${target ? filled(my[axis].amount, target.amount) : 100}%` }} />
        </div>
      )}
      {missing && <Note>{t('task.to_go', { left: moved(missing) })}</Note>}
    </Stack>
  )
}

/** The part of the way in percent. */
function filled(amount: string, target: string): number {
  if (new Big(target).lte(0)) return 100
  return Math.round(Math.min(1, Math.max(0, new Big(amount).div(target).toNumber())) * 1000) / 10
}
