import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { newId, publish, sendEvents } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { newUser } from '../support/users.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

test('an operator uploads a list, and its new version waits for the next publication @long @once', async ({ page }) => {
  const name = newId('guests')
  const [known, other] = [await newUser(), await newUser()]
  await openConsole(page, 'operator', '/audiences')
  const form = page.getByRole('region', { name: 'Upload a list' })
  const choose = (text: string) =>
    form.getByLabel(/^File/).setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await form.getByLabel('Name').fill('Not kebab')
  await choose(`country,userId\r\nDE,${known.userId}\r\nFR,u two\r\nIT,u_nobody\r\nDE,${known.userId}\r\n`)
  await expect(form.getByRole('alert')).toContainText('1 line is no user id:')
  await expect(form.getByRole('alert')).toContainText('Line 3: “FR,u two”')
  await expectWellMade(page, 'a list with a bad line')
  await form.getByRole('button', { name: 'Upload 2 ids without these lines' }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'Name' })).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Upload 2 ids without these lines' }).click()
  await expect(form.getByText(`Version 1 of ${name} has 2 users, 1 without an account yet`)).toBeVisible()
  const row = page.getByRole('list', { name: 'Lists' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('No activity uses it.')

  const file = activityInput({
    alias: newId('listed'),
    listed: false,
    audience: { list: name, holdout: { percent: 12 } },
  })
  await publish(file)
  await page.reload()
  await expect(row).toContainText('has version 1, and holds 12 % out')
  await form.getByLabel('Name').fill(name)
  await expect(form).toContainText('Replaces version 1. Activities keep theirs until they’re published again.')
  await choose(other.userId)
  await form.getByRole('button', { name: 'Upload 1 id' }).click()
  await expect(row).toContainText('an older one')
  await expect(row).toContainText('1 user')
  await expectWellMade(page, 'audiences')
  await page.context().clearCookies()
  await openConsole(page, 'viewer', '/audiences')
  await expect(page.getByText('This page is for the role operator.')).toBeVisible()
})

test('a viewer reads reports and runs the ledger audit, without refused events @long @once', async ({ page }) => {
  const { alias } = await publish(activityInput({ alias: newId('reported'), listed: false }))
  await openConsole(page, 'viewer', '/reports')
  const activities = page.getByRole('region', { name: 'Activities' })
  await expect(activities.getByRole('row').nth(1)).toBeVisible()
  await expectWellMade(page, 'reports')
  await page.goto(`${stack.consoleOrigin}/activities/${alias}`)
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page.getByText('People joined')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Rewards by source' })).toContainText('No reward was granted yet.')
  await expect(page.getByRole('region', { name: 'Not paid, by reason' })).toContainText('Nothing was refused.')
  await page.getByLabel('From, UTC').fill('2026-02-01')
  await page.getByLabel('To, with it').fill('2026-01-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('region', { name: 'By day' }).getByRole('alert')).toContainText('From')
  await expectWellMade(page, 'the report of an activity')

  await page.getByRole('link', { name: 'Ledger' }).click()
  await page.getByRole('button', { name: 'Run the audit' }).click()
  await expect(page.getByRole('status')).toContainText('The books balance')
  await expect(page.getByRole('region', { name: 'Budgets' }).getByRole('row').nth(1)).toBeVisible()
  await expectWellMade(page, 'the audit of the ledger')
  await expect(page.getByRole('link', { name: 'Refused events' })).toHaveCount(0)
  await page.goto(`${stack.consoleOrigin}/reports?tab=events`)
  await expect(page.getByRole('list', { name: 'Refused events' })).toHaveCount(0)
})

test('risk finds why an event was refused, by its reason and user @long @once', async ({ page }) => {
  const { userId } = await newUser()
  const event = { type: 'trade.filled', occurredAt: Date.now() + 3_600_000 } as never
  await sendEvents(userId, event)
  await openConsole(page, 'risk', `/reports?tab=events&userId=${userId}`)
  const refused = page.getByRole('list', { name: 'Refused events' })
  await expect(refused.getByRole('listitem')).toHaveCount(1)
  await expect(refused).toContainText('A field is missing or wrong')
  await expect(refused).toContainText('trade.filled')
  await expectWellMade(page, 'refused events')
  await page.getByLabel('Reason').selectOption('It is dated in the future')
  await expect(page.getByText('No refused event is like this.')).toBeVisible()
})
