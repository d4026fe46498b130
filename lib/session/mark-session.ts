/** Marks the document for CSS as logged in; the head script does so before the first paint (lib/theme/first-paint). */
export function markSession(isLogin: boolean): void {
  document.documentElement.toggleAttribute('data-session', isLogin)
}
