import { withoutLocale } from '../i18n/without-locale.ts'
import { CLAIMABLE_KEY, JOINED_KEY } from '../offline/forget-user.ts'

const MARK = 'data-claimable'

/**
 * Remembers for the next visit whether there is something to claim, and puts the claim before the banners on phones (CSS); the head
 * script reads it (`first-paint.ts`). It stays there until the page is left: after the last claim nothing moves under the reader's finger.
 */
export function markClaimable(hasClaimable: boolean): void {
  if (hasClaimable) document.documentElement.setAttribute(MARK, '')
  try {
    if (hasClaimable) localStorage.setItem(CLAIMABLE_KEY, '1')
    else localStorage.removeItem(CLAIMABLE_KEY)
  } catch {
    // Without storage the next visit begins with the banners.
  }
}

/** For the next view of the home page: as it was last known, or without a claim once its session has ended (`forgetUser`). */
export function settleClaimable(): void {
  let hasClaimable = false
  try {
    hasClaimable = localStorage.getItem(CLAIMABLE_KEY) !== null
  } catch {
    // As on the next visit.
  }
  document.documentElement.toggleAttribute(MARK, hasClaimable)
}

function joinedPaths(): string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(JOINED_KEY) ?? '[]')
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/**
 * Remembers for the next visit whether the user has joined the activity at `path` (without its language), so that its page has a
 * member's room before the user's data is there; the head script reads it (`first-paint.ts`).
 */
export function markJoined(path: string, hasJoined: boolean): void {
  const paths = joinedPaths()
  if (hasJoined === paths.includes(path)) return
  try {
    localStorage.setItem(JOINED_KEY, JSON.stringify(hasJoined ? [...paths, path] : paths.filter((one) => one !== path)))
  } catch {
    // Without storage the next visit has a visitor's room.
  }
}

/** For the page that is opened without a load of the document: as it was last known. */
export function settleJoined(pathname: string): void {
  document.documentElement.toggleAttribute('data-joined', joinedPaths().includes(withoutLocale(pathname)))
}
