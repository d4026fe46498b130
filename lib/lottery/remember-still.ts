/** In `localStorage`: results are shown without spinning. */
const KEY = 'fanfareStillWheel'

export function isWheelStill() {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export function rememberStill(isStill: boolean) {
  try {
    if (isStill) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the next visit spins.
  }
}
