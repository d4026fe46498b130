import Big from 'big.js'
import { Ends, Facts, Line, List, Note, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { rewardKey } from '../claim/claim.ts'
import { isPositive, PartsBar } from '../parts-bar.tsx'
import { RewardLine } from '../reward-line.tsx'
import { TaskBar } from '#components/ui/surface/task-bar.tsx'
import type { Changes } from './describe-good-news.ts'
import styles from './good-news-facts.module.css'

/** More are folded, so that the overlay keeps its height and no row is cut. */
const MOST_ROWS = 4

/** What changed: failures, lists, bars and the next step. */
export function GoodNewsFacts(facts: Changes) {
  const { failed = [], claimed = [], bar, next, tiles, verify, place, values = [] } = facts
  const { t, rewardText, number, counted, amount, money, isolated } = useWords()
  /** The user's part of an activity's money: claimed, ready, open, missed. What is new turns from gold to green. */
  const moneyPart = ({
    label,
    totals: { unit, claimed: done, ready, open, missed },
    kind,
    added,
  }: NonNullable<typeof bar>) => {
    const total = new Big(done).plus(ready).plus(open).plus(missed).toFixed()
    const before = new Big(done).minus(added)
    const parts = { claimed: before.lt(0) ? '0' : before.toFixed(), added, ready, open, missed }
    const ofKind = (value: string) => {
      const written = money({ amount: value, unit })
      return kind ? t('task.amount_of_kind', { amount: written, kind }) : written
    }
    const text = isPositive(done)
      ? t('moment.bar_claimed', { claimed: amount({ amount: done, unit }), total: ofKind(total) })
      : t('moment.bar_left', { amount: ofKind(open) })
    return (
      <Stack gap="6" top="18" size="hint" text="start" className={styles.money}>
        <Ends as="p" gap="2 16" align="baseline">
          <Span tone="secondary" breaks>
            {label}
          </Span>
          <b>{text}</b>
        </Ends>
        <PartsBar parts={Object.entries(parts)} />
      </Stack>
    )
  }
  /** The place among all as a bar, from the last to the first. */
  const placeBar = ({ rank, total }: NonNullable<typeof place>) => {
    if (!total || total < SHOWN_FROM || total <= rank) return null
    const behind = total - rank
    return (
      <Stack gap="4" top="16" size="note" tone="secondary">
        <div aria-hidden="true">
          <ProgressBar ratio={behind / total} label="" valueText="" />
        </div>
        <Ends as="p" gap="12">
          <span aria-hidden="true">{number(total)}</span>
          <Text as="b" tone="primary">
            {t('moment.ahead_of', counted(behind))}
          </Text>
          <span aria-hidden="true">{number(1)}</span>
        </Ends>
      </Stack>
    )
  }
  /** Ticked off one after another. */
  const claimedRows = (
    <List aria-label={t('rewards.claimed_just_now')} top="16" size="note" text="start" className={styles.list}>
      {claimed.map((reward, index) => (
        <Line key={rewardKey(reward)}>
          <Span tone="success" className={styles.tick} style={{ '--place': Math.min(index, 3) }}>
            <Icon icon="check-circle" weight="fill" />
          </Span>
          <span>{isolated(reward.title)}</span>
          <b>
            <bdi>{rewardText(reward.reward)}</bdi>
          </b>
        </Line>
      ))}
    </List>
  )
  return (
    <>
      {failed.length > 0 && (
        <Alert top="16" className={styles.failures}>
          {failed.map(({ reward, reason }) => (
            <p key={rewardKey(reward)}>{t('rewards.claim_failed', { reward: rewardText(reward.reward), reason })}</p>
          ))}
        </Alert>
      )}
      {claimed.length > 0 &&
        (claimed.length > MOST_ROWS ? (
          <Text as="div" top="16" text="start">
            <Fold title={t('rewards.claimed_all', counted(claimed.length))}>{claimedRows}</Fold>
          </Text>
        ) : (
          claimedRows
        ))}
      {bar && moneyPart(bar)}
      {next && (
        <Text as="div" top="16" text="start" className={styles.next}>
          <RewardLine
            as="div"
            word={rewardWord(next.task.reward)}
            title={isolated(next.task.title)}
            note={isolated(t('moment.next_in', { activity: next.activity }))}
            end={rewardText(next.task.reward)}
          >
            {ratioOf(next.task.progress) > 0 && <TaskBar task={next.task} />}
          </RewardLine>
        </Text>
      )}
      {tiles && (
        <Stack as="ul" gap="8" top="16" className={styles.tiles}>
          {tiles.map(({ id, amount: digits, words, tone }, index) => (
            <Stack
              as="li"
              key={id}
              tone="secondary"
              text="center"
              breaks
              data-tone={tone}
              style={{ '--place': index, '--tile': tone && `var(--art-${tone})` }}
            >
              <bdi>
                {digits && <b>{digits}</b>} <Span weight="medium">{words}</Span>
              </bdi>
            </Stack>
          ))}
        </Stack>
      )}
      {verify && (
        <Note top="12">
          {verify.line} <TextLink href={verify.href}>{verify.link}</TextLink>
        </Note>
      )}
      {place && placeBar(place)}
      {values.length > 0 && (
        <Facts
          look="lined"
          top="16"
          text="start"
          className={styles.values}
          facts={values.map(({ label, value }) => [
            <>
              <Icon icon="check-circle" weight="fill" />
              {label}
            </>,
            <bdi key={label}>{value}</bdi>,
          ])}
        />
      )}
    </>
  )
}
