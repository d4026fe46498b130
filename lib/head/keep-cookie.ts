const YEAR_SECONDS = 31_536_000

/** Keeps a setting of the reader for a year; 0 seconds remove it. */
export function keepCookie(name: string, value: string, seconds: number = YEAR_SECONDS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
