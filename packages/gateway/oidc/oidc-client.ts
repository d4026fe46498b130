import type { IncomingMessage } from 'node:http'
import { createRemoteJWKSet, customFetch } from 'jose'
import * as oidc from 'openid-client'
import type { ProviderConfig } from '../config.ts'
import { AddressRefused, createLookup, openRequest, readAtMost, resolveAll, withDeadline } from '../util/outgoing.ts'
import { readLogoutToken } from './logout-token.ts'
import { LogoutRefused, ProviderDown, ProviderRefused } from './provider-faults.ts'

const TIMEOUT_S = 5
/** Limit for documents, keys and claims, which have a few kilobytes. */
const ANSWER_BYTES = 1_000_000
/** The endpoints of a provider are read again after this long. */
const DISCOVERY_MS = 3_600_000

/** One sign-in; each value is used once. */
export interface SignInChecks {
  state: string
  nonce: string
  verifier: string
}

export interface ProviderTokens {
  sub: string
  access: string
  refresh: string | null
  idToken: string | null
}

/** How far the clocks of provider and gateway may differ. */
const TOLERANCE_S = 30

/**
 * The claims of an id token. The library checks the end of its time, and this that it has begun: a token or sign-in of the future would stay fresh
 * for as long as its date is ahead.
 * @param now the machine's time, ms
 * @throws ProviderRefused
 */
function readIdClaims(granted: oidc.TokenEndpointResponseHelpers, now: number): oidc.IDToken | undefined {
  const claims = granted.claims()
  const latest = now / 1000 + TOLERANCE_S
  for (const name of ['iat', 'auth_time'] as const)
    if ((claims?.[name] ?? 0) > latest) throw new ProviderRefused(`${name} of the id token is in the future`)
  return claims
}

export type OidcClient = ReturnType<typeof createOidcClient>

const headersOf = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )

/** Network faults and 5xx are the provider's; everything else means that it refuses. */
function faultOf(error: unknown) {
  if (error instanceof ProviderRefused || error instanceof LogoutRefused) return error
  const { message, code, status, cause } = error as Error & { code?: string; status?: number }
  if (cause instanceof ProviderRefused) return cause
  const answered = status ?? (cause instanceof Response ? cause.status : 0)
  // Network errors have no code of the protocol.
  const isDown = answered >= 500 || code === undefined || code === 'OAUTH_TIMEOUT'
  const Fault = isDown ? ProviderDown : ProviderRefused
  return new Fault(`${code ?? 'no answer'}: ${message}`, { cause: error })
}

