import { languageProps } from '#lib/i18n/language-props.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { claimKey } from '#components/task/claim/claim.ts'
import { TaskTrace } from '#components/task/task-card/task-trace.tsx'
import { taskView } from '#components/task/task-card/task-view.ts'
import { REWARD_ICONS } from '#components/task/reward-look.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { TaskBar } from '#components/ui/surface/task-bar.tsx'
import { rewardWord } from '#lib/task/reward-word.ts'
import { phaseOf } from '#lib/task/task-phase.ts'
import type { TaskHandlers } from '#components/task/task-card/task-card.tsx'
import { Line, List, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './lottery.module.css'

interface DrawWaysProps {
  tasks: readonly (Task | TaskCompletion)[]
  title: string
  /** Absent on the server and for visitors. */
  handlers?: TaskHandlers
}

const ORDER = { ready: 0, open: 1, claimed: 2, missed: 3 } as const

/** The sources of draws: ones to claim first, completed and missed ones last. */
export function DrawWays({ tasks, title, handlers }: DrawWaysProps) {
  return (
    <Card padded aria-labelledby="tasks">
      <h2 id="tasks">{title}</h2>
      <List className={styles.wayList}>
        {tasks
          .toSorted((one, other) => ORDER[phaseOf(one)] - ORDER[phaseOf(other)])
          .map((task) => (
            <Way
              key={'periodKey' in task ? `${task.taskId}:${task.periodKey}` : task.taskId}
              task={task}
              handlers={handlers}
            />
          ))}
      </List>
    </Card>
  )
}

function Way({ task, handlers }: Pick<DrawWaysProps, 'handlers'> & { task: Task | TaskCompletion }) {
  const { t, locale, rewardText } = useWords()
  const view = taskView(task, { t, locale, rewardText, zone: handlers?.zone })
  const { phase, title, reward, rule, day, waiting, next } = view
  const mine = 'taskStatus' in task ? task : null
  const isUnmet = phase === 'open' || phase === 'missed'
  const progress = phase === 'open' ? view.progress : null
  const note = () => {
    if (isUnmet) return progress?.left ?? view.notes
    if (waiting) return waiting.note
    return phase === 'ready' && mine?.claimDeadline && handlers
      ? t('activity.line_claim_by', { date: formatDeadline(locale, mine.claimDeadline, handlers.zone) })
      : null
  }
  const isClaimed = phase === 'claimed'
  const pays = (
    <Row
      as="span"
      gap="4"
      align="center"
      size="note"
      weight="strong"
      tone={isClaimed ? 'success' : undefined}
      text="end"
    >
      {isClaimed && <SmallIcon icon="check-circle" weight="fill" />}
      <bdi>{reward}</bdi>
    </Row>
  )
  const action = () => {
    if (isClaimed || !mine || !handlers) return pays
    if (phase === 'ready') {
      const isPressed = handlers.pressed === claimKey(mine)
      return (
        <SmallButton
          className={styles.claim}
          busy={isPressed}
          disabled={handlers.isClaiming && !isPressed}
          onClick={() => handlers.onClaim(mine)}
        >
          {view.claim}
        </SmallButton>
      )
    }
    if (!next) return pays
    return (
      <span className={styles.wayNext}>
        {pays}
        <SmallButton
          onClick={() => handlers.onOpen(mine)}
          {...(handlers.isOffline && { disabled: true, reason: t('offline.needed') })}
        >
          {next}
        </SmallButton>
      </span>
    )
  }
  return (
    <Line data-part={phase}>
      <span className={styles.rowIcon}>
        <Icon icon={REWARD_ICONS[rewardWord(task.reward)]} weight="duotone" />
      </span>
      <div>
        <Text
          as="h3"
          weight="medium"
          tone={phase === 'missed' ? 'secondary' : undefined}
          {...languageProps(task.textLanguage)}
        >
          {title}
        </Text>
        <Note>{[day, note() ?? rule].filter(Boolean).join(' · ')}</Note>
      </div>
      {action()}
      {progress && mine && (
        <div className={styles.wayBar}>
          <TaskBar task={mine} />
        </div>
      )}
      {mine && handlers && isUnmet && (
        <div className={styles.wayBar}>
          <TaskTrace task={mine} open={false} zone={handlers.zone} />
        </div>
      )}
    </Line>
  )
}
