import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { call, newId, preview } from '../support/gateway.ts'
import { expect, openPage, test } from '../support/test.ts'
import { text } from '../support/texts.ts'

test('[ACT-9] a preview shows the draft by its link alone, and nobody can join it @phone', async ({
  page,
  user,
  complaints,
}) => {
  complaints.expect(/404/)
  expect(user.userId).not.toBe('')
  const file = activityInput({ alias: newId('draft') })
  const path = await preview(file)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const answer = await openPage(page, `/ar${path}`)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(file.texts.ar?.title ?? '')
  const band = page.getByRole('complementary', { name: text('ar', 'preview.title') })
  await expect(band).toContainText(text('ar', 'preview.line'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  const { data } = await call(activityList, { query: { pageSize: 500 } })
  expect(data.activities.map(({ alias }) => alias)).not.toContain(file.alias)

  expect(calls.filter((path) => /^\/v1\/activity\/(detail|apply|eligible|taskCompletions)/.test(path))).toEqual([])
  const action = page.getByRole('link', { name: text('ar', 'activity.cta_create_account') }).first()
  await expect(action).toBeVisible()
  const isHit = await action.evaluate((link) => {
    link.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isHit).toBe(false)
  expect((await page.request.get(`/en${path.slice(0, -2)}`)).status(), 'a changed link').toBe(404)
})
