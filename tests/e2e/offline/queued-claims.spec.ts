import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { grantsOf } from '../support/auditor.ts'
import { expectFilesKept, setOffline } from '../support/offline.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { weakNetwork, type WeakNetwork } from '../support/weak-network.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME, type Member } from '../support/welcome.ts'

test.use({ serviceWorkers: 'allow' })
// A claim is sent again after seconds.
test.slow()

const ACCOUNT = WELCOME.tasks.account
const DAY = 86_400_000

let network: WeakNetwork
let member: Member
let activity: ActivityPage
test.beforeEach(async ({ page, context, complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR|WebSocket|Failed to fetch/)
  network = await weakNetwork()
  member = await newMember()
  await logIn(context, member)
  activity = new ActivityPage(page, 'en')
})
test.afterEach(() => network.stop())

async function open(page: Page): Promise<void> {
  await page.goto(`${network.origin}/en${WELCOME.path}`)
  await settle(page)
  await expect(activity.claimButton(activity.cta, ACCOUNT.pays)).toBeEnabled()
}

const press = () => activity.claimButton(activity.cta, ACCOUNT.pays).click()
const alert = (page: Page, key: string) => page.getByRole('alert').filter({ hasText: text('en', key) })
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('fanfareClaims'))

async function expectSettledOnce(page: Page): Promise<void> {
  await activity.expectClaimed()
  expect(await grantsOf(member.userId)).toMatchObject([{ task_id: ACCOUNT.id }])
  await expect.poll(() => waiting(page)).toBeNull()
}

test(
  '[GW-3][API-3] a claim without a connection waits, also over a reload, and is granted once',
  { tag: '@once' },
  async ({ page }) => {
    await open(page)
    await expectFilesKept(page)
    await setOffline(page, network, true)
    await press()
    await expect(alert(page, 'rewards.claim_queued')).toBeVisible()
    const stored = (await waiting(page)) ?? ''
    expect(stored).toContain(ACCOUNT.id)
    expect(stored).not.toContain(member.token)
    await page.reload()
    await expect(activity.claimButton(activity.cta, ACCOUNT.pays)).toBeVisible()
    expect(await grantsOf(member.userId)).toEqual([])
    await setOffline(page, network, false)
    await expectSettledOnce(page)
  },
)

test(
  '[GW-3][API-3] a claim whose answer was lost is sent again and granted once',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page)
    network.losesAnswerOf = /obtainReward/
    await press()
    await expect(alert(page, 'rewards.claim_queued')).toBeVisible()
    expect(await grantsOf(member.userId)).toHaveLength(1)
    network.losesAnswerOf = null
    await expectSettledOnce(page)
  },
)

test('[GW-3][API-3] a claim survives a network that comes and goes', { tag: ['@once', '@long'] }, async ({ page }) => {
  await open(page)
  network.isDown = true
  await press()
  await expect(alert(page, 'rewards.claim_queued')).toBeVisible()
  for (let turn = 0; turn < 6; turn += 1) {
    network.isDown = turn % 2 === 0
    await sleep(700)
  }
  network.isDown = false
  await expectSettledOnce(page)
})

test('[API-3] with full storage a claim waits on the open page', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    CacheStorage.prototype.open = async () => full()
  })
  await open(page)
  await setOffline(page, network, true)
  await press()
  await expect(alert(page, 'rewards.claim_queued_here')).toBeVisible()
  await setOffline(page, network, false)
  await expectSettledOnce(page)
})

test(
  '[API-3] a claim is sent although storage was cleared while it waited',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page)
    await setOffline(page, network, true)
    await press()
    await expect(alert(page, 'rewards.claim_queued')).toBeVisible()
    await page.evaluate(async () => {
      localStorage.clear()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await setOffline(page, network, false)
    await expectSettledOnce(page)
  },
)

for (const shift of [DAY, -DAY]) {
  test(
    `[API-3] with a device clock ${shift > 0 ? 'ahead' : 'behind'} by a day a reward can be claimed without a connection`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      await page.addInitScript((ms) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ms
      }, shift)
      await open(page)
      await expectFilesKept(page)
      await setOffline(page, network, true)
      await page.reload()
      await press()
      await expect(alert(page, 'rewards.claim_queued')).toBeVisible()
      await setOffline(page, network, false)
      await expectSettledOnce(page)
    },
  )
}
