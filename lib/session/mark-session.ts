/** Marks the document for CSS as logged in; the head script does so before the first paint (lib/head). */
export function markSession(isLogin: boolean): void {
  document.documentElement.toggleAttribute('data-session', isLogin)
}
