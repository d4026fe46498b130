/** Days that a choice of the reader is remembered. */
const REMEMBERED_DAYS = 365

/** Before a choice is made, so that the choice finds js-cookie loaded; a failed load is repeated by the choice. */
export const preloadCookies = (): void => void import('js-cookie').catch(() => undefined)

/**
 * Remembers a choice of the reader (theme, language) in a cookie that the head script and the server read. js-cookie is
 * loaded here and not with the page, because most visits make no choice.
 */
export async function rememberChoice(name: string, value: string): Promise<void> {
  try {
    const { default: Cookies } = await import('js-cookie')
    const secure = window.location.protocol === 'https:'
    Cookies.set(name, value, { expires: REMEMBERED_DAYS, path: '/', sameSite: 'lax', secure })
  } catch {
    // Offline: the choice holds for this page, and the next one starts without it.
  }
}
