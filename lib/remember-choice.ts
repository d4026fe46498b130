const YEAR_SECONDS = 31_536_000

/**
 * Remembers a choice of the reader (theme, language) in a cookie that the head script and the server read. Written without
 * js-cookie, which the first load does not have: the reader may leave the page with the same press.
 * `value`: letters, digits and `-`.
 */
export function rememberChoice(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
