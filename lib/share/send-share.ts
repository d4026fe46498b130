import { isAtLeast } from '../native/app-version.ts'
import type { Bridge } from '../native/bridge.ts'
import { NATIVE } from '../native/settings.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import type { Shared } from './shared.ts'

interface ShareData {
  title: string
  text: string
  url: string
  files?: File[]
}

export interface ShareNavigator {
  share?: (data: ShareData) => Promise<void>
  canShare?: (data: ShareData) => boolean
}

export interface SendShareOptions {
  bridge: Pick<Bridge, 'inApp' | 'open' | 'version'>
  navigator: ShareNavigator
  /** null when the poster could not be drawn. */
  picture: File | null
  /** The same picture as a data URL, for the app. Apps of the old style get none: their messages are addresses. */
  pictureUrl: string | null
}

/** `cancelled`: the user closed the list of share targets, or the browser refused. */
export type ShareOutcome = 'shared' | 'cancelled'

/** Whether there is a way besides copying the link. */
export const canSend = (bridge: Pick<Bridge, 'inApp'>, navigator: ShareNavigator): boolean =>
  bridge.inApp || navigator.share !== undefined

/** Shares by the app's share target (webview.md §3), else by Web Share, with the picture where the browser takes files. */
export async function sendShare(
  { title, text, url }: Shared,
  { bridge, navigator, picture, pictureUrl }: SendShareOptions,
): Promise<ShareOutcome> {
  if (bridge.inApp) {
    const image: Record<string, string> =
      isAtLeast(bridge.version, NATIVE.newStyleFrom) && pictureUrl ? { image: pictureUrl } : {}
    bridge.open(TARGETS.share.appRoute, { url, text: text || title, ...image })
    return 'shared'
  }
  const words = { title, text, url }
  const withFile = picture && { ...words, files: [picture] }
  try {
    await navigator.share?.(withFile && navigator.canShare?.(withFile) ? withFile : words)
    return 'shared'
  } catch {
    return 'cancelled'
  }
}
