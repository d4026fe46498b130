import type { Page } from '@playwright/test'
import { callsOf, enterApp, messagesOf, tokenOf } from '../support/fake-app.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

async function share(page: Page): Promise<void> {
  await page.goto(`/en${WELCOME.path}`)
  await settle(page)
  await page.getByRole('button', { name: text('en', 'share.open') }).click()
  const dialog = page.getByRole('dialog', { name: text('en', 'share.title') })
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: text('en', 'share.more') }).click()
  await expect.poll(async () => (await messagesOf(page)).length).toBe(1)
}

test(
  '[SHARE-1][APP-3][APP-7] a share in the app has the user’s own link, a text and the poster',
  { tag: '@phone' },
  async ({ page, context }) => {
    await enterApp(context, { mode: 'now', first: tokenOf(await newMember()) })
    await share(page)
    const [call] = await callsOf(page)
    expect(call).toMatchObject({ name: 'open', params: { route: 'share' } })
    expect(Object.keys(call?.params ?? {}).toSorted()).toEqual(['image', 'route', 'text', 'url'])
    expect(call?.params.url).toMatch(/[?&]vipCode=[A-Z0-9]{8}(&|$)/)
    expect(call?.params.text).not.toBe('')
    expect(call?.params.image).toMatch(/^data:image\/png;base64,.{30000}/)
  },
)

test(
  '[SHARE-1][APP-3][APP-7] an app of the old style gets an address without a picture to share',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await enterApp(context, { mode: 'now', first: tokenOf(await newMember()), object: null, agentVersion: '3.2.9' })
    await share(page)
    const [address = ''] = await messagesOf(page)
    expect(address).toMatch(/^fanfare:\/\/open\?/)
    expect([...new URL(address).searchParams.keys()].toSorted()).toEqual(['route', 'text', 'url'])
  },
)

test(
  '[SCR-2][ACT-8][APP-7] a member claims a reward inside the app and sees it on the rewards page',
  { tag: '@phone' },
  async ({ page, context }) => {
    await enterApp(context, { mode: 'now', first: tokenOf(await newMember()), object: 'android' })
    await page.goto(`/en${WELCOME.path}`)
    const activity = new ActivityPage(page, 'en')
    await activity.claimButton(page, WELCOME.tasks.account.pays).filter({ visible: true }).first().click()
    const claimed = await activity.expectClaimed()
    await page.keyboard.press('Escape')
    await expect(claimed).toBeHidden()
    await page.getByRole('link', { name: text('en', 'task.all_rewards') }).click()
    await expect(page).toHaveURL('/en/rewards')
    await expect(
      page
        .getByRole('main')
        .getByText(/(?<!\d)5\s?USDT/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
  },
)
