import { expect, test } from 'vitest'
import { nameKeyOf, readTeamName } from './team-name.ts'

const faultOf = (name: string): string | null => {
  try {
    readTeamName(name)
    return null
  } catch (error) {
    return (error as { data: { tipKey: string; field: string } }).data.tipKey
  }
}

test.each([
  ['Monsoon Desk', 'Monsoon Desk'],
  ['  North   Bell ', 'North Bell'],
  ['🦊🦊', '🦊🦊'],
  ['👨‍👩‍👧‍👦 family', '👨‍👩‍👧‍👦 family'],
  ['تیم می‌خواهم', 'تیم می‌خواهم'],
  ['अंतिम लहर', 'अंतिम लहर'],
  ['A'.repeat(24), 'A'.repeat(24)],
  ['👩🏽‍🚀'.repeat(24), '👩🏽‍🚀'.repeat(24)],
])('[SCR-4] %s is a name of a team', (text, name) => {
  expect(readTeamName(text)).toBe(name)
})

test.each([
  ['A', 'team.name_length'],
  ['A'.repeat(25), 'team.name_length'],
  ['abc\u202Edcb', 'team.name_refused'],
  ['abc\u200Edcb', 'team.name_refused'],
  ['a\u0000b', 'team.name_refused'],
  ['ab\uD800', 'team.name_refused'],
  ['… — !', 'team.name_refused'],
  [`Z${'\u0310'.repeat(9)}algo`, 'team.name_refused'],
])('[SCR-4] %j is refused as a name of a team', (text, tipKey) => {
  expect(faultOf(text)).toBe(tipKey)
})

test.each([
  ['Monsoon Desk', 'MONSOON-DESK'],
  ['Monsoon Desk', 'Mоnsооn Dеsk'],
  ['Copper Kites', 'Copper Kítes'],
  ['Team 01', 'Team Ol'],
])('[SCR-4] %s and %s look alike', (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other))
})

test.each([
  ['Monsoon Desk', 'Monsoon Desks'],
  ['लहर', 'लोहर'],
  ['🦊🦊', '🐼🐼'],
])('[SCR-4] %s and %s are two names', (one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
})
