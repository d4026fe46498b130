import Big from 'big.js'
import { assetOf, quantityOf, unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { assetOfBudget, greaterPromises } from '@fanfare/activities/check-activity-file.ts'
import { hasEngine, rewardsOf } from '@fanfare/activities/engine-files.ts'
import type { PlacedReward } from '@fanfare/activities/engines/engine-file.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { textBlocks } from '@fanfare/activities/texts.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { droppedParts } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'

type Warning = NonNullable<CallData<typeof publishActivity>['consequences']>['warnings'][number]

interface Published {
  file: ActivityFile
  times: { startTime: number; endTime: number }
  participants: number
  /** Locales without texts of their own. */
  missing: readonly string[]
  /** ms */
  at: number
}

/** The days of the activity in its zone, in each of which a daily task can be completed. */
export function daysOf({ timeZone }: ActivityFile, { startTime, endTime }: Published['times']) {
  const day = (ms: number) => Math.floor(wallTime(ms, timeZone) / DAY_MS)
  return Math.max(0, day(endTime - 1) - day(startTime) + 1)
}

/** The most that one participant can earn, by asset, without prizes: those in stock are counted once for all. */
function earnedByOne(file: ActivityFile, days: number) {
  const sums = new Map<string, Big>()
  const tiers = new Map<string, Big>()
  for (const { reward, path, times } of rewardsOf(file)) {
    const [asset, quantity] = [assetOf(reward), Big(quantityOf(reward))]
    const sum = sums.get(asset) ?? Big(0)
    if (path[0] === 'tasks')
      sums.set(asset, sum.plus(quantity.times(file.tasks[Number(path[1])]?.period === 'EVERYDAY' ? days : 1)))
    else if (path[0] === 'cover') sums.set(asset, sum.plus(quantity))
    // A participant has one tier.
    else if (path[0] === 'tiers' && times === null && quantity.gt(tiers.get(asset) ?? 0)) tiers.set(asset, quantity)
  }
  for (const [asset, quantity] of tiers) sums.set(asset, (sums.get(asset) ?? Big(0)).plus(quantity))
  return sums
}

/** Budgets that have less left than all who joined can still earn; those that `named` names already are left out. */
export function shortOfMost(
  file: ActivityFile,
  lines: readonly { asset: string; left: string; most: string | null }[],
  { participants, named }: { participants: number; named: readonly Pick<Warning, 'path'>[] },
): Warning[] {
  return lines.flatMap(({ asset, left, most }): Warning[] => {
    const path = `budget.${file.budget.findIndex((line) => assetOfBudget(line) === asset)}.limit`
    if (most === null || new Big(most).lte(left) || named.some((warning) => warning.path === path)) return []
    const message = `leaves ${left} ${unitOfAsset(asset)}, and the ${participants} who joined can still earn ${most}`
    return [{ code: asset === 'LOTTERY_COUNT:DRAW' ? 'DRAWS_SHORT' : 'BUDGET_SHORT', path, message }]
  })
}

const fixedSum = (rewards: readonly PlacedReward[], asset: string) =>
  rewards
    .filter(({ reward, times }) => times !== null && assetOf(reward) === asset)
    .reduce((sum, { reward, times }) => sum.plus(Big(quantityOf(reward)).times(times ?? 0)), Big(0))

/** Budgets below what everybody who has joined, or may join, can earn. */
function shortBudgets({ file, times, participants }: Published): Warning[] {
  const people = Math.max(participants, file.audience.participantsMaximum ?? 0)
  const days = daysOf(file, times)
  const each = earnedByOne(file, days)
  const rewards = rewardsOf(file)
  const budgets = file.budget.flatMap((line, index): Warning[] => {
    const asset = assetOfBudget(line)
    const needed = (each.get(asset) ?? Big(0)).times(people).plus(fixedSum(rewards, asset))
    if (people === 0 || needed.lte(line.limit)) return []
    return [
      {
        code: line.rewardType === 'LOTTERY_COUNT' ? 'DRAWS_SHORT' : 'BUDGET_SHORT',
        path: `budget.${index}.limit`,
        message: `is ${line.limit} ${line.unit}, and ${people} participants can earn ${needed.toFixed()}`,
      },
    ]
  })
  if (!hasEngine(file, 'prizes') || file.drawsPerDay === undefined) return budgets
  const [draws, most] = [each.get('LOTTERY_COUNT:DRAW') ?? Big(0), file.drawsPerDay * days]
  if (draws.lte(most)) return budgets
  const message = `allows one user ${most} draws in ${days} days, and the tasks give ${draws.toFixed()}`
  return [...budgets, { code: 'DRAWS_SHORT', path: 'drawsPerDay', message }]
}

const markdownOf = ({ rules, faq, introduction = '', sections }: ActivityTexts): [path: string, markdown: string][] => [
  ['rules', rules],
  ...faq.map(({ answer }, index): [string, string] => [`faq.${index}.answer`, answer]),
  ['introduction', introduction],
  ...sections.map(({ body }, index): [string, string] => [`sections.${index}.body`, body]),
]

const LONGEST_QUOTE = 40

const droppedTexts = (file: ActivityFile): Warning[] =>
  textBlocks(file).flatMap(([locale, block]) =>
    markdownOf(block).flatMap(([path, markdown]) =>
      droppedParts(markdown).map((part): Warning => {
        const quote = part.length > LONGEST_QUOTE ? `${part.slice(0, LONGEST_QUOTE)}…` : part
        return { code: 'TEXT_DROPPED', path: `texts.${locale}.${path}`, message: `is shown without ${quote}` }
      }),
    ),
  )

/** Effects of a publication that its author may not have meant. Nothing is refused for them. */
export function warningsOf(published: Published): Warning[] {
  const { file, times, at, missing } = published
  const isOver = times.endTime <= at && !file.cancelled
  return [
    ...(isOver
      ? [{ code: 'ENDED_ALREADY' as const, path: 'endTime', message: 'is over: nobody can join or earn any more' }]
      : []),
    ...greaterPromises(file).map((promise) => ({ code: 'PROMISES_MORE' as const, ...promise })),
    ...shortBudgets(published),
    ...droppedTexts(file),
    ...missing.map((locale) => ({
      code: 'FALLBACK' as const,
      path: `texts.${locale}`,
      message: 'is missing: the page is English there',
    })),
  ]
}
