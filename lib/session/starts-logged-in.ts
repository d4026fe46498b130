/**
 * Whether the page starts as logged in (AUTH-2): the page is open inside the app, or the head script has marked the document
 * (lib/head), because of the CC token cookie, a token of the app or the store's record of a login.
 */
export function startsLoggedIn() {
  const { documentElement: root } = document
  return root.hasAttribute('data-session') || root.hasAttribute('data-webview')
}

/** Marks the document for CSS as logged in; the head script does so before the first paint (lib/head). */
export function markSession(isLogin: boolean) {
  document.documentElement.toggleAttribute('data-session', isLogin)
}
