import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { createVerifier, Verdict } from '#lib/fairness/verify-draws.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { playLottery } from '#tests/fixtures/play-lottery.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'

const DRAWS = 100_000
const PLAYERS = 30_000
const GOAL_SECONDS = 20
/** WebCrypto needs a secure context, and localhost is one. */
const ORIGIN = 'http://localhost'
const PRIZES = [
  { prizeId: 'rare', weight: 10, stock: 100, fallbackPrizeId: 'small' },
  { prizeId: 'small', weight: 590, stock: null, fallbackPrizeId: null },
  { prizeId: null, weight: 400, stock: null, fallbackPrizeId: null },
]

const playMany = () =>
  playLottery({
    activityId: 'many',
    seed: '5eed'.repeat(16),
    prizes: PRIZES,
    draws: Array.from({ length: DRAWS }, (_, index) => ({
      userRef: (index % PLAYERS).toString(16).padStart(16, '0'),
      clientSeed: index % 3 === 0 ? '' : `c${index}`,
    })),
  })

/** Runs in the page: verifies the log in pages of 500, as the product's page does. */
async function verifyLog(): Promise<{ verdict: Verdict; seconds: number }> {
  const address = '/verify-draws.js'
  const code = (await import(address)) as { createVerifier: typeof createVerifier }
  const { draws, ...lottery } = (await (await fetch('/log.json')).json()) as ReturnType<typeof playMany>
  const began = performance.now()
  const verifier = await code.createVerifier(lottery)
  for (let at = 0; at < draws.length; at += 500) await verifier.add(draws.slice(at, at + 500))
  const verdict = await verifier.finish()
  return { verdict, seconds: (performance.now() - began) / 1_000 }
}

export const verify: Figure = {
  name: 'verify',
  goal: `${whole(DRAWS)} draws < ${GOAL_SECONDS} s`,
  run: async ({ browser }) => {
    const { rolls: _, ...log } = playMany()
    const files: Record<string, { contentType: string; body: string }> = {
      '/': { contentType: 'text/html', body: '<!doctype html><title>Verify</title>' },
      '/log.json': { contentType: 'application/json', body: JSON.stringify(log) },
      '/verify-draws.js': {
        contentType: 'text/javascript',
        body: stripTypeScriptTypes(readFileSync(inRoot('lib', 'fairness', 'verify-draws.ts'), 'utf8')),
      },
    }
    const context = await (await browser()).newContext()
    try {
      await context.route(`${ORIGIN}/**`, (route) => route.fulfill(files[new URL(route.request().url()).pathname]))
      const page = await context.newPage()
      await page.goto(`${ORIGIN}/`)
      const { verdict, seconds } = await page.evaluate(verifyLog)
      return [
        {
          figure: `${whole(DRAWS)} draws verified in the browser`,
          goal: `< ${GOAL_SECONDS} s`,
          measured: `${seconds.toFixed(1)} s, ${verdict.isVerified ? 'verified' : 'REFUSED'}`,
          how: 'the verifier of the page, the worker and the offline file, in Chromium with WebCrypto; without the download of the log',
          isMet: verdict.isVerified && seconds < GOAL_SECONDS,
        },
      ]
    } finally {
      await context.close()
    }
  },
}
