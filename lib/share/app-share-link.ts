import { NATIVE } from '../native/settings.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import type { Shared } from './shared.ts'

/** Opens the share target of an installed app (webview.md §2, old style, whose messages are addresses without a picture). */
export const shareLinkOfApp = ({ title, text, url }: Pick<Shared, 'title' | 'text' | 'url'>): string =>
  `${NATIVE.scheme}://open?${new URLSearchParams({ route: TARGETS.share.appRoute, url, text: text || title }).toString().replaceAll('+', '%20')}`
