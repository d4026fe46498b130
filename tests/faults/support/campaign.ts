import { randomBytes } from 'node:crypto'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { operate } from './wire.ts'

export type Campaign = { activityId: string; alias: string; path: string; title: string }

const TITLE = 'Cup of faults'

/** One trade completes its task, and the task pays 5 USDT. */
const input = (alias: string, title: string, changes: Partial<ActivityFileInput>): ActivityFileInput =>
  activityInput({
    alias,
    tasks: [
      {
        id: 'first-trade',
        type: 'ANY_TRADING_VOLUME',
        period: 'DURING',
        reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' } },
      },
    ],
    budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000000' }],
    texts: {
      en: { title, rules: 'Be **fair**.', tasks: { 'first-trade': { title: 'Trade once' } } },
      ar: { title: `كأس ${title}`, rules: 'كن **عادلًا**.', tasks: { 'first-trade': { title: 'تداول' } } },
    },
    ...changes,
  })

/** Publishes a new activity, or with `alias` a new version of that one. */
export async function publish(
  origin: string,
  {
    alias = `faults-${randomBytes(5).toString('hex')}`,
    title = TITLE,
    ...changes
  }: Partial<ActivityFileInput> & { title?: string } = {},
): Promise<Campaign> {
  const answer = await operate(origin, 'PUT', `/ops/v1/activities/${alias}`, input(alias, title, changes))
  if (answer.code !== '00000') throw new Error(`publishing answered ${JSON.stringify(answer)}`)
  return { activityId: String(answer.data?.activityId), alias, path: `/activity/competition/${alias}`, title }
}
