import { readStoredJson, writeStored } from '../stored.ts'

/** Native app info (APP-2), as far as the app sent it. */
export interface AppInfo {
  appVersion: string | null
  deviceId: string | null
}

/** The key under which it is kept as JSON (spec §3, "Locally stored"). */
export const APP_INFO_KEY = 'appInfo'
const LONGEST = 256

const textOf = (value: unknown) => (typeof value === 'string' && value.length <= LONGEST ? value : null)

export const appInfoOf = ({ appVersion, deviceId }: Record<string, unknown>): AppInfo => ({
  appVersion: textOf(appVersion),
  deviceId: textOf(deviceId),
})

/** Without storage, the app sends it again. */
export const keepAppInfo = (info: AppInfo) => writeStored(APP_INFO_KEY, JSON.stringify(info))

/** Returns nothing known when storage is forbidden or holds anything else. */
export const readAppInfo = () => appInfoOf((readStoredJson(APP_INFO_KEY) ?? {}) as Record<string, unknown>)
