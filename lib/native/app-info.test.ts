import { expect, test, vi } from 'vitest'
import { keepAppInfo, readAppInfo } from './app-info.ts'

function storageWith(entries: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
  })
  return entries
}

test('[APP-2] the info of the app is stored as JSON under appInfo', () => {
  const entries = storageWith({})
  keepAppInfo({ appVersion: '4.2.14', deviceId: 'd1' })
  expect(JSON.parse(entries.appInfo ?? '')).toEqual({ appVersion: '4.2.14', deviceId: 'd1' })
  expect(readAppInfo()).toEqual({ appVersion: '4.2.14', deviceId: 'd1' })
})

test.each(['', '{', '7', 'null', '[]', '{"appVersion":4}', `{"appVersion":"${'4'.repeat(300)}"}`])(
  '[APP-2] a stored %s counts as no app info',
  (stored) => {
    storageWith({ appInfo: stored })
    expect(readAppInfo()).toEqual({ appVersion: null, deviceId: null })
  },
)

test('[APP-2] forbidden storage is no error', () => {
  vi.stubGlobal('localStorage', undefined)
  keepAppInfo({ appVersion: '4.2.14', deviceId: null })
  expect(readAppInfo()).toEqual({ appVersion: null, deviceId: null })
})
