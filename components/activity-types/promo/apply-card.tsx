import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { CtaAction, CtaLine, type CtaView } from '#components/activity/cta/activity-cta.tsx'
import type { CtaState } from '#components/activity/cta/cta-state.ts'
import { Accent, Ends, Hint, Text } from '#components/ui/layout/layout.tsx'
import styles from './apply-card.module.css'

interface ApplyCardProps {
  /** Absent when the user's data is not known yet. */
  state?: CtaState['state']
  view?: CtaView
  tasks: { of: number; done?: number }
  /** The user has applied; `at` in words, null when the platform does not tell it. */
  applied?: { at: string | null }
  isServers?: boolean
}

/** The application for a landing page's offer: its steps, and the next one's action. */
export function ApplyCard({ state, view, tasks, applied, isServers }: ApplyCardProps) {
  const { t, number, counted } = useWords()
  const { of, done = 0 } = tasks
  const hasDone = of > 0 && done >= of
  const looks = applied ? ['done', hasDone ? 'done' : 'current', hasDone ? 'current' : 'future'] : ['current']
  /** Applying, the tasks, the rewards. */
  const steps = () => {
    const date = applied?.at
    const note = date ? t('promo.step_applied', { date }) : t('promo.step_applied_undated')
    const first = [t('promo.step_apply'), applied ? note : t('promo.step_apply_note')]
    if (!of) return [first]
    const isBegun = applied && done > 0
    return [
      first,
      [
        t('promo.step_tasks'),
        isBegun
          ? t('promo.step_tasks_done', { done: number(done), of: number(of) })
          : t('promo.step_tasks_note', counted(of)),
      ],
      [t('promo.step_claim'), t('promo.step_claim_note')],
    ]
  }
  const closed = !applied && state && CLOSED[state]
  const open = state === 'notStarted' ? 'soon' : 'apply'
  const isUnknown = isServers || !view
  return (
    <Card padded id="apply" aria-labelledby="apply-title" data-live-part="apply-card">
      <Ends gap="8 12">
        <h2 id="apply-title" data-visitors={isUnknown ? '' : undefined}>
          {t(`promo.${applied ? 'applied' : closed || open}_title`)}
        </h2>
        {applied && <Chip tone="good">{t('promo.applied_chip')}</Chip>}
      </Ends>
      {!closed && (
        <ol className={styles.steps} data-visitors={isUnknown ? 'each' : undefined}>
          {steps().map(([title, note], index) => {
            const look = looks[index] ?? 'future'
            return (
              <li key={title} data-look={look} aria-current={look === 'current' ? 'step' : undefined}>
                <Accent>{title}</Accent>
                <Hint>{note}</Hint>
              </li>
            )
          })}
        </ol>
      )}
      {view ? (
        <Text
          as="div"
          top="16"
          className={isServers ? styles.servers : undefined}
          data-cta={view.kind}
          data-visitors={isServers ? 'each' : undefined}
        >
          {view.kind !== 'blocked' && <CtaAction view={view} place="card" full />}
          <Hint top="10">
            <CtaLine view={view} />
          </Hint>
        </Text>
      ) : (
        <Skeleton height="50px" radius="control" />
      )}
    </Card>
  )
}

/** Titles for the states in which this reader cannot take the steps. */
const CLOSED: Partial<Record<CtaState['state'], 'switch' | 'refused' | 'closed'>> = {
  switchAccount: 'switch',
  refused: 'refused',
  notEligible: 'refused',
  regionBlocked: 'refused',
  ended: 'closed',
  settling: 'closed',
  settled: 'closed',
  cancelled: 'closed',
}
