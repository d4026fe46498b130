import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { call, newId, preview } from '../support/gateway.ts'
import { expect, LOCALES, longUnless, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'

/** A draft of an activity that has begun. */
const draft = () => activityInput({ alias: newId('draft') })

for (const locale of LOCALES)
  test(
    `[ACT-9] ${locale}: a preview shows the draft below a band, to people with the link alone`,
    { tag: longUnless(locale === 'ar') },
    async ({ page }) => {
      const file = draft()
      const path = await preview(file)
      const answer = await page.goto(`/${locale}${path}`)
      expect(answer?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(file.texts[locale]?.title ?? '')
      await expect(page.getByRole('complementary', { name: text(locale, 'preview.title') })).toContainText(
        text(locale, 'preview.line'),
      )
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
      const { data } = await call(activityList, { query: { pageSize: 500 } })
      expect(data.activities.map(({ alias }) => alias)).not.toContain(file.alias)
    },
  )

test('[ACT-9] a user can join nothing in a preview, and the page asks for no data of the user', async ({
  page,
  user,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto(`/en${await preview(draft())}`)
  await settle(page)
  expect(user.userId).not.toBe('')
  expect(calls.filter((path) => /^\/v1\/activity\/(detail|apply|eligible|taskCompletions)/.test(path))).toEqual([])
  const action = page.getByRole('link', { name: text('en', 'activity.cta_create_account') }).first()
  await expect(action).toBeVisible()
  const isHit = await action.evaluate((link) => {
    link.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isHit).toBe(false)
})

test('[ACT-9] a changed link is the page of unknown addresses', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.expect(/404/)
  const path = await preview(draft())
  const answer = await page.goto(`/en${path.slice(0, -2)}`)
  expect(answer?.status()).toBe(404)
})
