import { DEMO_AGENT_CODE, DEMO_TRADER_CODE } from './demo-accounts.ts'
import { deposit, futuresTrade, spotTrade, withdrawal, type Journey, type Step } from './journey.ts'

export const FIRST_NAMES = (
  'amira brook carlos dilan elena farid greta hassan ines jonas kaori lena mehdi nadia omar paula quentin rania ' +
  'sergei tamar umut vera wiktor ximena yusuf zoe anan bayu chiara dmytro esra felipe giulia hyunwoo ivana jiro ' +
  'khanh leila minh noor'
).split(' ')
const DAY = 24

/** Spreads small numbers over the crowd, the same in every run. */
const pick = (person: number, question: number, sides: number) =>
  ((person * 2_654_435_761 + question * 40_503 + 97) >>> 7) % sides

/**
 * Half of the crowd registered within the week, some of them today, and did the welcome tasks; the others are older and
 * compete. The inactive ones, friends of the demonstration's trader, have not deposited, so that his invitation is still open.
 */
function welcomeSteps(person: number, joinedAgo: number, isQuiet: boolean, depositClaimAgo = joinedAgo - 5) {
  const alias = 'welcome-tasks'
  const steps: Step[] = [
    { ago: joinedAgo, join: alias },
    { ago: joinedAgo - 1, claim: { alias, taskId: 'create-account' } },
  ]
  if (pick(person, 1, 4) > 0) {
    steps.push({ ago: joinedAgo - 2, fact: { type: 'kyc.passed' } })
    steps.push({ ago: joinedAgo - 3, claim: { alias, taskId: 'verify-identity' } })
  }
  if (!isQuiet && pick(person, 2, 3) > 0) {
    steps.push({ ago: joinedAgo - 4, fact: deposit(String(50 + 10 * pick(person, 3, 20)), true) })
    steps.push({ ago: depositClaimAgo, claim: { alias, taskId: 'first-deposit' } })
    steps.push({ ago: joinedAgo - 6, fact: spotTrade(String(40 + 15 * pick(person, 4, 9))) })
  }
  return steps
}

function competitorSteps(person: number): Step[] {
  const volume = String(2_500 * (1 + pick(person, 5, 40)))
  return [
    { ago: 9 * DAY, join: 'autumn-trading-cup' },
    { ago: 8 * DAY - person, fact: futuresTrade(volume) },
    { ago: 4 * DAY - person, fact: futuresTrade(String(1_000 * (1 + pick(person, 6, 12))), 'ETHUSDT') },
    {
      ago: 3 * DAY - person,
      fact: { type: 'position.closed', market: 'futures', pnl: String(pick(person, 7, 400) - 150) },
    },
  ]
}

/** Within the time of the lottery that has ended. */
const ORCHARD_JOINED_AGO = 34 * DAY

/** A draw for the first trade, and one for each day of trading 500 USDT. */
function orchardSteps(person: number): Step[] {
  const days = Array.from({ length: 1 + pick(person, 21, 3) }, (_, day) => ORCHARD_JOINED_AGO - (day + 1) * DAY)
  const alias = 'orchard-draw'
  return [
    { ago: ORCHARD_JOINED_AGO, join: alias },
    ...days.flatMap((day): Step[] => [
      { ago: day - 1 - person / 50, fact: spotTrade(String(500 + 20 * pick(person, 22, 30)), 'ETH/USDT') },
      { ago: day - 2 - person / 50, claim: { alias, taskId: 'trade-daily' } },
      { ago: day - 3 - person / 50, draw: alias },
    ]),
    { ago: days[0] ?? 0, claim: { alias, taskId: 'first-trade' } },
    { ago: ORCHARD_JOINED_AGO - 13 * DAY, draw: alias },
  ]
}

const alsoJoins = (person: number, createdAgo: number): Step[] =>
  (
    [
      ['harvest-draw', 5 * DAY, 4],
      ['four-winds-team-cup', 3 * DAY, 2],
      ['deposit-and-trade', 4 * DAY, 3],
      ['first-copy-covered', 2 * DAY, 2],
      ['three-voices-challenge', 6 * DAY, 2],
      ['spot-festival', 3 * DAY, 2],
      ['daily-five', 2 * DAY, 3],
    ] as const
  ).flatMap(([join, ago, eagerness], question) =>
    pick(person, 10 + question, 5) < eagerness ? [{ join, ago: Math.min(ago, createdAgo - 1) }] : [],
  )

/** Deposits and trades towards the tiers of the deposit bonus; every third withdraws some of it again. */
function tierSteps(person: number, joinedAgo: number): Step[] {
  const deposited = 150 * (1 + pick(person, 30, 24))
  return [
    { ago: joinedAgo - 1, fact: deposit(String(deposited)) },
    { ago: joinedAgo - 3, fact: futuresTrade(String(900 * (4 + pick(person, 31, 60)))) },
    { ago: joinedAgo - 8, fact: spotTrade(String(240 * (1 + pick(person, 32, 30))), 'ETH/USDT') },
    ...(person % 3 === 0 ? [{ ago: joinedAgo - 9, fact: withdrawal(String(deposited / 5)) }] : []),
  ]
}

function journeyOf(name: string, person: number): Journey {
  const isNew = person % 2 === 0
  // Every fourth one is new today and claims within the last half hour, so that there are latest winners.
  const isOfToday = person % 4 === 0
  const newAgo = isOfToday ? 8.5 + person / 16 : DAY * (2 + (person % 5))
  const createdAgo = isNew ? newAgo : DAY * (20 + 2 * person)
  const inviter = person % 3 === 0 ? DEMO_AGENT_CODE : isNew && person % 8 === 2 ? DEMO_TRADER_CODE : undefined
  const drawAgo = Math.min(5 * DAY, createdAgo - 1)
  const steps = [
    ...(isNew
      ? welcomeSteps(person, createdAgo - 2, inviter === DEMO_TRADER_CODE, isOfToday ? 0.05 + person / 300 : undefined)
      : competitorSteps(person)),
    ...alsoJoins(person, createdAgo),
    { ago: drawAgo - 3, fact: spotTrade(String(20 + pick(person, 9, 80)), 'ETH/USDT') },
  ]
  const draws = steps.some((step) => 'join' in step && step.join === 'harvest-draw')
  if (draws) {
    steps.push({ ago: drawAgo - 4, claim: { alias: 'harvest-draw', taskId: 'first-trade' } })
    steps.push({ ago: drawAgo - 5 - pick(person, 20, 3), draw: 'harvest-draw' })
  }
  const joinsBonus = steps.find((step) => 'join' in step && step.join === 'deposit-and-trade')
  if (joinsBonus && !isNew) steps.push(...tierSteps(person, joinsBonus.ago))
  if (createdAgo > ORCHARD_JOINED_AGO) steps.push(...orchardSteps(person))
  return {
    loginName: `${name}@people.fanfare.example`,
    createdAgo,
    invitedByCode: inviter,
    steps,
  }
}

/** Accounts without a login: boards, counters and winners are real rows instead of invented numbers. */
export const CROWD: readonly Journey[] = FIRST_NAMES.map(journeyOf)
