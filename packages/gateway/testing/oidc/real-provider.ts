import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import { listen as start } from '@fanfare/kernel/testing/listen.ts'
import Provider, { type InteractionContext } from 'oidc-provider'

export const CLIENT = { clientId: 'fanfare', clientSecret: 'a-secret-of-the-client-for-tests' }

export async function listen(
  handler: (origin: string) => RequestListener,
): Promise<{ origin: string; server: Server }> {
  const server = createServer()
  const { origin } = await start(server)
  server.on('request', handler(origin))
  return { origin, server }
}

export const close = async (server: Server): Promise<void> => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

export type RealProvider = Awaited<ReturnType<typeof startRealProvider>>

const PAGE = `<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in to the exchange</h1>
<p><a href="/choose/in">Allow</a></p><p><a href="/choose/cancel">Cancel</a></p></html>`

/** The pages of its own load fonts from another site. */
const endPage = (form: string) =>
  `<!doctype html><html lang="en"><title>Log out</title><h1>Log out of the exchange</h1>${form}
<button type="submit" form="op.logoutForm" value="yes" name="logout">Log out</button></html>`
const ENDED_PAGE =
  '<!doctype html><html lang="en"><title>Logged out</title><h1>You are logged out of the exchange</h1></html>'

interface RealProviderOptions {
  callback: string
  /** Where its end of a session leads. */
  home?: string
  /** Where it sends the tokens of logouts; then id tokens have `sid`. */
  logout?: string
}

/** A certified provider, whose page of sign-in chooses an account without a question. */
export async function startRealProvider({ callback, home, logout }: RealProviderOptions) {
  /** Claims by `sub`; a changed one counts from the next question on. */
  const accounts = new Map<string, Record<string, unknown>>()
  const state = {
    /** The `sub` that the next sign-in chooses; empty: the person cancels. */
    signInAs: '',
    /** Shows a page with both choices in place of a choice without a question. */
    asks: false,
    /** While true every connection is cut. */
    isDown: false,
  }
  const { origin, server } = await listen((issuer) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [callback],
          post_logout_redirect_uris: home === undefined ? [] : [home],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          ...(logout !== undefined && { backchannel_logout_uri: logout, backchannel_logout_session_required: true }),
        },
      ],
      // Without its guard against internal addresses, which all of a test have.
      fetch: (url: URL, { dispatcher: _guard, ...options }: Record<string, unknown>) => fetch(url, options),
      cookies: { keys: ['a key for tests'] },
      jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
      scopes: ['openid', 'profile', 'groups', 'email', 'phone'],
      claims: {
        openid: ['sub'],
        profile: ['preferred_username', 'name', 'customer'],
        groups: ['groups'],
        email: ['email', 'email_verified'],
        phone: ['phone_number', 'phone_number_verified'],
      },
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          logoutSource: (context: { body: string }, form: string) => void (context.body = endPage(form)),
          postLogoutSuccessSource: (context: { body: string }) => void (context.body = ENDED_PAGE),
        },
        revocation: { enabled: true, allowedPolicy: () => Promise.resolve(true) },
      },
      interactions: { url: () => '/choose' },
      issueRefreshToken: () => Promise.resolve(true),
      findAccount: (_context: unknown, sub: string) =>
        accounts.has(sub)
          ? { accountId: sub, claims: () => Promise.resolve({ sub, ...accounts.get(sub) }) }
          : undefined,
      loadExistingGrant: async ({ oidc: { client, session } }: InteractionContext) => {
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
        grant.addOIDCScope('openid profile groups email phone')
        await grant.save()
        return grant
      },
    })
    const answer = provider.callback()
    return (request, response) => {
      if (state.isDown) return void request.socket.destroy()
      // Browsers ask for it beside each page, and log a 404 as an error.
      if (request.url === '/favicon.ico') return void response.writeHead(204).end()
      if (request.url?.startsWith('/choose') !== true) return void answer(request, response)
      if (state.asks && request.url === '/choose')
        return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
      const isCancelled = state.signInAs === '' || request.url === '/choose/cancel'
      const result = isCancelled ? { error: 'access_denied' } : { login: { accountId: state.signInAs } }
      return void provider.interactionFinished(request, response, result)
    }
  })
  return Object.assign(state, { issuer: origin, accounts, stop: () => close(server) })
}

/** Ends the session of a browser at the provider, as a press on the button of its page does. */
export async function endAtProvider(issuer: string, cookies: Map<string, string>): Promise<void> {
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const page = await (await fetch(`${issuer}/session/end`, { headers })).text()
  const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? []
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  const answer = await fetch(`${issuer}/session/end/confirm`, { method: 'POST', headers, body, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`)
}

/** Follows redirects as a browser with cookies would, up to the first address that begins with `until`. */
export async function follow(address: string, until: string, cookies = new Map<string, string>()): Promise<string> {
  for (let step = 0, at = address; step < 10; step += 1) {
    if (at.startsWith(until)) return at
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${response.status} at ${at}: ${await response.text()}`)
    at = new URL(next, at).href
  }
  throw new Error('too many redirects')
}
