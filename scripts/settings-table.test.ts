import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settingNames, settingsPage } from './settings-table.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

test('the printed settings have a row for every setting of packages/kernel/config/config.ts', () => {
  const settings = /const SETTINGS = \{(.*?)\n\} as const/s.exec(read('packages/kernel/config/config.ts'))?.[1] ?? ''
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(settingNames().toSorted()).toEqual(names.toSorted())
  expect(names.filter((name) => !settingsPage().includes(`\n| \`${name}\` | `))).toEqual([])
})
