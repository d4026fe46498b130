import type { FairnessReport, Verification } from '#components/fairness/fairness-report.ts'
import type { VerifiableLottery } from '#components/fairness/lottery-list.tsx'
import type { Fairness } from '@fanfare/contract/lottery/fairness.ts'
import type { Verdict } from '#lib/fairness/verify-draws.ts'
import { DAY, type Fixture, type Translate } from './fixture.ts'

/** The lottery of the example in docs/fairness.md, so that every value can be verified. */
const EXAMPLE: Fairness = {
  activityId: 'autumn-draw',
  commitment: 'c654c703f714e6a7514bfcfeb3f559d74a153aee5e3c7ab2e94a24acd50a1b59',
  prizeTableHash: '8859a8addffe946b528967ef1cc72676626ce524715164940ba4bb18320df9a9',
  prizes: [
    { prizeId: 'gold', weight: 1, stock: 1, fallbackPrizeId: 'silver' },
    { prizeId: 'silver', weight: 3, stock: null, fallbackPrizeId: null },
    { prizeId: null, weight: 6, stock: null, fallbackPrizeId: null },
  ],
  seed: 'b364d39198972e3f408ea9ab4db36ff04afe6aaf65cd461e3f66f36cb4de8ba2',
  total: 10,
  draws: [
    {
      drawNo: 1,
      userRef: '8e12a1063cddbe7d',
      nonce: 0,
      clientSeed: '',
      rolledPrizeId: 'gold',
      prizeId: 'gold',
      at: 1792195200000,
    },
    {
      drawNo: 2,
      userRef: 'f51d882dc077672e',
      nonce: 0,
      clientSeed: 'b-7',
      rolledPrizeId: null,
      prizeId: null,
      at: 1792195201000,
    },
    {
      drawNo: 3,
      userRef: '8e12a1063cddbe7d',
      nonce: 1,
      clientSeed: 'a_2',
      rolledPrizeId: 'gold',
      prizeId: 'silver',
      at: 1792195202000,
    },
  ],
  totalDraws: 3,
  logHash: '556a96dff90dd49dbb8f02d7f93269063dfada6bb059ea4fc4233172b99509b1',
}

const VERIFIED: Verdict = {
  isVerified: true,
  seedMatches: true,
  tableMatches: true,
  logMatches: true,
  draws: 3,
  drawsRight: 3,
  fallbacks: 1,
  fallbacksRight: 1,
  counts: [
    { prizeId: 'gold', rolled: 2, paid: 1, soldOutAt: 1 },
    { prizeId: 'silver', rolled: 0, paid: 1, soldOutAt: null },
    { prizeId: null, rolled: 1, paid: 1, soldOutAt: null },
  ],
  failed: null,
}

export interface FairnessState {
  report: FairnessReport
  verification: Verification
  /** The number of the open draw. */
  open?: number
}

/** An ended lottery, one without a single draw, and one that is still sealed. */
export function lotteriesFixture(now: number, translate: Translate): VerifiableLottery[] {
  const title = translate('activity_type.lottery')
  return [
    { activityId: 'ended', title, endTime: now - DAY, totalDraws: 12_480, isRevealed: true },
    { activityId: 'empty', title, endTime: now - 40 * DAY, totalDraws: 0, isRevealed: true },
    { activityId: 'sealed', title, endTime: now + 12 * DAY, totalDraws: 3, isRevealed: false },
  ]
}

/** The states of the page that verifies a lottery. */
export function fairnessStates(now: number, translate: Translate): Fixture<FairnessState>[] {
  const report = (fairness: Partial<Fairness>, more: Partial<FairnessReport> = {}): FairnessReport => ({
    activity: {
      activityId: EXAMPLE.activityId,
      alias: EXAMPLE.activityId,
      title: translate('activity_type.lottery'),
      path: '/activity/lottery/fixture',
      startTime: now - 10 * DAY,
      endTime: now - DAY,
      timeZone: 'UTC',
    },
    fairness: { ...EXAMPLE, ...fairness },
    labels: { gold: '500 USDT', silver: '5 USDT', '': translate('fairness.no_prize') },
    sealedAt: now - 12 * DAY,
    tableMatches: true,
    hasStarted: true,
    isEnded: true,
    ...more,
  })
  const sealed = { seed: null, draws: [], totalDraws: 0, logHash: EXAMPLE.prizeTableHash }
  const ahead = (more: Partial<FairnessReport>) => {
    const made = report(sealed, { hasStarted: false, isEnded: false, ...more })
    return { ...made, activity: { ...made.activity, startTime: now + DAY, endTime: now + 12 * DAY } }
  }
  const idle: Verification = { status: 'idle' }
  const done = (verdict: Partial<Verdict>): Verification => ({
    status: 'done',
    verdict: { ...VERIFIED, ...verdict },
    seconds: 1.8,
  })
  const mismatch = done({
    isVerified: false,
    logMatches: false,
    drawsRight: 2,
    failed: { drawNo: 3, fault: 'ROLLED', recorded: 'silver', expected: 'gold' },
  })
  const states: Record<string, FairnessState> = {
    sealed: { report: ahead({}), verification: idle },
    running: { report: { ...report({ ...sealed, totalDraws: 1204 }), isEnded: false }, verification: idle },
    'sealed-mismatch': { report: ahead({ tableMatches: false }), verification: idle },
    revealed: { report: report({}), verification: idle },
    verifying: { report: report({}), verification: { status: 'running', done: 2 } },
    interrupted: { report: report({}), verification: { status: 'interrupted' } },
    verified: { report: report({}), verification: done({}), open: 3 },
    mismatch: { report: report({}), verification: mismatch },
    'nobody-drew': {
      report: report({ ...sealed, seed: EXAMPLE.seed }),
      verification: done({ draws: 0, drawsRight: 0, fallbacks: 0, fallbacksRight: 0 }),
    },
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}
