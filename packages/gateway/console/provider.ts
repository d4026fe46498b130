import { lookup } from 'node:dns/promises'
import * as oidc from 'openid-client'
import ipaddr from 'ipaddr.js'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import { SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'
import type { StaffPolicy } from '../access/staff-policy.ts'
import type { ConsoleConfig } from '../config.ts'
import { OPS_ACTOR_PATTERN } from '../http/verify-ops.ts'

const TIMEOUT_S = 5
/** The endpoints of a provider are read again after this long. */
const DISCOVERY_MS = 3_600_000
/** The age of a sign-in that a person has to repeat, s. */
const AGAIN_S = 15 * 60
/** As long as a session of the console. */
const LONGEST_S = 10 * 3600

/** The part of a sign-in that the gateway stores, encrypted. */
export interface ProviderTokens {
  sub: string
  access: string
  refresh: string | null
  idToken: string | null
}

/** A person as the provider describes them now. */
export interface ProvidedPerson {
  /** The first usable name; null when there is none. */
  actor: string | null
  /** Issuer and `sub`. */
  subject: string
  displayName: string
  /** Null when the answer has no claim of groups. */
  roles: PersonRole[] | null
  /** When the person last proved to be there, ms; 0 when the provider does not say. */
  signedInAt: number
  tokens: ProviderTokens
}

/** One sign-in; each value is used once. */
export interface SignInChecks {
  state: string
  nonce: string
  verifier: string
  /** The person must prove to be there, whatever session they have at the provider. */
  again: boolean
}

/** The provider cannot be reached, or is broken. */
export class ProviderDown extends Error {}
/** The provider, or the check of its answer, refuses: a wrong signature, a used code, an account that is closed. */
export class ProviderRefused extends Error {}

export interface Provider {
  /** Where the browser goes to sign in. */
  start: (checks: SignInChecks) => Promise<URL>
  /** The person behind the answer at the callback. */
  finish: (answer: URL, checks: SignInChecks) => Promise<ProvidedPerson>
  /** Asks again, with new tokens where there are some. */
  confirm: (tokens: ProviderTokens) => Promise<ProvidedPerson>
  /** Revokes the tokens. @returns where the browser ends its session at the provider; null when it has no such page */
  end: (tokens: ProviderTokens) => Promise<string | null>
}

/** A document of discovery must not send the gateway to services inside of its network: only the issuer's own host may be there. */
async function refuseInternal(url: URL, issuer: URL): Promise<void> {
  if (url.hostname === issuer.hostname) return
  const found = await lookup(url.hostname.replaceAll(/^\[|\]$/g, ''), { all: true })
  if (found.every(({ address }) => ipaddr.process(address).range() === 'unicast')) return
  throw new ProviderRefused(`${url.host} is an internal address`)
}

/** Groups of the claim by the map of policy, each role once. */
function rolesOf(policy: NonNullable<StaffPolicy['roles']>, claim: unknown): PersonRole[] | null {
  if (claim === undefined) return null
  const groups = (Array.isArray(claim) ? claim : [claim]).filter((group) => typeof group === 'string')
  return [...new Set(groups.flatMap((group) => (Object.hasOwn(policy.map, group) ? (policy.map[group] ?? []) : [])))]
}

/** Network faults and 5xx are the provider's; everything else means that it refuses. */
function faultOf(error: unknown): Error {
  if (error instanceof ProviderDown || error instanceof ProviderRefused) return error
  const { message, code, status, cause } = error as Error & { code?: string; status?: number }
  if (cause instanceof ProviderRefused) return cause
  const answered = status ?? (cause instanceof Response ? cause.status : 0)
  // Faults of the network have no code of the protocol.
  const isDown = answered >= 500 || code === undefined || code === 'OAUTH_TIMEOUT'
  const Fault = isDown ? ProviderDown : ProviderRefused
  return new Fault(`${code ?? 'no answer'}: ${message}`, { cause: error })
}

const asked = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw faultOf(error)
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The OpenID provider of the staff (staff.md §12): code flow with PKCE, state and nonce; the signature of every id token is checked. */
export function createProvider(
  { origin }: Pick<ConsoleConfig, 'origin'>,
  { issuer, clientId, clientSecret }: NonNullable<ConsoleConfig['provider']>,
  policy: NonNullable<StaffPolicy['roles']>,
): Provider {
  const server = new URL(issuer)
  const redirectUri = `${origin}${SESSION_PATHS.callback}`
  const guardedFetch: oidc.CustomFetch = async (url, options) => {
    await refuseInternal(new URL(url), server)
    return fetch(url, options as RequestInit)
  }
  let known: { config: oidc.Configuration; until: number } | null = null

  async function configuration(): Promise<oidc.Configuration> {
    if (known !== null && performance.now() < known.until) return known.config
    const execute = [oidc.enableNonRepudiationChecks]
    // The settings accept http for a provider on this machine alone.
    if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
    const options = { execute, timeout: TIMEOUT_S, [oidc.customFetch]: guardedFetch }
    const config = await oidc.discovery(server, clientId, clientSecret, oidc.ClientSecretBasic(clientSecret), options)
    // Some providers serve many companies below one address, and each of them could sign in.
    if (new URL(config.serverMetadata().issuer).href !== server.href)
      throw new ProviderRefused('the document of discovery is of another issuer')
    known = { config, until: performance.now() + DISCOVERY_MS }
    return config
  }

  async function personOf(
    config: oidc.Configuration,
    tokens: ProviderTokens,
    idClaims: oidc.IDToken | undefined,
  ): Promise<ProvidedPerson> {
    const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined
    const info = hasUserInfo ? await oidc.fetchUserInfo(config, tokens.access, tokens.sub) : {}
    const claims: Record<string, unknown> = { ...idClaims, ...info }
    const names = [claims.preferred_username, tokens.sub].map(textOf)
    const actor = names.find((name) => name !== null && OPS_ACTOR_PATTERN.test(name)) ?? null
    return {
      actor,
      subject: `${issuer} ${tokens.sub}`,
      displayName: textOf(claims.name) ?? actor ?? '',
      roles: rolesOf(policy, claims[policy.claim]),
      signedInAt: typeof idClaims?.auth_time === 'number' ? idClaims.auth_time * 1000 : 0,
      tokens,
    }
  }

  return {
    start: (checks) =>
      asked(async () => {
        const config = await configuration()
        const wanted = config.serverMetadata().scopes_supported?.includes(policy.claim) ? ` ${policy.claim}` : ''
        return oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: `openid profile${wanted}`,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
          state: checks.state,
          nonce: checks.nonce,
          // With an age the provider has to say when the person was there.
          max_age: String(checks.again ? AGAIN_S : LONGEST_S),
          ...(checks.again && { prompt: 'login' }),
        })
      }),
    finish: (answer, { state, nonce, verifier, again }) =>
      asked(async () => {
        const config = await configuration()
        const granted = await oidc.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(again && { maxAge: AGAIN_S }),
        })
        const claims = granted.claims()
        if (claims === undefined) throw new ProviderRefused('there is no id token')
        const { access_token: access, refresh_token: refresh = null, id_token: idToken = null } = granted
        return personOf(config, { sub: claims.sub, access, refresh, idToken }, claims)
      }),
    confirm: (tokens) =>
      asked(async () => {
        const config = await configuration()
        if (tokens.refresh === null) return personOf(config, tokens, undefined)
        const granted = await oidc.refreshTokenGrant(config, tokens.refresh)
        const claims = granted.claims()
        if (claims !== undefined && claims.sub !== tokens.sub) throw new ProviderRefused('another account answers')
        const {
          access_token: access,
          refresh_token: refresh = tokens.refresh,
          id_token: idToken = tokens.idToken,
        } = granted
        return personOf(config, { sub: tokens.sub, access, refresh, idToken }, claims)
      }),
    end: (tokens) =>
      asked(async () => {
        const config = await configuration()
        const { revocation_endpoint: revocation, end_session_endpoint: page } = config.serverMetadata()
        if (revocation !== undefined)
          // The page below ends the session there even where the tokens outlive this request.
          await oidc.tokenRevocation(config, tokens.refresh ?? tokens.access).catch(() => undefined)
        if (page === undefined) return null
        const hint: Record<string, string> = tokens.idToken === null ? {} : { id_token_hint: tokens.idToken }
        return oidc.buildEndSessionUrl(config, { ...hint, post_logout_redirect_uri: `${origin}/` }).href
      }),
  }
}
