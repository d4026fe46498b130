import { useWords } from '#components/ui/text/use-words.ts'
import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Ends, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import type { EarnedSums } from '#lib/task/earned-sums.ts'
import type { UnusedDraws } from '#lib/task/unused-draws.ts'
import { claimKey } from '../claim/claim.ts'
import { NextSteps } from '../next-steps.tsx'
import { StepList } from '../step-list.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { BigAmount } from '#components/ui/text/big-amount.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { ReadyItem, type ClaimableItem } from './ready-item.tsx'
import styles from './ready-for-you.module.css'

/** More would make the card higher than the banner beside it. */
const ROWS = 3
const HEADING = 'ready-for-you'

export interface ReadyForYouCardProps {
  /** By deadline, the nearest first. */
  items: readonly ClaimableItem[]
  draws: readonly UnusedDraws[]
  /** null while unknown, and without any. */
  earned: EarnedSums | null
  /** The next tasks, the nearest first; null without an open task. */
  next: { activityId: string; path: string; tasks: readonly TaskCompletion[] } | null
  /** The user has claimed a reward. */
  hasClaimed: boolean
  /** A claim is under way anywhere on the page; `pressed` is the `claimKey` of the reward whose button shows it. */
  isClaiming: boolean
  pressed: string | null
  onClaim: (item: ClaimableItem) => void
  onOpen: (task: TaskCompletion) => void
}

/** A user's card beside the banners (SCR-1): something to claim, else what was earned and what can be earned next. */
export function ReadyForYouCard(props: ReadyForYouCardProps) {
  const [first, ...more] = props.items
  return (
    <Card as="section" padded aria-labelledby={HEADING} className={styles.card}>
      {first ? <ToClaim {...props} first={first} more={more.length} /> : <NothingToClaim {...props} />}
    </Card>
  )
}

/** One gold button, for the nearest deadline. */
function ToClaim({
  first,
  more,
  draws,
  next,
  isClaiming,
  pressed,
  onClaim,
}: ReadyForYouCardProps & { first: ClaimableItem; more: number }) {
  const { t, locale, rewardText, counted } = useWords()
  const busy = pressed === claimKey(first.task)
  const shownDraws = draws.slice(0, 1)
  const shownTasks = next?.tasks.slice(0, ROWS - shownDraws.length - (more > 0 ? 1 : 0)) ?? []
  return (
    <>
      <div className={styles.gold}>
        <Ends gap="4 12" className={styles.head}>
          <h2 id={HEADING}>{t('ready.title')}</h2>
          <Chip tone="gold" icon={<Icon icon="gift" weight="fill" size="sm" />} className={styles.count}>
            {t('ready.count', counted(more + 1))}
          </Chip>
        </Ends>
        <ReadyItem item={first} />
        <Button
          variant="celebrate"
          size="lg"
          full
          busy={busy}
          disabled={isClaiming && !busy}
          onClick={() => onClaim(first)}
          className={styles.claim}
        >
          {!busy && <Icon icon="gift" weight="fill" />}
          <span>{t('task.claim_reward', { reward: rewardText(first.task.reward) })}</span>
        </Button>
      </div>
      {more > 0 && (
        <Link href="/rewards" locale={locale} look="text" className={styles.more}>
          {t('ready.more', counted(more))}
        </Link>
      )}
      {shownDraws.length + shownTasks.length > 0 && (
        <StepList tasks={shownTasks}>
          {shownDraws.map((mine) => (
            <DrawsRow key={mine.activityId} draws={mine} />
          ))}
        </StepList>
      )}
    </>
  )
}

function NothingToClaim({ earned, draws, next, hasClaimed, onOpen }: ReadyForYouCardProps) {
  const t = useTranslations('ready')
  const isNew = !earned && !hasClaimed
  const [mine] = draws
  return (
    <>
      {(earned || hasClaimed || !next) && (
        <Ends gap="4 12" className={styles.head}>
          <h2 id={HEADING}>{t(earned ? 'earned' : 'title')}</h2>
          {!isNew && (
            <Chip tone="good" icon={<Icon icon="check-circle" size="sm" />}>
              {t('done_title')}
            </Chip>
          )}
        </Ends>
      )}
      {earned && <EarnedSoFar earned={earned} />}
      {mine && (
        <StepList tasks={[]}>
          <DrawsRow draws={mine} />
        </StepList>
      )}
      {next ? (
        <NextSteps
          activityId={next.activityId}
          path={next.path}
          tasks={next.tasks.slice(0, mine ? ROWS - 1 : ROWS)}
          onOpen={onOpen}
          headingId={isNew ? HEADING : undefined}
        />
      ) : (
        <>
          {isNew && (
            <Text as="h3" top="8">
              {t('none_title')}
            </Text>
          )}
          <Text tone="secondary">{t('none_text')}</Text>
        </>
      )}
    </>
  )
}

/** The sum of the claimed rewards, by kind (design §13, "Home"). The legend has the figures of the bar. */
function EarnedSoFar({ earned: { total, parts, others } }: { earned: EarnedSums }) {
  const { t, locale } = useWords()
  return (
    <>
      <BigAmount money={total} locale={locale} className={styles.soFarFigure} />
      {others.length > 0 && (
        <Text tone="secondary">+ {others.map((money) => formatMoney(locale, money)).join(' + ')}</Text>
      )}
      {parts.length > 1 && (
        <Row gap="3" top="10" className={styles.bar} aria-hidden="true">
          {parts.map(({ word, money }) => (
            <i key={word} className={styles.part} data-word={word} style={{ flexGrow: money.amount }} />
          ))}
        </Row>
      )}
      <Row as="ul" wrap size="note" tone="secondary" className={styles.legend}>
        {parts.map(({ word, money }) => (
          <li key={word} className={styles.part} data-word={word}>
            {t('task.amount_of_kind', {
              amount: isolateLtr(locale, formatAmount(locale, money)),
              kind: t(`task.word.${word}`),
            })}
          </li>
        ))}
      </Row>
    </>
  )
}

/** The user's unused draws of one activity, as a row of the steps. */
function DrawsRow({ draws: { count, title, path, endsAt } }: { draws: UnusedDraws }) {
  const { t, locale, counted } = useWords()
  const zone = useMyZone()
  return (
    <li>
      <span className={styles.icon}>
        <Icon icon="ticket" weight="duotone" size="lg" />
      </span>
      <div>
        <Text as="span" weight="medium">
          {t('task.draws', counted(count))}
        </Text>
        <Note size="small">{title}</Note>
        {endsAt !== null && (
          <Note size="small">{t('rewards.total_ends', { date: formatDeadline(locale, endsAt, zone) })}</Note>
        )}
      </div>
      <Button variant="outlined" size="sm" href={path} locale={locale}>
        {t('rewards.action_draw')}
      </Button>
    </li>
  )
}
