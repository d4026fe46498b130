import type { ReactNode } from 'react'
import { FunnelChart } from '#components/ui/chart/funnel-chart.tsx'
import { shareOf } from '#lib/agent/share-of.ts'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { AgentCard } from './agent-card.tsx'
import { useWords } from './use-words.tsx'

export type Performance = CallData<typeof performance>

interface FunnelCardProps extends Performance {
  /** At the end of the title's line: a link. */
  action?: ReactNode
}

export const STEPS = ['registered', 'verified', 'firstDeposit', 'firstTrade'] as const

/** The names of the steps in the texts. */
export const STEP_KEYS = {
  registered: 'agent.chart.step_registered',
  verified: 'agent.chart.step_verified',
  firstDeposit: 'agent.chart.step_first_deposit',
  firstTrade: 'agent.chart.step_first_trade',
} as const

/** How many people reached each step. Visits are a sentence, because beside them every bar would be a sliver (design). */
export function FunnelCard({ totals, action }: FunnelCardProps) {
  const { t, counted, number, percent } = useWords()
  const { visits, registered } = totals
  const share = shareOf(registered, visits)
  const count = counted(visits)
  return (
    <AgentCard
      title={t('agent.chart.funnel_title')}
      action={action}
      line={
        visits > 0 &&
        (!share || registered > visits
          ? t('agent.chart.visits', count)
          : t('agent.chart.visits_registered', { ...count, share: percent(share, 1) }))
      }
      none={STEPS.every((step) => totals[step] === 0) && t('agent.chart.funnel_none')}
    >
      <FunnelChart
        steps={STEPS.map((step, index) => {
          const before = STEPS[index - 1]
          // Each step counts the people of its own days, so it can have more than the step before.
          const part = before && totals[step] <= totals[before] && shareOf(totals[step], totals[before])
          return {
            key: step,
            label: t(STEP_KEYS[step]),
            value: totals[step],
            text: number(totals[step]),
            share: part ? t('agent.chart.go_on', { share: percent(part, 1) }) : undefined,
          }
        })}
      />
    </AgentCard>
  )
}
