import { isAtLeast } from '../native/app-version.ts'
import type { Bridge } from '../native/bridge.ts'
import { NATIVE } from '../native/settings.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { isCancel } from './is-cancel.ts'
import type { Shared } from './shared.ts'

export type ShareNavigator = Partial<Pick<Navigator, 'share' | 'canShare'>>

interface SendShareOptions {
  bridge: Pick<Bridge, 'inApp' | 'open' | 'version'>
  navigator: ShareNavigator
  /**
   * `src`: as a data URL, for the app. Apps of the old style get none: their messages are addresses. null when the poster could not be
   * drawn.
   */
  picture: { file: File; src: string } | null
}

/** Whether there is another way than copying the link. */
export const canSend = (bridge: Pick<Bridge, 'inApp'>, navigator: ShareNavigator) =>
  bridge.inApp || navigator.share !== undefined

/**
 * Shares by the app's share target (contract §12), else by Web Share, with the picture where the browser takes files. `cancelled`:
 * the user closed the list of share targets. `refused`: the browser did not share, so the link has to be copied.
 */
export async function sendShare(
  { title, text, url }: Shared,
  { bridge, navigator, picture }: SendShareOptions,
): Promise<'shared' | 'cancelled' | 'refused'> {
  if (bridge.inApp) {
    const image: Record<string, string> =
      isAtLeast(bridge.version, NATIVE.newStyleFrom) && picture ? { image: picture.src } : {}
    bridge.open(TARGETS.share.appRoute, { url, text: text || title, ...image })
    return 'shared'
  }
  const words = { title, text, url }
  const withFile = picture && { ...words, files: [picture.file] }
  try {
    await navigator.share?.(withFile && navigator.canShare?.(withFile) ? withFile : words)
    return 'shared'
  } catch (error) {
    return isCancel(error) ? 'cancelled' : 'refused'
  }
}

type Text = Pick<Shared, 'title' | 'text' | 'url'>

const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20')

/** Opens the share target of an installed app (contract §12, old style). Its messages are addresses, so they have no picture. */
export const shareLinkOfApp = ({ title, text, url }: Text) =>
  `${NATIVE.scheme}://open?${query({ route: TARGETS.share.appRoute, url, text: text || title })}`

/** The addresses that open a messenger with the link and its text, each with the name that people know. */
export const MESSENGERS = [
  {
    name: 'X',
    icon: 'x-logo',
    href: ({ title, text, url }: Text) => `https://x.com/intent/post?${query({ text: text || title, url })}`,
  },
  {
    name: 'Telegram',
    icon: 'telegram-logo',
    href: ({ title, text, url }: Text) => `https://t.me/share/url?${query({ url, text: text || title })}`,
  },
  {
    name: 'WhatsApp',
    icon: 'whatsapp-logo',
    href: ({ title, text, url }: Text) => `https://wa.me/?${query({ text: `${text || title} ${url}` })}`,
  },
] as const
