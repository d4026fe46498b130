import type { ShareContent } from '@fanfare/contract/share/share.ts'
import { lettersOf } from '../i18n/letters-of.ts'
import { webUrl } from './web-url.ts'
import { withRemoteLink } from './with-remote-link.ts'

/** The content that leaves the page. */
export interface Shared {
  title: string
  text: string
  /** http(s) only. */
  url: string
  vipCode: string | null
}

interface SharingPage {
  /** Replaces a link that is not a web address. */
  href: string
  /** Replaces our own link (NET-4); null when that is shared as it is. */
  remoteUrl: string | null
}

/** The most characters, because the system's share targets refuse or cut longer texts. @assumed */
const LONGEST = { title: 120, text: 400 } as const

/** In UTF-16 units, so that a text of megabytes is not split into letters as a whole. */
const LONGEST_READ = 4000

const cut = (text: string, length: number) => {
  const letters = lettersOf(text.slice(0, LONGEST_READ))
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : letters.join('')
}

/** The platform's content within limits. */
export function toShared({ title, text, url, vipCode }: ShareContent, { href, remoteUrl }: SharingPage): Shared {
  const link = withRemoteLink(webUrl(url) ?? new URL(href), remoteUrl)
  return { title: cut(title, LONGEST.title), text: cut(text, LONGEST.text), url: link.href, vipCode }
}
