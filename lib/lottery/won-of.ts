import type { DrawRecord } from '@fanfare/contract/lottery/draws.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { sumOf } from '#lib/task/claim-sum.ts'
import { rewardWord } from '#lib/task/reward-word.ts'

interface WonSum {
  /** Cash, or the first kind of money that was won; null where no money was. */
  money: Money | null
  /** All other kinds in words: `10 FNF, Hardware wallet`; empty where there are none. */
  more: string
}

interface WonTexts {
  locale: Locale
  rewardText: (reward: Pick<Reward, 'amount' | 'label'>) => string
}

/** The sum and the other kinds in one line: `56 USDT, 10 FNF`; empty where nothing was won. */
export const wonText = ({ money, more }: WonSum, locale: Locale) =>
  [money && formatMoney(locale, money), more].filter(Boolean).join(', ')

/** The prizes by kind: cash and a coupon in the same unit are never added up. */
export function wonOf(records: readonly Pick<DrawRecord, 'prize'>[], { locale, rewardText }: WonTexts): WonSum {
  const rewards = records.flatMap(({ prize }) => prize?.reward ?? [])
  const groups = Map.groupBy(rewards, (reward) => {
    const { amount, label } = reward
    return `${rewardWord(reward)} ${'unit' in amount ? amount.unit : label}`
  })
  const kinds = [...groups.values()].toSorted((a, b) => Number(isCash(b)) - Number(isCash(a)))
  const first = kinds[0] && rewardWord(kinds[0][0] as Reward) !== 'coupon' ? sumOf(kinds[0]) : null
  const others = first === null ? kinds : kinds.slice(1)
  const more = others.map((rewards) => textOf(rewards, { locale, rewardText }))
  return { money: first, more: more.join(', ') }
}

const isCash = ([reward]: readonly Reward[]) => reward !== undefined && rewardWord(reward) === 'cash'

function textOf(rewards: readonly Reward[], { locale, rewardText }: WonTexts) {
  const [reward] = rewards
  if (!reward) return ''
  const sum = sumOf(rewards)
  // A coupon's label says that it is one, which its amount does not.
  if (sum && rewardWord(reward) === 'coupon' && rewards.length === 1) return reward.label
  if (sum) return formatMoney(locale, sum)
  const text = rewardText(reward)
  return rewards.length === 1 ? text : isolateLtr(locale, `${rewards.length} × ${text}`)
}
