import type { ReactNode, RefCallback } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { TaskBar } from '#components/ui/surface/task-bar.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { languageProps } from '#lib/i18n/language-props.ts'
import { Ends, Hint, Remark, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { claimKey } from '../claim/claim.ts'
import styles from './task-card.module.css'
import { TaskTrace } from './task-trace.tsx'
import { taskView } from './task-view.ts'
import type { useTaskHandlers } from './use-task-handlers.ts'

/** Their action shares a link, so they have no arrow, which would promise another page. */
const SHARED: ReadonlySet<string> = new Set(['INVITE_FRIEND', 'SHARE_LINK'])

export interface TaskHandlers extends ReturnType<typeof useTaskHandlers> {
  /** Without a socket the page refetches the tasks after this time, ms. */
  pollingMs?: number
  /** Gets the element with the claim button. */
  watchClaim?: RefCallback<HTMLElement>
  /** Renders a sum that may grow while the user looks at it; default: text. */
  drawMoney?: (money: Money) => ReactNode
}

export interface TaskCardProps {
  task: Task | TaskCompletion
  /** Absent on the server and for visitors. */
  handlers?: TaskHandlers
  /** Only the next unmet task has an open trace, and only when something was refused (docs/product.md, “Why not yet?”). */
  traceOpen: boolean
}

/** Title, rule, what it pays, progress, deadline, why not yet, and one action (design, "Task card"). */
export function TaskCard({ task, handlers, traceOpen }: TaskCardProps) {
  const words = useWords()
  const { t } = words
  const view = taskView(task, { ...words, zone: handlers?.zone })
  const { phase, title, reward, kind, rule, day, waiting, progress, next } = view
  const mine = 'taskStatus' in task ? task : null
  const isPressed = !!mine && handlers?.pressed === claimKey(mine)
  return (
    <Card as="article" className={styles.card} data-part={phase}>
      <Stack gap="2 16" align="start" className={styles.head}>
        <Text as="h3" weight="strong" {...languageProps(task.textLanguage)}>
          {title}
        </Text>
        <Text
          as="bdi"
          weight="strong"
          className={styles.reward}
          {...languageProps('item' in task.reward.amount ? task.textLanguage : undefined)}
        >
          {reward}
        </Text>
        <Hint className={styles.rule}>
          {rule} {day && <Chip>{day}</Chip>}
        </Hint>
        {kind && (
          <Remark size="hint" text="end" className={styles.kind}>
            {kind}
          </Remark>
        )}
      </Stack>
      {waiting && (
        <Row as="p" gap="4 12" top="8" align="center" wrap size="hint" tone="secondary">
          <Chip icon={<SmallIcon icon={waiting.why === 'review' ? 'magnifying-glass' : 'lock-simple'} />}>
            {t(`state.${waiting.why}`)}
          </Chip>{' '}
          {waiting.note}
        </Row>
      )}
      {phase === 'ready' && (
        <Row {...ACTION} className={styles.action} ref={handlers?.watchClaim}>
          <Button
            variant="celebrate"
            busy={isPressed}
            disabled={handlers?.isClaiming && !isPressed}
            onClick={() => mine && handlers?.onClaim(mine)}
          >
            {view.claim}
          </Button>
          {view.deadline && <Hint className={styles.note}>{view.deadline}</Hint>}
        </Row>
      )}
      {(phase === 'open' || phase === 'missed') && mine && handlers && (
        <>
          {progress && (
            <Stack gap="4" top="12" size="note">
              <Ends gap="0 12" align="baseline" tone="secondary">
                <span>{progress.text}</span>
                {progress.left && (
                  <Text as="b" tone="primary">
                    {progress.left}
                  </Text>
                )}
              </Ends>
              <TaskBar task={mine} />
            </Stack>
          )}
          {view.notes && <Hint top="8">{view.notes}</Hint>}
          <TaskTrace task={mine} open={traceOpen} zone={handlers.zone} />
          {next && (
            <Row {...ACTION} className={styles.action}>
              <Button
                variant="outlined"
                onClick={() => handlers.onOpen(mine)}
                {...(handlers.isOffline && { disabled: true, reason: t('offline.needed') })}
              >
                {next}
                <SmallIcon icon={SHARED.has(task.taskType) ? 'share-network' : 'arrow-right'} />
              </Button>
            </Row>
          )}
        </>
      )}
    </Card>
  )
}

const ACTION = { gap: '8 16', top: '14', align: 'center', wrap: true } as const
