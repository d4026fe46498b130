import * as oidc from 'openid-client'
import { SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'
import type { StaffPolicy } from '../access/staff-policy.ts'
import type { ConsoleConfig } from '../config.ts'
import { OPS_ACTOR_PATTERN } from '../http/verify-ops.ts'
import { createOidcClient, type ProviderTokens, type SignInChecks } from '../oidc/oidc-client.ts'
import { ProviderRefused } from '../oidc/provider-faults.ts'

/** A person whose sign-in is older must repeat it, s. */
const AGAIN_S = 15 * 60
/** The length of a session of the console. */
const LONGEST_S = 10 * 3600

/** `again`: the person must prove their presence, even with a session at the provider. */
type StaffChecks = SignInChecks & { again: boolean }

export type Provider = ReturnType<typeof createProvider>
/** A person as the provider describes them now. */
export type ProvidedPerson = Awaited<ReturnType<Provider['confirm']>>

/** The roles of the groups in the claim, by the map of the policy, each role once; null without a claim. */
function rolesOf(policy: NonNullable<StaffPolicy['roles']>, claim: unknown) {
  if (claim === undefined) return null
  const groups = (Array.isArray(claim) ? claim : [claim]).filter((group) => typeof group === 'string')
  return [...new Set(groups.flatMap((group) => (Object.hasOwn(policy.map, group) ? (policy.map[group] ?? []) : [])))]
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The OpenID provider of the staff. */
export function createProvider(
  { origin }: ConsoleConfig,
  settings: NonNullable<ConsoleConfig['provider']>,
  { policy, now }: { policy: NonNullable<StaffPolicy['roles']>; now: () => number },
) {
  const client = createOidcClient(settings, { redirectUri: `${origin}${SESSION_PATHS.callback}`, now })

  async function personOf(tokens: ProviderTokens, idClaims?: oidc.IDToken) {
    const claims = await client.claimsOf(tokens, idClaims)
    const names = [claims.preferred_username, tokens.sub].map(textOf)
    // The first usable name.
    const actor = names.find((name) => name !== null && OPS_ACTOR_PATTERN.test(name)) ?? null
    return {
      actor,
      subject: `${settings.issuer} ${tokens.sub}`,
      displayName: textOf(claims.name) ?? actor ?? '',
      roles: rolesOf(policy, claims[policy.claim]),
      /** When the person last proved their presence, ms; 0 when the provider does not say. */
      signedInAt: typeof idClaims?.auth_time === 'number' ? idClaims.auth_time * 1000 : 0,
      tokens,
    }
  }

  return {
    /** Where the browser goes to sign in. */
    start: ({ again, ...checks }: StaffChecks) =>
      client.start(checks, (config) => {
        const wanted = config.serverMetadata().scopes_supported?.includes(policy.claim) ? ` ${policy.claim}` : ''
        return {
          scope: `openid profile${wanted}`,
          // With `max_age` the provider has to say when the person signed in.
          max_age: String(again ? AGAIN_S : LONGEST_S),
          ...(again && { prompt: 'login' }),
        }
      }),
    /** The person behind the answer at the callback. */
    finish: async (answer: URL, { again, ...checks }: StaffChecks) => {
      const { tokens, claims } = await client.finish(answer, checks, again ? { maxAge: AGAIN_S } : {})
      return personOf(tokens, claims)
    },
    /** Asks the provider again, with new tokens if they can be refreshed. */
    confirm: async (tokens: ProviderTokens) => {
      const { refresh } = tokens
      if (refresh === null) return personOf(tokens)
      const granted = await client.ask((config) => oidc.refreshTokenGrant(config, refresh))
      const claims = client.idClaimsOf(granted)
      if (claims !== undefined && claims.sub !== tokens.sub) throw new ProviderRefused('another account answers')
      const { access_token: access, refresh_token: next = refresh, id_token: idToken = tokens.idToken } = granted
      return personOf({ sub: tokens.sub, access, refresh: next, idToken }, claims)
    },
    /** Revokes the tokens. @returns where the browser ends its session at the provider; null when it has no such page */
    end: (tokens: ProviderTokens) =>
      client.ask(async (config) => {
        const { revocation_endpoint: revocation, end_session_endpoint: page } = config.serverMetadata()
        if (revocation !== undefined)
          // The provider's page below ends the session there, even if this request fails.
          await oidc.tokenRevocation(config, tokens.refresh ?? tokens.access).catch(() => undefined)
        if (page === undefined) return null
        const hint: Record<string, string> = tokens.idToken === null ? {} : { id_token_hint: tokens.idToken }
        return oidc.buildEndSessionUrl(config, { ...hint, post_logout_redirect_uri: `${origin}/` }).href
      }),
  }
}
