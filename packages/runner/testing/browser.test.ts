import { beforeEach, expect, test, vi } from 'vitest'
import { ensureTestBrowser, testBrowser } from './browser.ts'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'
const there = new Set<string>()
const asked: string[] = []
/** Packages that can be installed, each with its program. */
let offered: Record<string, string> = {}

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  existsSync: (file: string) => there.has(file),
}))
vi.mock('./fonts.ts', () => ({ missingFonts: () => [] }))
vi.mock('./install-packages.ts', () => ({
  installPackages: async (wanted: string[]) => {
    asked.push(...wanted)
    for (const name of wanted) if (offered[name] !== undefined) there.add(offered[name])
  },
}))

beforeEach(() => {
  there.clear()
  asked.length = 0
  offered = {}
  vi.stubEnv('CHROMIUM', '')
})

test('the browser tests run in the headless shell, which is installed where it is missing', async () => {
  there.add(WHOLE)
  offered = { 'chromium-headless-shell': SHELL }
  expect(await ensureTestBrowser(() => {})).toBe(SHELL)
  expect(asked).toEqual(['chromium-headless-shell'])
  expect(testBrowser()).toBe(SHELL)
})

test('they run in a whole Chromium where there is no shell', async () => {
  there.add(WHOLE)
  expect(await ensureTestBrowser(() => {})).toBe(WHOLE)
  expect(testBrowser()).toBe(WHOLE)
})

test('CHROMIUM names the browser, and nothing is installed', async () => {
  for (const file of [SHELL, WHOLE, '/opt/chrome']) there.add(file)
  vi.stubEnv('CHROMIUM', '/opt/chrome')
  expect(await ensureTestBrowser(() => {})).toBe('/opt/chrome')
  expect(asked).toEqual([])
})

test('without any browser the answer says what to install', async () => {
  await expect(ensureTestBrowser(() => {})).rejects.toThrow('Install Debian’s package "chromium"')
  expect(asked).toEqual(['chromium-headless-shell', 'chromium'])
})
