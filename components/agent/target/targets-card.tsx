import { Grid, Hint, Text } from '#components/ui/layout/layout.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { AGENT_TARGETS, type AgentTarget, type TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentCard } from '../agent-card.tsx'
import { Answered, type Campaign, FRESH } from '../agent-page.tsx'
import { dialogButton } from '../dialog-button.tsx'
import { countDays, dayOf } from '../filter/filter-days.ts'
import { useWords } from '../use-words.tsx'
import { progressOf, TARGET_KEYS } from './target-progress.ts'
import styles from './targets-card.module.css'

const TargetsButton = dialogButton(async () => (await import('./targets-form.tsx')).TargetsForm)

/** The agent's own targets of every month, and how far the running one has come. The filter of the page does not change them. */
export function TargetsCard({ activityId: id, timeZone }: Campaign) {
  const { t, month: nameOf, zone } = useWords()
  const answer = agentApi.useAgentTargetsQuery(id, FRESH)
  return (
    <Answered answer={answer} height="104px">
      {(month) => {
        const names = AGENT_TARGETS.filter((name) => month[name].target)
        const isNone = names.length === 0
        return (
          <AgentCard
            title={t('agent.target.title')}
            action={
              <TargetsButton form={{ id, month }}>
                {t(isNone ? 'agent.target.set' : 'agent.target.change')}
              </TargetsButton>
            }
            line={
              isNone
                ? t('agent.target.none')
                : t('agent.target.month', { month: nameOf(month.month), zone: zone(timeZone) })
            }
          >
            {!isNone && (
              <Grid as="ul" top="16" className={styles.targets}>
                {names.map((name) => (
                  <TargetRow key={name} name={name} month={month} timeZone={timeZone} />
                ))}
              </Grid>
            )}
          </AgentCard>
        )
      }}
    </Answered>
  )
}

/** One target: what is reached of it, a bar, and the day that reaches it at the present speed, or what is missing. */
function TargetRow({ name, month, timeZone }: { name: AgentTarget; month: TargetMonth; timeZone: string }) {
  const { t, locale, amount, counted, dayMonth, money, number } = useWords()
  const { target, reached, pace } = month[name]
  if (!target) return null
  const { ratio, isReached, isNothing, missing } = progressOf(target, reached)
  const goal = typeof target === 'number' ? number(target) : formatMoney(locale, target)
  const label = t(`agent.target.${TARGET_KEYS[name]}`)
  const value = isNothing
    ? t('agent.target.nothing_of', { target: goal })
    : t('agent.target.of', { reached: typeof reached === 'number' ? number(reached) : amount(reached), target: goal })
  const line = () => {
    if (isReached) return t('agent.target.reached')
    if (pace) return t('agent.target.on_course', { date: dayMonth(pace) })
    const left = Math.max(1, countDays({ from: dayOf(serverNow(), timeZone), to: month.lastDay }))
    return t('agent.target.left', {
      missing:
        typeof reached === 'number'
          ? t('agent.target.people_to_go', { count: Number(missing), value: number(missing) })
          : t('agent.target.amount_to_go', { amount: money({ amount: missing, unit: reached.unit }) }),
      ...counted(left),
    })
  }
  return (
    <Grid as="li" gap="0 12" align="baseline" className={styles.target}>
      <Hint as="h3" weight="text">
        {label}
      </Hint>
      <Text numeric breaks text="end" className={styles.value}>
        {value}
      </Text>
      <ProgressBar ratio={ratio} label={label} valueText={value} className={styles.bar} />
      <Hint className={styles.line}>{line()}</Hint>
    </Grid>
  )
}
