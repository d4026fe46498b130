import { activityFileSchema, type ActivityFile, type ActivityFileInput } from '@fanfare/activities/schema.ts'

export const usdt = (amount: string) => ({ amount, unit: 'USDT' })
/** A cash prize. */
export const cash = (amount: string) => ({ type: 'DROP' as const, kind: 'Token' as const, amount: usdt(amount) })
export const draws = (count: number) => ({
  type: 'LOTTERY_COUNT' as const,
  kind: 'InKind' as const,
  amount: { count },
})
/** The places 1, 2 … with these prizes. */
export const places = (prizes: readonly string[]) =>
  prizes.map((prize, index) => ({
    id: `place-${index + 1}`,
    rankFrom: index + 1,
    rankTo: index + 1,
    reward: cash(prize),
  }))

/** The content of a valid file: an activity that began yesterday and lasts ten more days, with `changes`. */
export const activityInput = (changes: Partial<ActivityFileInput> = {}): ActivityFileInput => {
  const file: ActivityFileInput = {
    alias: 'small-cup',
    type: 'PersonalTrading',
    timeZone: 'UTC',
    startTime: '-1d 00:00',
    endTime: '+10d 00:00',
    tasks: [
      {
        id: 'trade',
        type: 'TRADING_VOLUME',
        period: 'AFTER',
        target: usdt('100'),
        reward: cash('1'),
      },
    ],
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '10000' }],
    texts: {
      en: { title: 'Small cup', rules: 'Be **fair**.', tasks: { trade: { title: 'Trade 100 USDT' } } },
      ar: { title: 'كأس صغيرة', rules: 'كن **عادلًا**.', tasks: { trade: { title: 'تداول 100 USDT' } } },
    },
  }
  // A change of the type may lack the fields of the new one, on purpose.
  return { ...file, ...changes } as ActivityFileInput
}

export const activityFile = (changes: Partial<ActivityFileInput> = {}): ActivityFile =>
  activityFileSchema.parse(activityInput(changes))
