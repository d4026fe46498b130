import { Watch } from '@fanfare/kernel/testing/watch.ts'
import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { newId, publish } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.siteOrigin + path, { headers, redirect: 'manual' })

test('[ACT-9] the next visitor sees an operator’s change @once', async () => {
  const file = activityInput({ alias: newId('e2e'), listed: false })
  const { alias } = await publish(file)
  const path = `/en/activity/competition/${alias}`
  await expect.poll(async () => (await get(path)).status).toBe(200)
  expect(await (await get(path)).text()).toContain('Small cup')
  // The announcement of the publication may arrive between two reads and renew the page once.
  const isKept = async () => (await get(path)).headers.get('etag') === (await get(path)).headers.get('etag')
  await expect.poll(isKept).toBe(true)

  const en = { ...file.texts.en, title: 'Renamed cup' }
  await publish({ ...file, texts: { ...file.texts, en } } as typeof file)
  // The operator's call does not wait for the announcement, which arrives within seconds and not after a minute.
  const watch = new Watch()
  await expect.poll(async () => (await get(path)).text(), { intervals: [50] }).toContain('Renamed cup')
  expect(watch.seconds).toBeLessThan(watch.limit(10))
})

test('a browser that has the page gets 304, in each encoding @once', async () => {
  // An activity of its own, because no other test changes that page.
  const { alias } = await publish(activityInput({ alias: newId('e2e'), listed: false }))
  const path = `/en/activity/competition/${alias}`
  await expect.poll(async () => (await get(path)).status).toBe(200)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const page = await get(path, { 'accept-encoding': encoding })
    const { headers } = page
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(headers.get('vary')).toContain('accept-encoding')
    expect(headers.get('cache-control')).toContain('s-maxage=')
    const same = await get(`${path}?vipCode=AURORA7`, {
      'accept-encoding': encoding,
      'if-none-match': headers.get('etag') ?? '',
    })
    expect(same.status).toBe(304)
    expect(same.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'))
  }
})

test('[SCR-14][ACT-10] the 404 page suggests the activity that was meant, without a reload @phone @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const missing = '/en/activity/lottery/harvest-drow'
  await openPage(page, missing)
  await expect(page).toHaveURL(missing)
  const main = page.getByRole('main')
  await expect(main).toContainText(missing)
  // The page suggests the activity whose alias is nearly the same.
  await expect(main.locator('a[href="/en/activity/lottery/harvest-draw"]')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await main.getByRole('link', { name: text('en', 'not_found.activities') }).click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { name: text('en', 'activity.list_title'), exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'not_found.title'))
})

/** The position of each part of the page, folded ones open; a missing stylesheet would move most of them. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) folded.toggleAttribute('open', true)
    return [...document.querySelectorAll('main > *, main section > *')].map((element) => {
      const { left, width, height } = element.getBoundingClientRect()
      return [element.tagName, Math.round(left), Math.round(width), Math.round(height)].join(' ')
    })
  })

test('[SCR-14] no request blocks the first paint, and opened and loaded pages look equal @desktop @long', async ({
  page,
}) => {
  await openPage(page, '/en/activity/competition/autumn-trading-cup')
  const whole = await boxesOf(page)
  expect(whole.length).toBeGreaterThan(5)

  await page.goto('/en/login')
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  )
  expect(blocking).toEqual([])
  await settle(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/en')
  await page
    .locator('main a[href="/en/activity/competition/autumn-trading-cup"]')
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL('/en/activity/competition/autumn-trading-cup')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await settle(page)
  expect(await boxesOf(page)).toEqual(whole)
})
