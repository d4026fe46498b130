import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { playLottery } from '#tests/fixtures/play-lottery.ts'
import { offlineFile } from './offline-file.ts'
import { offlineScript } from './offline-script.ts'

const texts = {
  verified_title: 'All right',
  failed_title: 'Wrong',
  failed_paid: '{number} pays {recorded}, not {expected}',
  check_seed: 'Seed',
  check_table: 'Table',
  check_draws: 'Draws',
  check_stock: 'Stock',
  check_log: 'Log',
  check_count: '{done} of {total}',
}

const honest = playLottery({
  activityId: 'a',
  seed: 'ab'.repeat(32),
  prizes: [
    { prizeId: 'cup', weight: 1, stock: 1, fallbackPrizeId: null },
    { prizeId: 'pin', weight: 2, stock: null, fallbackPrizeId: null },
  ],
  draws: Array.from({ length: 9 }, (_, index) => ({ userRef: String(index).padStart(16, '0'), clientSeed: '' })),
})

beforeEach(() => void vi.stubGlobal('crypto', webcrypto))

/** Opens the file and waits for its verdict. */
async function openFile(draws: typeof honest.draws): Promise<HTMLElement> {
  const { draws: _, ...lottery } = honest
  const file = offlineFile({
    title: '<b>&"',
    line: 'Line',
    language: 'en',
    direction: 'ltr',
    data: { lottery, prizes: { cup: '</script>Cup', pin: 'Pin', '': 'Nothing' }, texts },
    draws: [draws.slice(0, 4), draws.slice(4)].map((page) => new Blob([JSON.stringify(page)])),
    script: offlineScript(),
  })
  document.documentElement.innerHTML = await file.text()
  // A script that comes with the HTML does not run here; one that is added does.
  const served = document.querySelector('script:not([type])')
  const script = document.createElement('script')
  script.textContent = `{${served?.textContent}}`
  served?.replaceWith(script)
  const main = document.querySelector('main')
  if (!main) throw new Error('the file has no main')
  await expect.poll(() => main.querySelector('h1')).not.toBeNull()
  return main
}

test('[SCR-15] the offline file verifies the log in it', async () => {
  const main = await openFile(honest.draws)
  expect(main.querySelector('h1')?.textContent).toBe('All right')
  expect([...main.querySelectorAll('li.right')].map(({ textContent }) => textContent)).toEqual([
    'Seed: 1 of 1',
    'Table: 1 of 1',
    'Draws: 9 of 9',
    expect.stringMatching(/^Stock: (\d+) of \1$/),
    'Log: 1 of 1',
  ])
  expect(main.ownerDocument.title).toBe('<b>&"')
  expect(main.querySelector('table')?.textContent).toContain('</script>Cup')
})

test('[SCR-15] the offline file names the first draw that pays another prize', async () => {
  const at = honest.draws.findIndex(({ prizeId }) => prizeId === 'pin')
  const main = await openFile(honest.draws.map((draw, index) => (index === at ? { ...draw, prizeId: null } : draw)))
  expect(main.querySelector('h1')?.textContent).toBe('Wrong')
  expect(main.querySelector('p')?.textContent).toBe(`#${at + 1} pays Nothing, not Pin`)
})
