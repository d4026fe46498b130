import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'
import { VIEWERS } from '@fanfare/contract/staff/staff.ts'
import { limitPipelining } from '@fanfare/kernel/net/limit-pipelining.ts'
import type { ConsoleConfig } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import { createServer, prepareRequests } from '../http/create-server.ts'
import { createNotFound } from '../http/known-paths.ts'
import { mountCall } from '../http/mount-call.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import { registerPictures } from '../pictures/routes/pictures.ts'
import { ROUTES } from '../routes/registry.ts'
import { sendHtml, sendPage } from './pages.ts'
import { registerSessionRoutes } from './session-routes.ts'
import { verifyConsoleSession } from './sessions.ts'

/** The calls that a person may make. Calls that are only for programs stay on the gateway's port. */
export const CONSOLE_ROUTES = ROUTES.filter(
  ({ call }) => call.auth === 'ops' && VIEWERS.some((role) => call.roles.includes(role)),
)

const SESSION_ROUTES = [
  { path: SESSION_PATHS.session, method: 'GET' },
  { path: SESSION_PATHS.start, method: 'GET' },
  { path: SESSION_PATHS.callback, method: 'GET' },
  { path: SESSION_PATHS.end, method: 'POST' },
] as const

async function sendConsole(reply: FastifyReply, files: string | null) {
  const html = files === null ? null : await readFile(join(files, 'index.html'), 'utf8').catch(() => null)
  if (html !== null) return sendHtml(reply, html)
  return sendPage(reply, {
    title: 'The console has no pages yet',
    content:
      '<p>They are not built. Its calls under <code>/ops/v1</code> and <code>/session</code> answer already.</p>',
    status: 503,
  })
}

/** The staff's console before it listens: its pages, sign-in, and the calls of the staff with a session instead of a signature. */
export async function buildConsole(gateway: GatewayContext, settings: ConsoleConfig) {
  const { live, staffPolicy } = gateway.config
  const { provider } = settings
  if (provider === null && live) throw new Error('a live console needs a provider')
  const roles = staffPolicy.roles ?? { claim: 'groups', map: {} }
  const signIn =
    provider &&
    (await import('./provider.ts')).createProvider(settings, provider, { policy: roles, now: gateway.clock.machineNow })
  const console = { ...settings, gateway, signIn }
  const app = createServer(gateway)
  const limiter = createRateLimiter(gateway)
  app.addHook('onRequest', async (request, reply) => limiter.byAddress(request, reply, null))
  await prepareRequests(app)
  registerSessionRoutes(app, console)
  registerPictures(app, gateway, null)
  for (const route of CONSOLE_ROUTES)
    mountCall(app, gateway, limiter, route, (_gateway, request, call) => verifyConsoleSession(console, request, call))
  if (console.files !== null && existsSync(console.files))
    await app.register(fastifyStatic, {
      root: console.files,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      // `sendHtml` answers the page itself with its policy. A path without an extension is a folder, which the sender would fail on.
      allowedPath: (path) => path !== '/index.html' && extname(path) !== '',
    })
  const notFound = createNotFound([...CONSOLE_ROUTES.map(({ call }) => call), ...SESSION_ROUTES])
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    const isOfCalls = /^\/(?:ops|session)(?:\/|$)/.test((request.raw.url ?? '').split('?', 1)[0] ?? '')
    return isPage && !isOfCalls ? sendConsole(reply, console.files) : notFound(request, reply)
  })
  await app.ready()
  limitPipelining(app.server)
  return app
}
