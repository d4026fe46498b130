import { ApplyCard } from '#components/activity-types/promo/apply-card.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { countDone } from '#lib/task/task-phase.ts'
import { useActivityCta, type LiveCtaDetail } from './use-activity-cta.ts'

interface ApplyCardLiveProps {
  detail: LiveCtaDetail & { tasks: number }
}

/** The application of a user: to do, received, or not possible with this account. */
export function ApplyCardLive({ detail }: ApplyCardLiveProps) {
  const cta = useActivityCta(detail, 'card')
  const { deadline } = useMyWords()
  if (!cta) return <ApplyCard tasks={{ of: detail.tasks }} />
  const { state, view, mine } = cta
  const at = mine.my?.appliedAt
  return (
    <ApplyCard
      state={state}
      view={view}
      tasks={{ of: Math.max(detail.tasks, mine.completions.length), done: countDone(mine.completions) }}
      applied={mine.isMember ? { at: at ? deadline(at) : null } : undefined}
    />
  )
}
