import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LOGIN_LOCK, RATES, SOCKET_LIMITS } from '@fanfare/gateway/limits.ts'
import { limitsPage } from './limits-table.ts'
import { settingNames, settingsPage } from './settings-table.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

test('the printed settings have a row for every setting of packages/kernel/config/config.ts', () => {
  const settings = /const SETTINGS = \{(.*?)\n\} as const/s.exec(read('packages/kernel/config/config.ts'))?.[1] ?? ''
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(settingNames().toSorted()).toEqual(names.toSorted())
  expect(names.filter((name) => !settingsPage().includes(`\n| \`${name}\` | `))).toEqual([])
})

test('[GW-7] the printed limits have each rate, lock and limit of sockets of the code', () => {
  const page = limitsPage()
  const rows = [
    ...Object.entries(RATES.callByAddress).map(([name, { burst }]) => `| Address and call \`${name}\` | ${burst} |`),
    ...Object.entries(RATES.callByAccount).map(([name, { burst }]) => `| Account and call \`${name}\` | ${burst} |`),
    ...Object.entries(LOGIN_LOCK).map(([by, { failures }]) => `| ${by} | ${failures} |`),
    `| Frame | ${SOCKET_LIMITS.frameBytes} bytes`,
  ]
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})
