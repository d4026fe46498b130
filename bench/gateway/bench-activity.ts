import { activityFileSchema, type ActivityFile } from '@fanfare/activities/schema.ts'
import { publishActivity } from '@fanfare/gateway/activities/publication/publish-activity.ts'
import { publishingGateway } from '@fanfare/gateway/seed/seed-users.ts'
import type { BenchDb } from './bench-gateway.ts'

export const money = (amount: string) => ({ amount, unit: 'USDT' })
const reward = { type: 'GIFT_CASH', kind: 'Token', amount: money('1') } as const
export const prize = (amount: string) => ({ type: 'DROP', kind: 'Token', amount: money(amount) }) as const

/** Has open and reached targets, windows that begin with the join, and a daily one; a new version changes the target `volume`. */
export function publishBenchActivity(db: BenchDb, volume = '500') {
  const file = activityFileSchema.parse({
    alias: 'bench-history',
    type: 'PersonalTrading',
    timeZone: 'Europe/Berlin',
    startTime: '-20d 00:00',
    endTime: '+10d 00:00',
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '100000000' }],
    texts: { en: { title: 'History', rules: 'Rules' } },
    tasks: [
      { id: 'deposits', type: 'RECHARGE', period: 'DURING', target: money('1000000000'), reward },
      { id: 'volume', type: 'SPOT_TRADING_VOLUME', period: 'DURING', target: money(volume), reward },
      { id: 'far', type: 'TOTAL_TRADING_VOLUME', period: 'AFTER', target: money('1000000000000'), reward },
      { id: 'trades', type: 'ANY_TRADING_VOLUME', period: 'AFTER', target: { count: 50 }, reward },
      { id: 'daily', type: 'SPOT_TRADING_VOLUME', period: 'EVERYDAY', target: money('100'), reward },
      { id: 'profit', type: 'EARNINGS', period: 'DURING', target: money('100000'), reward },
    ],
  })
  return publishBenchFile(db, file)
}

/** @returns the id of the activity */
export async function publishBenchFile(db: BenchDb, file: ActivityFile) {
  return (await publishActivity(await publishingGateway(db), { file, actor: 'npm run bench' })).activityId
}
