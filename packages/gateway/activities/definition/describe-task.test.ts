import { expect, test } from 'vitest'
import { activityFile, cash } from '#gateway/testing/activity-file.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { localize } from './localize.ts'
import { describeTier } from './describe-task.ts'

const file = activityFile({
  tiers: [
    {
      id: 'champion',
      rankFrom: 1,
      rankTo: 1,
      reward: { type: 'PHYSICAL', kind: 'InKind', amount: { item: 'gold-watch' } },
    },
    { id: 'podium', rankFrom: 2, rankTo: 3, reward: cash('5') },
  ],
  texts: {
    en: {
      title: 'Cup',
      rules: 'Be fair.',
      labels: { champion: 'Champion', podium: 'Podium', 'gold-watch': 'Gold watch' },
    },
  },
}) as FileWith<'places'>

test('[SCR-4] the prize of a place is the item by its own name, beside the name of the place', () => {
  const [champion, podium] = file.tiers.map((tier) => describeTier(tier, localize(file, 'en')))
  expect(champion).toMatchObject({ label: 'Champion', reward: { label: 'Gold watch' } })
  expect(podium).toMatchObject({ label: 'Podium', reward: { amount: { amount: '5', unit: 'USDT' } } })
})
