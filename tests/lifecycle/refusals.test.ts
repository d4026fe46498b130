import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { start } from './support/run.ts'
import { Place } from './support/site.ts'

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place.clear())

test('a start on a used port names it and the setting that changes it, and leaves nothing running', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  try {
    for (const name of ['PORT', 'GATEWAY_PORT']) {
      const { code, stderr } = await start(place.settings({ [name]: String(port) }))
      expect(stderr).toContain(`Port ${port} is in use by another program.`)
      expect(stderr).toContain(`set ${name} to a free port`)
      expect(code).toBe(1)
    }
    expect(place.processes()).toEqual([])
  } finally {
    server.close()
  }
})

test('[DEV-18] a start names misspelt settings and, when live, the database that it means, without its password', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const PORT = String((server.address() as { port: number }).port)
  try {
    const demonstration = await start(place.settings({ PORT, DATABSE_URL: 'x' }))
    expect(demonstration.stdout).toContain('DATABSE_URL is no setting; did you mean DATABASE_URL?\n')
    const live = await start(
      place.settings({
        PORT,
        SITE_ORIGIN: 'https://fanfare.example',
        SIGN_KEY: 'a-key-of-the-deployment',
        OPS_SECRET: '0123456789abcdef0123456789abcdef',
        HELP_URL: 'https://help.fanfare.example',
        DATABASE_URL: 'postgres://fanfare:hunter2@db.example:6432/promo',
        CAPTCHA: 'on',
        SEED: 'none',
      }),
    )
    expect(live.stdout).toContain('Database: promo at db.example:6432.\n')
    expect(live.stdout + live.stderr).not.toContain('hunter2')
  } finally {
    server.close()
  }
})

test('[DEV-18] every bad setting is named at once, without its value', async () => {
  const bad = { PORT: 'ninety', SEED: 'secret-value', CAPTCHA: 'perhaps', SITE_ORIGIN: 'nowhere', SIMULATOR: '-3' }
  const { code, stderr, stdout } = await start(place.settings(bad))
  expect(code).toBe(1)
  for (const name of Object.keys(bad)) expect(stderr).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  expect(stdout + stderr).not.toContain('secret-value')
  expect(stderr).not.toMatch(/^\s+at /m)
})

test('[DEV-18] a live deployment refuses every development value at once', async () => {
  const settings = place.settings({
    SITE_ORIGIN: 'https://fanfare.example',
    ALLOW_CLOCK: '1',
    RATE_LIMIT: 'off',
    SIMULATOR: '5',
  })
  const { code, stderr } = await start(settings)
  expect(code).toBe(1)
  const names = ['SIGN_KEY', 'OPS_SECRET', 'ALLOW_CLOCK', 'CAPTCHA', 'RATE_LIMIT', 'SEED', 'SIMULATOR', 'HELP_URL']
  for (const name of names) expect(stderr).toMatch(new RegExp(`^ {2}${name} `, 'm'))
})
