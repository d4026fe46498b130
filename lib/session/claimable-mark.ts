import { CLAIMABLE_KEY } from '../offline/forget-user.ts'

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
