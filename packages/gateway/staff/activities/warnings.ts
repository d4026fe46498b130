import Big from 'big.js'
import { assetOf, quantityOf, unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { assetOfBudget, greaterPromises, hasRaisingFactors } from '@fanfare/activities/check-activity-file.ts'
import { hasEngine, rewardsOf } from '@fanfare/activities/engine-files.ts'
import type { PlacedReward } from '@fanfare/activities/engines/engine-file.ts'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { textBlocks } from '@fanfare/activities/texts.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { droppedParts, linkedHosts } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { languageName } from '@fanfare/languages/languages.ts'

type Warning = NonNullable<CallData<typeof publishActivity>['consequences']>['warnings'][number]

interface Published {
  file: ActivityFile
  times: { startTime: number; endTime: number }
  participants: number
  /** The start of the version before; null without one. */
  startedBefore: number | null
  /** Locales without texts of their own. */
  missing: readonly string[]
  /** The host of the site. */
  siteHost: string
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

/** Links to other sites, each site once, with the first text that has one. */
function foreignLinks(file: ActivityFile, siteHost: string): Warning[] {
  const places = new Map<string, string>()
  for (const [locale, block] of textBlocks(file))
    for (const [path, markdown] of markdownOf(block))
      for (const host of linkedHosts(markdown))
        if (host !== siteHost && !places.has(host)) places.set(host, `texts.${locale}.${path}`)
  return [...places].map(([host, path]) => ({ code: 'FOREIGN_LINK', path, message: `links to ${host}, another site` }))
}

/** What a pool is paid as, by the part of the file. */
const PAID_AS: Readonly<Record<string, string>> = { tiers: 'places', prizes: 'prizes' }

/**
 * A pool above what its places or prizes pay: the budget may have more, for other rewards. A pool that is the worth of rewards in other
 * units is not compared, and neither is one that factors share out.
 */
function poolAbovePrizes(file: ActivityFile): Warning[] {
  const { pool } = file
  if (pool === null || hasRaisingFactors(file) || (!hasEngine(file, 'places') && !hasEngine(file, 'prizes'))) return []
  const paid = rewardsOf(file).filter(({ path }) => String(path[0]) in PAID_AS)
  const isCompared = paid.every(
    ({ reward, times }) => times !== null && 'unit' in reward.amount && reward.amount.unit === pool.unit,
  )
  if (!isCompared || paid.length === 0) return []
  const sum = paid.reduce((total, { reward, times }) => total.plus(Big(quantityOf(reward)).times(times ?? 0)), Big(0))
  if (sum.gte(pool.amount)) return []
  const as = PAID_AS[String(paid[0]?.path[0])]
  return [
    { code: 'POOL_SHORT', path: 'pool', message: `is ${pool.amount} ${pool.unit}, and its ${as} pay ${sum.toFixed()}` },
  ]
}

const isoMinute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** A start that is new and past; a running activity keeps its own. */
function passedStart({ times: { startTime, endTime }, startedBefore, at, file }: Published): Warning[] {
  if (startTime >= at || startTime === startedBefore || endTime <= at || file.cancelled) return []
  return [
    {
      code: 'START_PASSED',
      path: 'startTime',
      message: `has passed, ${isoMinute(startTime)}: people can join at once`,
    },
  ]
}

/** With fewer draws than one for this many accounts, most who join get none. */
const ACCOUNTS_OF_A_DRAW = 10

/** Draws that are few for the accounts that may join; a budget that `named` names already is left out. */
export function fewDraws(
  file: ActivityFile,
  { accounts, named }: { accounts: number; named: readonly Pick<Warning, 'path'>[] },
): Warning[] {
  const people = Math.min(accounts, file.audience.participantsMaximum ?? accounts)
  return file.budget.flatMap(({ rewardType, limit }, index): Warning[] => {
    const path = `budget.${index}.limit`
    if (rewardType !== 'LOTTERY_COUNT' || named.some((warning) => warning.path === path)) return []
    if (Big(limit).times(ACCOUNTS_OF_A_DRAW).gte(people)) return []
    return [{ code: 'DRAWS_FEW', path, message: `is ${limit} draws, and ${people} accounts may join` }]
  })
}

const LANGUAGES_NAMED = 3

/** Titles that other activities have, too, such as those that a copy has kept in other languages; one warning an activity. */
export function takenTitles(titles: readonly { alias: string; locale: string }[]): Warning[] {
  return [...Map.groupBy(titles, ({ alias }) => alias)].map(([alias, same]) => {
    const named = same.slice(0, LANGUAGES_NAMED).map(({ locale }) => languageName(locale))
    const more = same.length - named.length
    const languages = [...named, ...(more > 0 ? [`${more} more ${more === 1 ? 'language' : 'languages'}`] : [])]
    const message = `is also the title of ${alias}, in ${new Intl.ListFormat('en').format(languages)}`
    return { code: 'TITLE_TAKEN', path: `texts.${same[0]?.locale}.title`, message }
  })
}

/** Effects of a publication that its author may not have meant. Nothing is refused for them. */
export function warningsOf(published: Published): Warning[] {
  const { file, times, at, missing } = published
  const isOver = times.endTime <= at && !file.cancelled
  return [
    ...(isOver
      ? [{ code: 'ENDED_ALREADY' as const, path: 'endTime', message: 'is over: nobody can join or earn any more' }]
      : []),
    ...passedStart(published),
    ...greaterPromises(file).map((promise) => ({ code: 'PROMISES_MORE' as const, ...promise })),
    ...poolAbovePrizes(file),
    ...shortBudgets(published),
    ...droppedTexts(file),
    ...foreignLinks(file, published.siteHost),
    ...missing.map((locale) => ({
      code: 'FALLBACK' as const,
      path: `texts.${locale}`,
      message: 'is missing: the page is English there',
    })),
  ]
}
