import type { Page } from '@playwright/test'
import { expect, openPage, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { WELCOME } from '../support/welcome.ts'

/** From now on no instance has the files of the page’s build, until another document loads; returns how many did. */
async function releaseAnother(page: Page): Promise<() => number> {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.route('**/_next/static/**', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  return () => documents
}

test('[SCR-14] an old tab whose build is gone opens the next page with one full load of it @desktop @long', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|chunk/i)
  await openPage(page, '/en')
  const documents = await releaseAnother(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en', 'shell.nav_rewards') })
    .click()
  await expect.poll(documents).toBe(1)
  await expect(page).toHaveURL('/en/rewards')
  await settle(page)
  await expect(page.getByText(text('en', 'failure.title'))).toBeHidden()
  expect(documents()).toBe(1)
})

test('[SHARE-1][UI-3] a sheet whose code cannot be had says so and opens later @desktop @long', async ({
  page,
  member,
  complaints,
}) => {
  expect(member.token).toBeTruthy()
  complaints.expect(/404|chunk/i)
  await openPage(page, `/en${WELCOME.path}`)
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const share = page.getByRole('button', { name: text('en', 'share.open') }).first()
  await share.click()
  await expect(page.getByRole('alert')).toHaveText(text('en', 'common.part_failed'))
  await page.unrouteAll()
  await share.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(text('en', 'common.part_failed'))).toBeHidden()
})
