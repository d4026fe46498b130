import { nextText } from '../../task-card/task-view.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { serverNow } from '#lib/http/clock.ts'
import { posterFact } from '#lib/share/poster-fact.ts'
import type { GoodNews } from '#store/slices/good-news.ts'
import type { TicketFacts } from '../picture/ticket.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import { joinNews } from './join-news.ts'
import { PosterScene } from '../picture/poster-scene.tsx'
import { shareOf } from './share-of.ts'
import type { GoodNewsData } from './use-good-news-data.ts'

/** "You're in" as a ticket, with the first claim right there; without a claimable reward the next step of the page, else the first task (design §14). */
export function joinContent(
  { joined }: GoodNews,
  data: GoodNewsData,
  texts: GoodNewsTexts,
  { claim, isClaiming, openTask, showSection, openShare, saveEnd, close }: GoodNewsHandlers,
): GoodNewsContent {
  const { activity, next, nextTask, step } = data
  const { t, rewardText } = texts
  const isNew = joined?.entry === 'register'
  const reward = next && rewardText(next.reward)
  const anchor = step && 'anchor' in step.to ? step.to.anchor : null
  const title = (): string => {
    if (isNew) return t('activity.joined_new_account')
    return reward === null ? t('activity.user_apply_success') : t('moment.joined_ready', { reward })
  }
  const first = (): GoodNewsContent['actions'][0] => {
    if (next && reward !== null)
      return {
        label: t('task.claim_reward', { reward }),
        isClaim: true,
        busy: isClaiming,
        onPress: () => claim([next]),
      }
    if (step && anchor !== null) return { label: step.label, onPress: () => showSection(anchor) }
    if (!nextTask) return { label: t('moment.done'), onPress: close }
    const label = nextText(nextTask, { t }) ?? t('ready.earn', { reward: rewardText(nextTask.reward) })
    return { label, onPress: () => openTask(nextTask) }
  }
  const more: GoodNewsContent['actions'][0][] = []
  if (activity?.endTime !== undefined && serverNow() < activity.endTime)
    more.push({ label: t('moment.calendar'), icon: 'calendar-plus', onPress: saveEnd })
  if (activity) {
    const heading = t('share.title')
    const subject = shareOf(activity, { figure: stakeOf(data, texts), isGold: false, heading }, texts)
    more.push({ label: t('moment.invite'), icon: 'user-plus', onPress: () => openShare(subject) })
  }
  return {
    scene: activity && <PosterScene activity={activity} />,
    title: title(),
    sentence: t('activity.joined_next'),
    ticket: ticketOf(data, texts),
    actions: [first(), ...more],
    isTimed: false,
  }
}

/** The stake of the activity on the poster of an invitation. */
function stakeOf({ activity }: GoodNewsData, { t, locale }: GoodNewsTexts) {
  const fact = activity && posterFact(activity)
  if (!fact) return null
  const { amount, unit } = { amount: formatAmount(locale, fact.money), unit: fact.money.unit }
  return { lead: fact.key === 'fact_pool' ? null : t('activity_stake.up_to'), amount, unit, label: null }
}

const LABELS = {
  fact_top: 'activity_stake.top_prize',
  fact_pool: 'activity.pool_label',
  fact_tasks: 'activity.rewards_label',
  fact_rewards: 'activity.rewards_label',
} as const

function ticketOf(data: GoodNewsData, texts: GoodNewsTexts): TicketFacts {
  const { activity } = data
  const { t, locale, zone } = texts
  const fact = activity && posterFact(activity)
  const joinNo = activity?.my?.joinNo
  const facts: TicketFacts['facts'][number][] = []
  if (joinNo !== undefined)
    facts.push({ label: t('moment.number'), value: formatNumber(locale, String(joinNo)), isLarge: true })
  if (fact)
    facts.push({
      label: t(LABELS[fact.key]),
      value: formatAmount(locale, fact.money),
      unit: fact.money.unit,
      isLarge: true,
    })
  facts.push({ label: t('moment.counts_from'), value: t('moment.counts_now') })
  if (activity?.endTime !== undefined)
    facts.push({ label: t('activity.ends'), value: formatDeadline(locale, activity.endTime, zone) })
  return { name: isolateAmounts(locale, activity?.title ?? ''), facts, news: joinNews(data, texts) }
}
