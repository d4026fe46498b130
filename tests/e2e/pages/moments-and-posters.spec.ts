import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { encode } from 'uqr'
import { POSTER_SIZES, type PosterFormat } from '#lib/share/poster.ts'
import { expectAccessible } from '../support/check-page.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const FORMATS = { tall: 'share.format_tall', square: 'share.format_square', wide: 'share.format_wide' } as const
/** Where the QR code lies in a saved picture, px. */
const CODES: Record<PosterFormat, { x: number; y: number; size: number }> = {
  tall: { x: 56, y: 1120, size: 236 },
  square: { x: 56, y: 760, size: 236 },
  wide: { x: 840, y: 44, size: 192 },
}

/** Whether each module of a code in a PNG is dark. */
const readModules = (page: Page, file: Buffer, at: { x: number; y: number; size: number }, count: number) =>
  page.evaluate(
    async ({ bytes, x, y, size, count: modules }) => {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([data], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const middle = (at_: number) => Math.round((size / modules) * (at_ + 0.5))
      return Array.from({ length: modules }, (_, row) =>
        Array.from({ length: modules }, (__, column) => {
          const [red = 255] = context.getImageData(x + middle(column), y + middle(row), 1, 1).data
          return red < 128
        }),
      )
    },
    { bytes: file.toString('base64'), ...at, count },
  )

async function save(page: Page, dialog: Locator): Promise<Buffer> {
  const button = dialog.getByRole('button', { name: text('en', 'share.save') })
  await expect(button).not.toHaveAttribute('aria-busy')
  const saved = page.waitForEvent('download')
  await button.click()
  return readFile(await (await saved).path())
}

test('[SHARE-1][ACT-3] a reward is shared as a picture whose code opens the copied link @desktop @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(context, await newMember())
  const activity = new ActivityPage(page, 'en')
  await openPage(page, `/en${WELCOME.path}`)
  await activity.claimButton(page.getByRole('main'), WELCOME.tasks.account.pays).first().click()
  const claimed = await activity.expectClaimed()
  await claimed.getByRole('button', { name: text('en', 'share.open') }).click()
  const sheet = await activity.expectDialog(text('en', 'share.title_reward'))
  await expect(sheet.getByRole('img')).toBeVisible()
  await expectAccessible(page, 'share sheet over a claim')
  await sheet.getByRole('button', { name: text('en', 'common.btn_copy') }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const { data, size: count } = encode(link, { ecc: 'M', border: 0 })
  for (const format of ['tall', 'square', 'wide'] as const) {
    await sheet.getByRole('button', { name: text('en', FORMATS[format]), exact: true }).click()
    const file = await save(page, sheet)
    const { width, height } = POSTER_SIZES[format]
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2 * width, 2 * height])
    expect(await readModules(page, file, CODES[format], count), format).toEqual(data)
  }
  // The link that is shown opens the page of the copied one, with the code in its address.
  const shown = await sheet.getByRole('group', { name: text('en', 'invite.link_label') }).innerText()
  await page.goto(`http://${shown.trim()}`)
  await expect(page).toHaveURL(new RegExp(`/en${WELCOME.path}\\?vipCode=[A-Z0-9]{8}$`))
})
