import type { Page } from '@playwright/test'
import { CLIENT, startRealProvider, type RealProvider } from '@fanfare/gateway/testing/oidc/real-provider.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { startPlayerSite, type PlayerSite } from './player-site.ts'
import { text, type TestLocale } from './texts.ts'

/** A site whose users sign in at the exchange, and the provider of the exchange. */
export async function startExchange(settings: Record<string, string> = {}) {
  const [port = 0] = await freePorts(1)
  const paths = `http://localhost:${port}/v1/user/oidc`
  const provider: RealProvider = await startRealProvider({ callback: `${paths}/callback`, logout: `${paths}/logout` })
  const site: PlayerSite = await startPlayerSite({
    PORT: String(port),
    PLAYER_ISSUER: provider.issuer,
    PLAYER_CLIENT_ID: CLIENT.clientId,
    PLAYER_CLIENT_SECRET: CLIENT.clientSecret,
    ...settings,
  })
  const stop = async () => {
    await site.stop()
    await provider.stop()
  }
  /** Signs in at the exchange from now on. */
  const become = (sub: string): string => {
    provider.accounts.set(sub, { email: `${sub}@mail.example`, email_verified: true })
    return (provider.signInAs = sub)
  }
  return { provider, site, become, stop }
}

export const entry = (page: Page, locale: TestLocale) =>
  page.getByRole('link', { name: text(locale, 'account.provider_continue', { brand: 'Fanfare' }) })
