import { createServer } from 'node:http'
import { listen, type Listening } from '@fanfare/kernel/testing/listen.ts'
import { registerAccount } from '#lib/state-player/account.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { expect, openPage, test } from '../support/test.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ mode: 'default' })

const NEW_TITLE = 'Schön, dass Sie da sind'
const FILE = { account: { login_title: NEW_TITLE } }

let source: Listening
let site: PlayerSite
let release = (): void => undefined

test.describe('files of other servers @once', () => {
  test.beforeAll(async () => {
    const released = new Promise<void>((resolve) => (release = resolve))
    const server = createServer(async ({ url }, response) => {
      if (url === '/link.txt') return void response.end('go.fanfare.example/?channel=7\n')
      await released
      response.statusCode = url === '/locales/de/common.json' ? 200 : 404
      response.end(JSON.stringify(FILE))
    })
    source = await listen(server)
    const { origin } = source
    site = await startPlayerSite({
      TRANSLATIONS_ORIGIN: origin,
      SHARED_LINK_URL: `${origin}/link.txt`,
      SHARED_LINK_HOSTS: '127.0.0.1 go.fanfare.example',
    })
  })
  test.afterAll(async () => {
    await site.stop()
    source.close()
  })

  const read = async (path: string): Promise<string> => (await fetch(site.origin + path)).text()

  test('[LOC-4] pages show the build’s texts until the remote ones arrive, and then those, also where they were cached', async () => {
    const before = text('de', 'account.login_title')
    // Twice, so that the front and Next have the page.
    for (const path of ['/de/login', '/de/login']) expect(await read(path)).toContain(before)
    expect(await read('/locales/compiled/de/common.json')).not.toContain(NEW_TITLE)
    release()
    await expect(async () => {
      expect(await read('/de/login')).toContain(NEW_TITLE)
      expect(await read('/locales/compiled/de/common.json')).toContain(NEW_TITLE)
    }).toPass()
    expect(await read('/locales/de/common.json')).toContain(NEW_TITLE)
  })

  test('[LOC-4] the island of the login form shows the remote texts as well', async ({ page }) => {
    await page.goto(`${site.origin}/de/login`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE)
  })

  test('[NET-4][APP-5] users share the link of the remote file with their own code, shortened to host plus query', async ({
    page,
  }) => {
    await enter(page.context(), site, await registerAccount(site.connection, 'shared-link'))
    await openPage(page, `${site.origin}/en`)
    await page.getByRole('button', { name: text('en', 'share.open'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: text('en', 'share.title') })
    await expect(dialog).toContainText(/go\.fanfare\.example\?channel=7&vipCode=[A-Z0-9]{8}/)
  })
})
