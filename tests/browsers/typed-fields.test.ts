import { expect, test } from 'vitest'
import { stack } from '#tests/e2e/support/stack.ts'
import { inEachEngine } from './support/in-each-engine.ts'

const EMAIL = 'someone.long@example.com'
const VALUE = `document.querySelector('#account-email')?.value`
/** The live form has a button that sends; the server’s has none. */
const IS_LIVE = `document.querySelector('form button[type=submit]') !== null`
const IS_RELOADED = `performance.getEntriesByType('navigation')[0]?.type === 'reload' && document.readyState === 'complete'`

inEachEngine((start) => {
  test('[SCR-12] an e-mail whose first letters went into the server’s field survives a reload whole, or not at all', async () => {
    const { open, type, evaluate } = await start()
    await open(`${stack.siteOrigin}/en/login`)
    await type('#account-email', EMAIL)
    await expect.poll(() => evaluate<boolean>(IS_LIVE)).toBe(true)
    expect(await evaluate<string>(VALUE)).toBe(EMAIL)
    await evaluate('void setTimeout(() => location.reload())')
    await expect.poll(() => evaluate<boolean>(IS_RELOADED).catch(() => false)).toBe(true)
    expect(['', EMAIL]).toContain(await evaluate<string>(VALUE))
  })
})
