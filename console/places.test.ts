import { expect, test } from 'vitest'
import { agentApplications } from '@fanfare/contract/ops/agents.ts'
import { activityFunnel } from '@fanfare/contract/ops/activity-report.ts'
import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { audiences } from '@fanfare/contract/staff/audiences.ts'
import { goodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import { payouts } from '@fanfare/contract/staff/payouts.ts'
import { auditLog } from '@fanfare/contract/staff/policy.ts'
import { proposals } from '@fanfare/contract/staff/proposals.ts'
import { reviews } from '@fanfare/contract/staff/reviews.ts'
import { VIEWERS } from '@fanfare/contract/staff/staff.ts'
import { findUsers } from '@fanfare/contract/staff/users.ts'
import { webhooks } from '@fanfare/contract/staff/webhooks.ts'
import { winBackApplications } from '@fanfare/contract/staff/win-back.ts'
import { guardOf, PLACES } from './places.ts'

/** The call without which a page shows nothing. */
const CALLS = {
  '/activities': staffActivities,
  '/users': findUsers,
  '/reviews': reviews,
  '/payouts': payouts,
  '/approvals': proposals,
  '/win-back': winBackApplications,
  '/audiences': audiences,
  '/applications': agentApplications,
  '/reports': activityFunnel,
  '/goodwill': goodwillBudget,
  '/webhooks': webhooks,
  '/audit': auditLog,
}

test('a page is for the roles that its call needs, no more and no fewer', () => {
  expect(PLACES.map(({ path }) => path).toSorted()).toEqual(Object.keys(CALLS).toSorted())
  for (const [path, call] of Object.entries(CALLS))
    expect([path, [...(guardOf(path)?.roles ?? VIEWERS)].toSorted()]).toEqual([path, [...call.roles].toSorted()])
  expect(guardOf('/activities/harvest-draw/edit')?.roles).toEqual(publishActivity.roles)
})

test('the pages under a page have its roles', () => {
  expect(guardOf('/reviews/rv_1')).toEqual(guardOf('/reviews'))
  expect(guardOf('/reviewers')).toBeUndefined()
  expect(guardOf('/activities/harvest-draw')).toBeUndefined()
})
