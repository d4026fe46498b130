import { expect, test } from 'vitest'
import { teamPhases, type PhaseTimes, type TeamRules } from './team-phases.ts'

const RULES: TeamRules = {
  minMembers: 5,
  maxMembers: 50,
  captainShare: '0.2',
  createUntil: 300,
  joinUntil: 400,
  competeFrom: 200,
  teams: 0,
  freeTeams: 0,
  poolShareMaximum: null,
  memberMaximum: null,
}
const times = (more: Partial<PhaseTimes> = {}): PhaseTimes => ({
  startTime: 100,
  endTime: 1000,
  status: 'ONGOING',
  outcome: null,
  ...more,
})
const states = (detail: PhaseTimes, now: number) => teamPhases(detail, RULES, now).map(({ state }) => state)

test('[SCR-4] each phase of a team event begins and ends at its own time, so phases can overlap', () => {
  expect(states(times(), 150)).toEqual(['current', 'current', 'upcoming', 'upcoming'])
  expect(states(times(), 250)).toEqual(['current', 'current', 'current', 'upcoming'])
  expect(states(times(), 300)).toEqual(['done', 'current', 'current', 'upcoming'])
  expect(states(times(), 400)).toEqual(['done', 'done', 'current', 'upcoming'])
  expect(teamPhases(times(), RULES, 600)[2]?.ratio).toBe(0.5)
})

test('[SCR-4] the status of the gateway decides where the clock of this machine is wrong', () => {
  expect(states(times({ status: 'UPCOMING' }), 5000)).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming'])
  expect(states(times({ status: 'ENDED', outcome: 'SETTLING' }), 0)).toEqual(['done', 'done', 'done', 'current'])
  expect(states(times({ status: 'ENDED', outcome: 'SETTLED' }), 0)).toEqual(['done', 'done', 'done', 'done'])
})
