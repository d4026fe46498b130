import { promisedReward } from '#components/ui/text/use-reward-text.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { Words } from '#components/ui/text/use-words.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import { areKindsMixed, countDone, taskPhase, totalsOfPart } from '#lib/task/task-phase.ts'

/** The reward for signing up; undefined where no task pays it. */
export const signUpReward = (tasks: ActivityDetail['tasks']) =>
  tasks.find(({ taskType }) => taskType === 'REGISTER_PASS')?.reward

/** The promise for every reader: what a visitor gets at once, else the activity's subtitle. */
export function commonPromise(
  { tasks, subtitle, status }: Pick<ActivityDetail, 'tasks' | 'subtitle' | 'status'>,
  words: Words,
) {
  const { t, counted, isolated } = words
  const reward = signUpReward(tasks)
  if (!reward || status === 'ENDED') return isolated(subtitle)
  return t('activity_proof.tasks_sign_up', {
    ...counted(tasks.length),
    reward: promisedReward(reward, words),
  })
}

interface OwnFacts {
  completions: readonly TaskCompletion[]
  status: ActivityDetail['status']
  /** The prize headline is a pool for the best, so leave out what the tasks still pay. */
  isExtra?: boolean
}

/** The user's own line: claimed, ready and open amounts, else the number of done tasks; null when there are none. */
export function ownPromise({ completions, status, isExtra }: OwnFacts, { t, locale, number, money }: Words) {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const sentences = (['claimed', 'ready', 'open'] as const).flatMap((part) => {
    if (part === 'open' && (isExtra || status === 'ENDED')) return []
    const kinds = shownKinds(totalsOfPart(completions, part))
    const isMixed = areKindsMixed(kinds)
    const amounts = kinds.map(({ word, money: sum }) => {
      const amount = money(sum)
      return isMixed ? t('task.amount_of_kind', { amount, kind: t(`task.word.${word}`) }) : amount
    })
    // A daily task has a row per day, so that its open amount is only the present day's part of the stake.
    const ofPart = completions.filter((task) => taskPhase(task) === part)
    const isToday = part === 'open' && ofPart.every(({ period }) => period === 'EVERYDAY')
    const key = isToday ? 'activity_proof.open_today' : (`activity_proof.${part}` as const)
    return amounts.length === 0 ? [] : [t(key, { amount: list.format(amounts) })]
  })
  if (sentences.length > 0) return sentences.join(' ')
  const done = countDone(completions)
  return done === 0 ? null : t('activity_proof.tasks_done', { done: number(done), count: number(completions.length) })
}
