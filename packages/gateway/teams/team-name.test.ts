import { expect, test } from 'vitest'
import { nameKeyOf, readTeamName } from './team-name.ts'

const faultOf = (name: string, brand = 'Fanfare'): string | null => {
  try {
    readTeamName(name, brand)
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
])('[SCR-4] %s is a name of a team', (text, name) => expect(readTeamName(text, 'Fanfare')).toBe(name))

test.each([
  ['A', 'team.name_length'],
  ['A'.repeat(25), 'team.name_length'],
  ['abc\u202Edcb', 'team.name_refused'],
  ['abc\u200Edcb', 'team.name_refused'],
  ['a\u0000b', 'team.name_refused'],
  ['ab\uD800', 'team.name_refused'],
  ['… — !', 'team.name_refused'],
  [`Z${'\u0310'.repeat(9)}algo`, 'team.name_refused'],
])('[SCR-4] %j is refused as a name of a team', (text, tipKey) => expect(faultOf(text)).toBe(tipKey))

test.each([
  ['Monsoon Desk', 'MONSOON-DESK'],
  ['Monsoon Desk', 'Mоnsооn Dеsk'],
  ['Copper Kites', 'Copper Kítes'],
  ['Team 01', 'Team Ol'],
])('[SCR-4] %s and %s look alike', (one, other) => expect(nameKeyOf(one)).toBe(nameKeyOf(other)))

test.each([
  ['Monsoon Desk', 'Monsoon Desks'],
  ['लहर', 'लोहर'],
  ['🦊🦊', '🐼🐼'],
])('[SCR-4] %s and %s are two names', (one, other) => expect(nameKeyOf(one)).not.toBe(nameKeyOf(other)))

test.each([
  ['Fanfare Official', 'Fanfare'],
  ['FANFARE', 'Fanfare'],
  ['f-a-n-f-a-r-e team', 'Fanfare'],
  ['Fаnfаrе Support', 'Fanfare'],
  ['F4nf4re', 'Fanfare'],
  ['Fánfäre', 'Fanfare'],
  ['Ｆａｎｆａｒｅ', 'Fanfare'],
  ['Norda Bank Team', 'NORDA'],
])('[SCR-4] %s is refused where the brand is %s, because players may take it for an official team', (name, brand) => {
  expect(faultOf(name, brand)).toBe('team.name_brand')
})

test.each([
  ['Fan Club', 'Fanfare'],
  ['Monsoon Desk', 'Fanfare'],
  ['Xylophones', 'X'],
])('[SCR-4] %s is no name of the brand %s', (name, brand) => expect(faultOf(name, brand)).toBeNull())
