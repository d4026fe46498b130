/** In `localStorage`: the user had something to claim when the home page last knew. The head script reads it (`first-paint.ts`). */
export const CLAIMABLE_KEY = 'fanfareClaimable'

const MARK = 'data-claimable'

/**
 * Remembers for the next visit whether there is something to claim, and puts the claim before the banners on phones (CSS).
 * It stays there until the page is left: after the last claim nothing moves under the reader's finger.
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

/** For the next view of the home page: `hasClaimable` as it was last known. */
export function settleClaimable(hasClaimable: boolean): void {
  document.documentElement.toggleAttribute(MARK, hasClaimable)
}
