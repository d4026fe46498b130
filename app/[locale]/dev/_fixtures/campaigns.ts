import type { AirdropSubject } from '#components/activity-types/event/airdrop-subject.ts'
import type { WinBackSubject } from '#components/activity-types/event/win-back-subject.ts'
import type { AirdropCheck } from '@fanfare/contract/activity/check-airdrop-position-account.ts'
import type { MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { DAY, HOUR, usdt, type Fixture } from './fixture.ts'

export const airdropSubject = (now: number): AirdropSubject => ({
  path: '/events/fixture',
  timeZone: 'UTC',
  terms: { required: usdt('500'), asset: 'FNF', snapshots: [now - DAY, now + 2 * DAY, now + 6 * DAY] },
})

/** A holding of one account that counts and one that does not, at the first of three snapshots. */
export function airdropStates(now: number): Fixture<AirdropCheck>[] {
  const snapshots = [
    { at: now - DAY, taken: true, held: false },
    { at: now + 2 * DAY, taken: false, held: null },
    { at: now + 6 * DAY, taken: false, held: null },
  ]
  const check: AirdropCheck = {
    eligible: false,
    position: usdt('320'),
    required: usdt('500'),
    reasonCode: 'NOT_ENOUGH',
    accounts: [],
    snapshots,
    asOf: now - DAY,
  }
  const taken = snapshots.map(({ at }) => ({ at, taken: true, held: at === now - DAY ? null : false }))
  const states: Record<string, Partial<AirdropCheck>> = {
    'airdrop-short': {
      accounts: [
        { account: 'Spot', amount: usdt('260'), counted: true },
        { account: 'Earn', amount: usdt('60'), counted: true },
        { account: 'Futures', amount: usdt('150'), counted: false },
      ],
    },
    'airdrop-enough': {
      eligible: true,
      reasonCode: null,
      position: usdt('123456789012.12'),
      snapshots: snapshots.map((one) => (one.taken ? { ...one, held: true } : one)),
    },
    'airdrop-waiting': { position: usdt('0'), asOf: undefined, snapshots: snapshots.slice(1) },
    'airdrop-over': { snapshots: taken },
    'airdrop-not-verified': { reasonCode: 'KYC_NEEDED' },
  }
  return Object.entries(states).map(([id, more]) => ({ id, data: { ...check, ...more } }))
}

export const winBackSubject = (now: number): WinBackSubject => ({
  activityId: 'act-events',
  path: '/events/fixture',
  startTime: now - 2 * DAY,
  endTime: now + 9 * DAY,
  terms: { pausedDays: 60, answerDays: 2 },
})

/** Three users: one may apply, one may not, one has applied. */
export function winBackStates(now: number): Fixture<MyWinBack>[] {
  const mine: MyWinBack = { eligible: true, reasonCode: null, lastTradeAt: now - 70 * DAY, application: null }
  const refused = { eligible: false, application: null }
  const applied = { appliedAt: now - 3 * HOUR, reasonCode: null }
  const states: Record<string, Partial<MyWinBack>> = {
    'win-back-form': {},
    'win-back-never-traded': { lastTradeAt: null },
    'win-back-traded': { ...refused, reasonCode: 'OUT_OF_WINDOW', lastTradeAt: now - DAY },
    'win-back-too-new': { ...refused, reasonCode: 'ACCOUNT_AGE', lastTradeAt: null },
    'win-back-received': { application: { ...applied, status: 'RECEIVED' } },
    'win-back-accepted': { application: { ...applied, status: 'ACCEPTED' } },
    'win-back-declined': { application: { ...applied, status: 'DECLINED', reasonCode: 'MULTI_ACCOUNT' } },
  }
  return Object.entries(states).map(([id, more]) => ({ id, data: { ...mine, ...more } }))
}
