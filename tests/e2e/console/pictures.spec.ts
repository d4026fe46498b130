import sharp from 'sharp'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { newId, publish } from '../support/gateway.ts'
import { expect, test } from '../support/test.ts'

const ALT = 'Three runners at sunrise'
const LIGHT = { r: 250, g: 180, b: 60 }
const DARK = { r: 60, g: 20, b: 120 }

const pictureOf = async (background: { r: number; g: number; b: number }, width = 1600, height = 800) => ({
  name: 'runners.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('an operator uploads pictures in the form, with faults and a preview @long @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/)
  const { alias } = await publish(activityInput({ alias: newId('pictured'), listed: false }))
  await openConsole(page, 'operator', `/activities/${alias}/edit`)
  await page.locator('#field-part-basics').getByLabel('Add a field').last().selectOption('art')
  const own = page.getByRole('group', { name: 'Own picture' })
  const file = own.getByLabel('Choose a file')
  await file.setInputFiles(await pictureOf(LIGHT, 1200, 1200))
  await expect(own.getByRole('alert')).toContainText('1200 × 1200 pixels, at least 1600 × 800')
  await file.setInputFiles({ name: 'runners.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(own.getByRole('alert')).toContainText('no PNG, JPEG, WebP or AVIF picture')
  await file.setInputFiles(await pictureOf(LIGHT))
  await expect(own.getByRole('alert')).toHaveCount(0)
  await own.getByLabel('Add a field').selectOption('dark')
  await own.getByLabel('Choose a file').setInputFiles(await pictureOf(DARK))
  await own.getByLabel('Add a field').selectOption('safe')
  await own.getByLabel('Free side, cut first').selectOption('right')
  const previews = own.getByRole('group', { name: 'Preview of the picture' }).locator('figure')
  await expect(previews).toHaveText([/390 px, light$/, /1280 px, light$/, /390 px, dark$/, /1280 px, dark$/])
  const texts = page.locator('#field-part-texts')
  await texts.getByLabel('Add a field').last().selectOption('pictureAlt')
  await texts.getByLabel('What the own picture shows').fill(ALT)
  await expectWellMade(page, 'the form with pictures')
})
