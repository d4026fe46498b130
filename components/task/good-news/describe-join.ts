import { figureOf } from '#components/share/share-subject.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { serverNow } from '#lib/http/clock.ts'
import { posterFact } from '#lib/share/poster.ts'
import { nextText } from '../task-card/task-view.ts'
import type { GoodNewsAction, GoodNewsDescription } from './describe-good-news.ts'
import type { GoodNewsContext } from './use-good-news-context.ts'

/** "You're in" as a ticket, with the first claim; else with the page's next step or the first task (design §13). */
export function describeJoin(context: GoodNewsContext): GoodNewsDescription {
  const { joined, isolated, activity, ranked = null, next, nextTask, step } = context
  const { t, rewardText, amount, money, deadline, number } = context
  const { claim, isClaiming, openTask, showSection, openShare, saveEnd, close } = context
  const { title: name = '', endTime, my, tiers = [], competition, cover } = activity ?? {}
  const fact = (activity && posterFact(activity)) ?? null
  const reward = next && rewardText(next.reward)
  const anchor = step && 'anchor' in step.to ? step.to.anchor : null
  const title = () => {
    if (joined?.entry === 'register') return t('activity.joined_new_account')
    return reward === null ? t('activity.user_apply_success') : t('moment.joined_ready', { reward })
  }
  const first = (): GoodNewsAction => {
    if (next && reward !== null) {
      const label = t('task.claim_reward', { reward })
      return { label, claiming: isClaiming, onPress: () => claim([next]) }
    }
    if (step && anchor !== null) return { label: step.label, onPress: () => showSection(anchor) }
    if (!nextTask) return { label: t('moment.done'), onPress: close }
    const label = nextText(nextTask, context) ?? t('ready.earn', { reward: rewardText(nextTask.reward) })
    return { label, onPress: () => openTask(nextTask) }
  }
  // The activity's prize headline for the poster of an invitation.
  const prize = fact && figureOf(fact.money, fact.key === 'share.fact_pool' ? null : t('activity_stake.up_to'), context)
  /** The best thing to say about an activity that the user has just joined; null where there is none. */
  const highlight = () => {
    if (reward !== null) return t('activity.joined_ready', { reward })
    const paid = Math.max(0, ...tiers.map(({ rankTo = 0 }) => rankTo))
    // Another track or an unlocked part of the pool changes the prizes, so that no rank can be promised its tier's.
    const { poolSteps = [], tracks = [] } = competition ?? {}
    const isFixed = poolSteps.length === 0 && tracks.every(({ track }) => track !== 'COMBINED')
    const [best] = tiers.filter(({ rankFrom }) => rankFrom === 1)
    if (paid > 0 && ranked !== null && ranked >= SHOWN_FROM && ranked < paid)
      return t('moment.news_places_free', { taken: number(ranked), places: number(paid) })
    if (paid > 0 && best && isFixed)
      return t('moment.news_places', { places: number(paid), reward: rewardText(best.reward) })
    if (cover) return t('copy.proof', { limit: money(cover.limit) })
    const last = tiers.at(-1)
    if (last?.netDeposit || last?.volume) return t('moment.news_tiers', { reward: rewardText(last.reward) })
    if (!nextTask) return null
    return isolated(t('moment.news_task', { task: nextTask.title, reward: rewardText(nextTask.reward) }))
  }
  const more: GoodNewsAction[] = []
  if (endTime !== undefined && serverNow() < endTime)
    more.push({ label: t('moment.calendar'), icon: 'calendar-plus', onPress: saveEnd })
  if (activity) {
    const onPress = () => openShare({ figure: prize, heading: t('share.title') })
    more.push({ label: t('moment.invite'), icon: 'user-plus', onPress })
  }
  return {
    figure: { scene: 'poster', activity },
    title: title(),
    sentence: t('activity.joined_next'),
    ticket: {
      name: isolated(name),
      facts: [
        my?.joinNo !== undefined && { label: t('moment.number'), value: number(my.joinNo), isLarge: true },
        fact && { label: t(LABELS[fact.key]), value: amount(fact.money), unit: fact.money.unit, isLarge: true },
        { label: t('moment.counts_from'), value: t('moment.counts_now') },
        endTime !== undefined && { label: t('activity.ends'), value: deadline(endTime) },
      ],
      highlight: highlight(),
    },
    actions: [first(), ...more],
  }
}

const LABELS = {
  'share.fact_top': 'activity_stake.top_prize',
  'share.fact_pool': 'activity.pool_label',
  'share.fact_tasks': 'activity.rewards_label',
  'share.fact_rewards': 'activity.rewards_label',
} as const
