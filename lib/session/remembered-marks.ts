import { withoutLocale } from '../i18n/without-locale.ts'
import { CLAIMABLE_KEY, JOINED_KEY } from '../offline/forget-user.ts'
import { readStored, writeStored } from '../stored.ts'

const MARK = 'data-claimable'

/**
 * Remembers for the next visit whether there is something to claim, and puts the claim before the banners on phones (CSS); the
 * head script reads it (`lib/head`). The claim stays there until the page is left, so that nothing moves under the reader's
 * finger after the last claim.
 */
export function markClaimable(hasClaimable: boolean) {
  if (hasClaimable) document.documentElement.setAttribute(MARK, '')
  // Without storage, the next visit begins as a visitor's.
  writeStored(CLAIMABLE_KEY, hasClaimable ? '1' : null)
}

/** For the next view of the home page: restores the last known mark, which is gone once its session has ended (`forgetUser`). */
export function settleClaimable() {
  document.documentElement.toggleAttribute(MARK, readStored(CLAIMABLE_KEY) !== null)
}

/** The path in quotes, as the head script searches for it. */
const quoted = (path: string) => `"${path}"`

/**
 * Remembers for the next visit whether the user has joined the activity at `path` (without its language), so that its page
 * reserves a member's space before the user's data is there; the head script reads it (`lib/head`).
 */
export function markJoined(path: string, hasJoined: boolean) {
  const others = (readStored(JOINED_KEY) ?? '').replaceAll(quoted(path), '')
  writeStored(JOINED_KEY, (hasJoined ? others + quoted(path) : others) || null)
}

/** For a page that is opened without a load of the document: restores the last known mark. */
export function settleJoined(pathname: string) {
  document.documentElement.toggleAttribute(
    'data-joined',
    readStored(JOINED_KEY)?.includes(quoted(withoutLocale(pathname))) === true,
  )
}
