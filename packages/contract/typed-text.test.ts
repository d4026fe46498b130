import { expect, test } from 'vitest'
import { applyAsAgent } from './agent/application.ts'
import { createAgentCode } from './agent/codes.ts'
import { inviteCodeState, visit } from './agent/invites.ts'
import { competitionTeamJoin } from './competition/team.ts'
import { kolBind } from './task/task-completions.ts'
import { asciiDigits, nationalDigits, readCodeIn, readLoginName } from './typed-text.ts'
import { NO_INVITES, SPELT_INVITES, SPELT_NAMES } from './testing/typed-texts.ts'

test.each(SPELT_INVITES)('[AUTH-5] %j has the code AURORA7', (search) => {
  expect(readCodeIn(search, 'vipCode')).toBe('AURORA7')
})

test.each(NO_INVITES)('[AUTH-5] %j has no code', (search) => {
  expect(readCodeIn(search, 'vipCode') ?? '').not.toMatch(/^[A-Za-z0-9]{4,16}$/)
})

test.each(Object.entries(SPELT_NAMES).flatMap(([name, texts]) => texts.map((text) => [text, name] as const)))(
  '[AUTH-5] the name %j is %s',
  (text, name) => expect(readLoginName(text)).toBe(name),
)

test.each([
  ['90 123-45 (67)', '901234567'],
  ['٠٩٠١٢٣', '090123'],
  ['۰۹۱۲', '0912'],
  ['０９０', '090'],
  ['+84 90', '90'],
  ['\u202A+84\u201190\u202C', '90'],
  ['0084/90', '90'],
  ['+49 90', '4990'],
  ['number', ''],
  ['', ''],
])('[AUTH-5] %j behind the area code 84 means the digits %s', (typed, digits) => {
  expect(nationalDigits(typed, '84')).toBe(digits)
})

const damaged = ' \u200E“AURORA7.”\u200B'

test.each([
  ['visit', visit.body?.shape.vipCode],
  ['inviteCodeState', inviteCodeState.query?.shape.vipCode],
  ['kolBind', kolBind.body?.shape.code],
  ['createAgentCode', createAgentCode.body?.shape.vipCode],
  ['applyAsAgent', applyAsAgent.body?.shape.uplineCode],
  ['competitionTeamJoin', competitionTeamJoin.body?.shape.key],
])('[AUTH-5] browser and gateway read a code of %s alike', (_, schema) => {
  expect(schema?.parse(damaged)).toBe('AURORA7')
})

test('digits of every script are digits', () => expect(asciiDigits('٤۴४４')).toBe('4444'))