/** A client of one OpenID provider: code flow with PKCE, state and nonce; the signature of every id token is checked. */
export function createOidcClient(
  { issuer, clientId, clientSecret }: ProviderConfig,
  { redirectUri, now }: { redirectUri: string; now: () => number },
) {
  const server = new URL(issuer)
  /** A discovery document must not send the gateway to services inside its network, except to the issuer's own host. */
  const guardedFetch: oidc.CustomFetch = (address, { method, headers, body }) => {
    const url = new URL(address)
    const allowPrivate = url.hostname === server.hostname
    const lookup = createLookup({ allowPrivate, resolve: resolveAll })
    return withDeadline(TIMEOUT_S * 1000, async (signal) => {
      const sent = body === undefined || body === null ? undefined : String(body as string | URLSearchParams)
      const answer = await openRequest(url, { method, headers, body: sent, allowPrivate, lookup, signal, agent: false })
      const { statusCode: status = 0 } = answer
      const bytes = await readAtMost(answer, ANSWER_BYTES)
      if (bytes === null) throw new ProviderRefused(`${url.host} answers with more than ${ANSWER_BYTES} bytes`)
      return new Response(status === 204 ? null : new Uint8Array(bytes), { status, headers: headersOf(answer) })
    }).catch((error: unknown) => {
      throw error instanceof AddressRefused ? new ProviderRefused(`${url.host} is an internal address`) : error
    })
  }
  let known: { config: oidc.Configuration; until: number } | null = null
  let keys: { at: string; keyOf: ReturnType<typeof createRemoteJWKSet> } | null = null

  /** Reads the keys at the first token, and again for an unknown key, at most every 30 s. */
  function keysAt(at: string | undefined) {
    if (at === undefined) throw new ProviderRefused('the discovery document has no keys')
    if (keys?.at !== at) {
      const read = (url: string, options: RequestInit) => guardedFetch(url, options as oidc.CustomFetchOptions)
      const keyOf = createRemoteJWKSet(new URL(at), { timeoutDuration: TIMEOUT_S * 1000, [customFetch]: read })
      keys = { at, keyOf }
    }
    return keys.keyOf
  }

  async function configuration() {
    if (known !== null && performance.now() < known.until) return known.config
    const execute = [oidc.enableNonRepudiationChecks]
    // The settings accept http only for a provider on this machine.
    if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
    const options = { execute, timeout: TIMEOUT_S, [oidc.customFetch]: guardedFetch }
    const config = await oidc.discovery(server, clientId, clientSecret, oidc.ClientSecretBasic(clientSecret), options)
    // Some providers serve many companies below one address, and people of each company could sign in.
    if (new URL(config.serverMetadata().issuer).href !== server.href)
      throw new ProviderRefused('the discovery document names another issuer')
    // Browsers are sent there, and would run a `javascript:` address as a script of this origin.
    const { authorization_endpoint: start, end_session_endpoint: end } = config.serverMetadata()
    if ([start, end].some((at) => at !== undefined && new URL(at).protocol !== server.protocol))
      throw new ProviderRefused('the discovery document has a browser address of another scheme than the issuer')
    known = { config, until: performance.now() + DISCOVERY_MS }
    return config
  }

  async function ask<T>(work: (config: oidc.Configuration) => Promise<T>) {
    try {
      return await work(await configuration())
    } catch (error) {
      throw faultOf(error)
    }
  }

  return {
    /** Asks the provider at its present endpoints. @throws ProviderDown, ProviderRefused */
    ask,
    /** The claims of an id token that came with new tokens. @throws ProviderRefused */
    idClaimsOf: (granted: oidc.TokenEndpointResponseHelpers) => readIdClaims(granted, now()),
    /** Where the browser goes to sign in. `wanted` adds parameters, among them the scopes. @throws ProviderDown, ProviderRefused */
    start: (checks: SignInChecks, wanted: (config: oidc.Configuration) => Record<string, string>) =>
      ask(async (config) =>
        oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
          state: checks.state,
          nonce: checks.nonce,
          ...wanted(config),
        }),
      ),
    /** The tokens and claims behind the answer at the callback. @throws ProviderDown, ProviderRefused */
    finish: (answer: URL, { state, nonce, verifier }: SignInChecks, limits: { maxAge?: number } = {}) =>
      ask(async (config) => {
        const granted = await oidc.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...limits,
        })
        const claims = readIdClaims(granted, now())
        if (claims === undefined) throw new ProviderRefused('there is no id token')
        const { access_token: access, refresh_token: refresh = null, id_token: idToken = null } = granted
        return { tokens: { sub: claims.sub, access, refresh, idToken }, claims }
      }),
    /** The claims of the person as the provider has them now; those of the id token where user info has no others. */
    claimsOf: ({ sub, access }: ProviderTokens, idClaims?: oidc.IDToken) =>
      ask(async (config) => {
        const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined
        return { ...idClaims, ...(hasUserInfo ? await oidc.fetchUserInfo(config, access, sub) : {}) }
      }),
    /** The ended session that a logout token of the provider names. @throws ProviderDown, ProviderRefused, LogoutRefused */
    readLogout: (token: string) =>
      ask(async (config) => {
        const {
          issuer: is,
          jwks_uri: at,
          id_token_signing_alg_values_supported: algorithms = ['RS256'],
        } = config.serverMetadata()
        return readLogoutToken(token, { issuer: is, clientId, keyOf: keysAt(at), algorithms })
      }),
  }
}
