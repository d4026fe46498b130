/** Called by Next at the start of its server, never by a build. */
export async function register(): Promise<void> {
  // The middleware's runtime starts with this file as well, and must not contain the code of the server.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startRemoteTexts } = await import('#lib/i18n/remote/start-remote-texts.ts')
    const { startSharedLink } = await import('#lib/share/remote/start-shared-link.ts')
    startRemoteTexts()
    startSharedLink()
    const { TRACES_URL } = process.env
    if (TRACES_URL) {
      const { startTraces } = await import('@fanfare/kernel/telemetry/traces.ts')
      // Next makes the spans of pages; the front decides which requests are traced.
      startTraces({ url: TRACES_URL, service: 'fanfare-site', sample: 0 })
    }
  }
}
