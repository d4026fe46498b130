/** Tells CSS whether somebody is logged in; the head script sets it before the first paint (see lib/theme/first-paint). */
export function markSession(isLogin: boolean): void {
  document.documentElement.toggleAttribute('data-session', isLogin)
}
