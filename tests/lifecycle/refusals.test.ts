import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { start } from './support/run.ts'
import { Place } from './support/site.ts'

const LIVE = { SITE_ORIGIN: 'https://fanfare.example', HELP_URL: 'https://help.fanfare.example' }

const place = new Place()
const { port, close } = await listen(createServer())
const PORT = String(port)
afterAll(() => {
  close()
  place.clear()
})

test('[DEV-18] a start on a used port names it and its setting, and leaves nothing running', async () => {
  const { code, stdout, stderr } = await start(place.settings({ PORT, DATABSE_URL: 'x' }))
  expect(stderr).toContain(`Port ${PORT} is in use by another program.`)
  expect(stderr).toContain('set PORT to a free port')
  expect(stdout).toContain('DATABSE_URL is no setting; did you mean DATABASE_URL?\n')
  expect(code).toBe(1)
  expect(place.processes()).toEqual([])
})

test('[DEV-18] a live start names the database that it means, without its password', async () => {
  const settings = {
    ...LIVE,
    PORT,
    SIGN_KEY: 'a-key-of-the-deployment',
    OPS_SECRET: '9f4c2a7be1d05836c4f8a91b7d3e6025',
    DATABASE_URL: 'postgres://fanfare:hunter2@db.example:6432/promo',
    CAPTCHA: 'on',
    SEED: 'none',
  }
  const { stdout, stderr } = await start(place.settings(settings))
  expect(stdout).toContain('Database: promo at db.example:6432.\n')
  expect(stdout + stderr).not.toContain('hunter2')
})

test('[DEV-18] a live start refuses every development value and every bad setting at once, without its value', async () => {
  const bad = { OPS_SECRET: 'too-short', ALLOW_CLOCK: '1', RATE_LIMIT: 'off', SIMULATOR: '5' }
  const { code, stdout, stderr } = await start(place.settings({ ...LIVE, ...bad, HELP_URL: '' }))
  expect(code).toBe(1)
  for (const name of [...Object.keys(bad), 'SIGN_KEY', 'CAPTCHA', 'SEED', 'HELP_URL'])
    expect(stderr).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  expect(stdout + stderr).not.toContain('too-short')
  expect(stderr).not.toMatch(/^\s+at /m)
})
