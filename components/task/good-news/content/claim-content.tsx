import { useWords } from '#components/ui/text/use-words.ts'
import Big from 'big.js'
import type { CSSProperties } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { ratioOf } from '#lib/task/progress.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { claimKey } from '../../claim/claim.ts'
import { RewardChip } from '../../reward-chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { serverNow } from '#lib/http/clock.ts'
import { sumOf } from '#lib/task/reward-totals.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { shownRewards } from '#lib/task/shown-rewards.ts'
import { taskTotals } from '#lib/task/task-phase.ts'
import type { ClaimedReward, FailedClaim, GoodNews } from '#store/slices/good-news.ts'
import { REWARD_ICONS } from '../../reward-look.ts'
import styles from './claim-content.module.css'
import { figureOf, shareOf } from '#components/share/share-subject.ts'
import { Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import { GoldScene, PilesScene, type Pile } from '../picture/gold-scene.tsx'
import { GoodNewsBar } from './good-news-bar.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import type { GoodNewsData } from './use-good-news-data.ts'

const SCENE_ICONS = { HOLD: 'lock-simple', REVIEW: 'magnifying-glass' } as const
const nothing = () => undefined

/** Money from this amount on stays until the user closes the overlay, USDT. */
const STAYS_FROM = 50

/** Whether the overlay may close automatically on a reward: less than 50 USDT, or draws. */
function isSmall({ reward: { amount } }: ClaimedReward): boolean {
  if ('count' in amount) return true
  return 'unit' in amount && amount.unit === 'USDT' && new Big(amount.amount).lt(STAYS_FROM)
}

const hasAmount = ({ reward: { amount } }: ClaimedReward): boolean => 'unit' in amount || 'count' in amount

/** One or several claimed rewards, and the next one (design §13, "Moments"). */
export function claimContent(
  goodNews: GoodNews,
  data: GoodNewsData,
  texts: GoodNewsTexts,
  handlers: GoodNewsHandlers,
): GoodNewsContent {
  const { t, locale, rewardText, claimedNote } = texts
  const { activityId, claimed, together, failed } = goodNews
  const { activity, tasks, next, nextTask } = data
  const isEnd = next === null && failed.length === 0
  const newest = claimed.slice(-Math.max(1, together))
  // At the end of a chain the overlay is about all of it.
  const shown = isEnd ? claimed : newest
  const [only] = shown.length === 1 ? shown : []
  const { rewards, sum } = shownRewards(shown.map(({ reward }) => reward))
  const count = formatNumber(locale, String(shown.length))
  const locked = only && (only.state === 'HOLD' || only.state === 'REVIEW') ? only.state : null

  const title = (): string => {
    const isYours = only !== undefined && locked === null && hasAmount(only)
    if (only) return t(isYours ? 'moment.got' : 'task.claimed_title', { reward: rewardText(only.reward) })
    if (sum === null) return t('rewards.claimed_all', { count: shown.length, value: count })
    const money = formatMoney(locale, sum)
    return isEnd ? t('moment.all_claimed', { sum: money }) : t('task.claimed_title', { reward: money })
  }
  const kind = only && rewardWord(only.reward)
  const ofKind = taskTotals(tasks.filter(({ reward }) => rewardWord(reward) === kind)).find(
    ({ unit }) => unit === sum?.unit,
  )
  const addedHere = newest.filter((reward) => reward.activityId === activityId)
  const figure = sum ?? (only ? rewardText(only.reward) : count)
  const piles = only || sum ? null : pilesOf(shown, texts)
  const share =
    activity && failed.length === 0
      ? () =>
          handlers.openShare(
            shareOf(
              activity,
              { figure: figureOf(figure, t('share.lead_got'), texts), isGold: true, heading: t('share.title_reward') },
              texts,
            ),
          )
      : null
  return {
    scene: piles ? (
      <PilesScene key={claimed.length} piles={piles} />
    ) : (
      <GoldScene
        // Each claim plays anew.
        key={claimed.length}
        figure={figure}
        icon={locked ? SCENE_ICONS[locked] : 'gift'}
      />
    ),
    title: title(),
    sentence: claimedNote(shown),
    chip: locked && only && (
      <RewardChip item={{ ...only, state: locked, expiresAt: null }} now={serverNow()} onChange={nothing} />
    ),
    children: (
      <>
        {failed.length > 0 && <Failures failed={failed} rewardText={rewardText} t={t} />}
        {shown.length > 1 && (
          <ClaimedList
            key={claimed.length}
            claimed={shown.map((one, place) => ({ ...one, reward: rewards[place] ?? one.reward }))}
            label={t('rewards.claimed_just_now')}
          />
        )}
        {only && activity && ofKind && (
          <GoodNewsBar
            key={claimed.length}
            label={isolateAmounts(locale, activity.title)}
            totals={ofKind}
            added={sumOf(addedHere.map(({ reward }) => reward))?.amount ?? '0'}
          />
        )}
        {isEnd && activity && nextTask && <NextTask task={nextTask} activity={activity.title} />}
      </>
    ),
    actions: claimActions(goodNews, data, { t, rewardText }, { ...handlers, share }),
    isTimed:
      failed.length === 0 &&
      (next ?? nextTask) !== null &&
      shown.every(isSmall) &&
      (sum === null || new Big(sum.amount).lt(STAYS_FROM)),
  }
}

function claimActions(
  { failed }: GoodNews,
  { next, nextTask }: GoodNewsData,
  { t, rewardText }: Pick<GoodNewsTexts, 't' | 'rewardText'>,
  { claim, isClaiming, openTask, showRewards, share, close }: GoodNewsHandlers & { share: (() => void) | null },
): GoodNewsContent['actions'] {
  const done = { label: t('moment.done'), onPress: close }
  const others = share ? [{ label: t('share.open'), icon: 'share-network', onPress: share } as const, done] : [done]
  const lost = failed.filter(({ canRetry }) => canRetry).map(({ reward }) => reward)
  if (lost.length > 0)
    return [{ label: t('common.btn_retry'), isClaim: true, busy: isClaiming, onPress: () => claim(lost) }, done]
  if (next)
    return [
      {
        label: t('moment.claim_next', { reward: rewardText(next.reward) }),
        isClaim: true,
        busy: isClaiming,
        onPress: () => claim([next]),
      },
      ...others,
    ]
  // The user has to read the refusal first.
  if (failed.length > 0) return [done]
  if (nextTask)
    return [
      { label: t('ready.earn', { reward: rewardText(nextTask.reward) }), onPress: () => openTask(nextTask) },
      ...others,
    ]
  if (showRewards) return [{ label: t('task.see_rewards'), onPress: showRewards }, ...others]
  return share ? [done, { label: t('share.open'), icon: 'share-network', onPress: share }] : [done]
}

function Failures({
  failed,
  rewardText,
  t,
}: { failed: readonly FailedClaim[] } & Pick<GoodNewsTexts, 't' | 'rewardText'>) {
  return (
    <Notice tone="error" role="alert" className={styles.failures}>
      {failed.map(({ reward, reason }) => (
        <p key={`${reward.activityId} ${claimKey(reward)}`}>
          {t('rewards.claim_failed', { reward: rewardText(reward.reward), reason })}
        </p>
      ))}
    </Notice>
  )
}

const MOST_PILES = 3

/** The claimed rewards as piles, one a kind and unit in the order of the claims; null for one alone, and for more than have room. */
function pilesOf(claimed: readonly ClaimedReward[], { t, locale }: Pick<GoodNewsTexts, 't' | 'locale'>): Pile[] | null {
  const groups = new Map<string, ClaimedReward[]>()
  for (const one of claimed) {
    const { amount } = one.reward
    const key = 'unit' in amount ? `${rewardWord(one.reward)} ${amount.unit}` : 'count' in amount ? 'draws' : 'item'
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  if (groups.size < 2 || groups.size > MOST_PILES) return null
  return [...groups.values()].map((group): Pile => {
    const rewards = group.map(({ reward }) => reward)
    const sum = sumOf(rewards)
    const [first] = rewards
    if (sum) {
      const word = first && rewardWord(first)
      const isCoins = word && ['cash', 'trial', 'coupon'].includes(word)
      const pile = { amount: formatAmount(locale, sum), unit: sum.unit, kind: word ? t(`task.word.${word}`) : null }
      return { look: isCoins ? 'coins' : 'token', ...pile }
    }
    const count = rewards.reduce((all, { amount }) => all + ('count' in amount ? amount.count : 0), 0)
    const value = formatNumber(locale, String(count))
    return count > 0
      ? { look: 'tickets', amount: t('task.draws', { count, value }), unit: null, kind: null }
      : { look: 'token', amount: first?.label ?? '', unit: null, kind: null }
  })
}

interface ClaimedListProps {
  claimed: readonly ClaimedReward[]
  /** Accessible name. */
  label: string
}

/** The claimed rewards, ticked off one after the other; a long list scrolls, so that the overlay keeps its height. */
function ClaimedList({ claimed, label }: ClaimedListProps) {
  const { locale, rewardText } = useWords()
  return (
    <Text
      as="ul"
      aria-label={label}
      tabIndex={claimed.length > 3 ? 0 : undefined}
      top="16"
      size="note"
      text="start"
      className={styles.list}
    >
      {claimed.map((reward, index) => (
        <li key={`${reward.activityId} ${claimKey(reward)}`}>
          <Stack
            as="span"
            tone="success"
            className={styles.tick}
            style={{ '--place': Math.min(index, 3) } as CSSProperties}
          >
            <Icon icon="check-circle" weight="fill" />
          </Stack>
          <span>{isolateAmounts(locale, reward.title)}</span>
          <b>
            <bdi>{rewardText(reward.reward)}</bdi>
          </b>
        </li>
      ))}
    </Text>
  )
}

interface NextTaskProps {
  task: Pick<TaskCompletion, 'title' | 'reward' | 'progress'>
  /** The activity's title. */
  activity: string
}

/** The task that is nearest to its reward, with the reward. */
function NextTask({ task: { title, reward, progress }, activity }: NextTaskProps) {
  const { t, locale, rewardText } = useWords()
  const { current, target } = formatProgress(locale, progress)
  const ratio = ratioOf(progress)
  return (
    <Stack gap="2 12" top="16" align="center" text="start" className={styles.next}>
      <span className={styles.icon}>
        <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
      </span>
      <Text as="b" weight="medium" breaks className={styles.title}>
        {isolateAmounts(locale, title)}
      </Text>
      <Note as="span" size="hint" className={styles.activity}>
        {isolateAmounts(locale, t('moment.next_in', { activity }))}
      </Note>
      <b className={styles.reward}>
        <bdi>{rewardText(reward)}</bdi>
      </b>
      {ratio > 0 && (
        <ProgressBar
          ratio={ratio}
          label={t('task.progress_label', { task: title })}
          valueText={t('task.of_target', { current, target })}
          className={styles.bar}
        />
      )}
    </Stack>
  )
}
