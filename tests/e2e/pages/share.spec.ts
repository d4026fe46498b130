import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { POSTER_SIZES } from '#lib/share/poster.ts'
import { expectAccessible } from '../support/check-page.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { WELCOME } from '../support/welcome.ts'

/** Width and height from the header of a PNG. */
const sizeOfPng = (file: Buffer): [number, number] => [file.readUInt32BE(16), file.readUInt32BE(20)]
const DRAWN: [number, number] = [2 * POSTER_SIZES.tall.width, 2 * POSTER_SIZES.tall.height]

/** The codes of the answers to reported shares since. */
async function watchReports(page: Page): Promise<string[]> {
  const codes: string[] = []
  await page.route('**/v1/activity/shared?*', async (route) => {
    const response = await route.fetch()
    const { code } = (await response.json()) as { code: string }
    codes.push(code)
    await route.fulfill({ response })
  })
  return codes
}

test('[SHARE-1][UI-2] a user saves the poster at twice its size, which counts as one share @desktop', async ({
  page,
  context,
  user,
}) => {
  expect(user.userId).toBeTruthy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reports = await watchReports(page)
  await openPage(page, `/en${WELCOME.path}`)
  const card = page.getByRole('region', { name: text('en', 'share.title') })
  await card.getByRole('button', { name: text('en', 'share.open') }).click()
  const dialog = page.getByRole('dialog', { name: text('en', 'share.title') })
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await dialog.boundingBox()).toMatchObject({ width: 750, height: 530 })
  await expect(dialog).toHaveCSS('border-radius', '24px')
  await expectAccessible(page, 'share')

  expect(reports).toEqual([])
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: text('en', 'share.save') }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('fanfare-newbie.png')
  const file = await readFile(await download.path())
  expect(sizeOfPng(file)).toEqual(DRAWN)
  // A picture of one colour has less than 10 kB.
  expect(file.length).toBeGreaterThan(30_000)

  await expect.poll(() => reports).toEqual(['00000'])
  await dialog.getByRole('button', { name: text('en', 'common.btn_copy') }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.searchParams.get('vipCode')).toMatch(/^[A-Z0-9]{8}$/)
  expect([...link.searchParams.keys()]).toEqual(['vipCode'])
  await expect(dialog).toContainText(link.host + link.search)
  expect(reports).toEqual(['00000'])
})
