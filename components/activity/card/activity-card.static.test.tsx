import { expect, test } from 'vitest'
import { page, renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { ActivityStanding } from '../activity-standing.ts'
import { ActivityCard } from './activity-card.tsx'
import { activityOf, cash, usdt } from '#lib/testing/samples.ts'

const activity = activityOf({
  activityType: ACTIVITY_TYPES.TeamTrading.code,
  pool: usdt('80000'),
  path: '/activity/competition/a-cup',
})

function show(more: Partial<ActivitySummary> = {}, standing: ActivityStanding = { state: 'notJoined' }): string {
  return wordsOf(renderStill(<ActivityCard activity={{ ...activity, ...more }} standing={standing} />))
}

test('[SCR-1] a card is one link, whose name ends with its verb', () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/activity/competition/a-cup',
  ])
  expect(screen.getByRole('link', { name: 'A cup Find a team' })).toBeTruthy()
})

test('[SCR-1] a competition shows the user’s rank with what it would pay, and leads to the leaderboard', () => {
  expect(show({}, { state: 'ranked', rank: 148, reward: cash('120') })).toContain('Rank 148, 120 USDT today')
  expect(screen.getByRole('link', { name: 'A cup See the leaderboard' })).toBeTruthy()
  expect(show({}, { state: 'ranked', rank: 1_612, reward: null })).toContain('Rank 1,612')
})

test('[SCR-1] a card shows the operator’s own picture instead of the scene, once at each size', () => {
  show({ art: { light: 'a'.repeat(40), dark: null, safe: 'right', alt: 'A golden cup' } })
  const pictures = screen.getAllByRole('img', { name: 'A golden cup' })
  expect(pictures.map((img) => [img.getAttribute('src'), img.getAttribute('sizes')])).toEqual([
    [`/v1/pictures/${'a'.repeat(40)}/480.webp`, '(min-width: 640px) 420px, 100vw'],
    [`/v1/pictures/${'a'.repeat(40)}/480.webp`, '176px'],
  ])
  expect(page.querySelector('use[href*="#team"]')).toBeNull()
})
