import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runNextForecast } from '@fanfare/gateway/staff/forecasts/run-forecasts.ts'
import { newActivityYaml } from '@fanfare/gateway/testing/new-activity.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { forecastActivity } from '@fanfare/runner/activity/forecast-activity.ts'
import { publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { scheduleActivity } from '@fanfare/runner/activity/schedule-activity.ts'
import {
  diffVersions,
  duplicateActivity,
  endActivity,
  listActivities,
  listVersions,
  pauseActivities,
  resumeActivities,
  rollbackActivity,
  showActivity,
} from '@fanfare/runner/activity/staff-activities.ts'
import { uploadAudience } from '@fanfare/runner/activity/upload-audience.ts'
import { commandsAt } from './support/commands-at.ts'

const gateway = await borrowGateway()
const output = await commandsAt(gateway)
const { folder, printed } = output

afterEach(() => {
  gateway.config.staffPolicy.second.publish = 'never'
  gateway.config.staffPolicy.second.resume = 'never'
})
const publish = (alias: string, title = `${alias} words`) => {
  const text = newActivityYaml('PersonalTrading', alias, Date.now())
  writeFileSync(join(folder, `${alias}.yaml`), text.replace(`title: ${alias} words`, `title: ${title}`))
  return publishActivity([`${alias}.yaml`, '--note', `as ${title}`])
}

test('list, show, versions and diff print what is published, by whom and what changed', async () => {
  await publish('read-cup')
  await publish('read-cup', 'Other')
  expect(await printed(listActivities)).toEqual([0, expect.stringMatching(/^read-cup {2}v2 {2}\w+/m)])
  expect(await printed(showActivity, 'read-cup')).toEqual([
    0,
    expect.stringMatching(/Other: version 2[^]*alias: read-cup/),
  ])
  expect(await printed(listVersions, 'read-cup')).toEqual([0, expect.stringMatching(/^v2 [^]*texts {2}as Other\nv1 /)])
  expect(await printed(diffVersions, 'read-cup', '1')).toEqual([
    0,
    'CHANGED /texts/en/title: "read-cup words" → "Other"\n',
  ])
  const [code, json] = await printed(listActivities, '--json')
  expect([code, JSON.parse(json)]).toMatchObject([0, [{ alias: 'read-cup' }]])
  expect(await printed(showActivity)).toEqual([2, 'npm run activity -- show <alias>\n'])
  expect((await printed(showActivity, 'no-cup'))[0]).toBe(1)
})

test('rollback and end rehearse first, and publish only with --yes where no terminal can ask', async () => {
  await publish('old-cup')
  await publish('old-cup', 'Worse')
  expect((await printed(rollbackActivity, 'old-cup', '1'))[0]).toBe(2)
  const [code, text] = await printed(rollbackActivity, 'old-cup', '1', '--yes', '--note', 'better')
  expect(code).toBe(0)
  expect(text).toMatch(/^old-cup changes, compared with version 2: texts\.\nPublished old-cup, version 3: /)
  expect(await printed(endActivity, 'old-cup')).toEqual([2, expect.stringContaining('--at')])
  gateway.config.staffPolicy.second.publish = 'always'
  expect(await printed(endActivity, 'old-cup', '--cancel', '--yes')).toEqual([
    3,
    expect.stringContaining('npm run approve -- accept prop'),
  ])
  expect(await publish('old-cup', 'Also waits')).toBe(3)
})

test('schedule rehearses a file as of its time, refuses a time without an offset, and shows what waits and what failed', async () => {
  await publish('timed-cup')
  const text = newActivityYaml('PersonalTrading', 'timed-cup', Date.now())
  writeFileSync(join(folder, 'timed-cup.yaml'), text.replace('title: timed-cup words', 'title: On time'))
  const scheduled = (...args: string[]) => printed(scheduleActivity, 'timed-cup.yaml', ...args)
  expect((await scheduled())[0]).toBe(2)
  expect(await scheduled('--at', '2027-10-31T02:30:00')).toEqual([2, expect.stringContaining('with its offset')])
  expect(await scheduled('--at', '2020-10-31T02:30:00Z')).toEqual([1, 'Time must be in the future.\n'])
  const ms = Math.floor(Date.now() / 1000) * 1000 + 3_600_000
  const at = `${new Date(ms + 7_200_000).toISOString().slice(0, 19)}+02:00`
  expect((await scheduled('--at', at))[0]).toBe(2)
  expect(await scheduled('--at', at, '--yes')).toEqual([
    0,
    `timed-cup changes, compared with version 1: texts.\ntimed-cup will be published at ${new Date(ms).toISOString()}.\n`,
  ])
  expect((await scheduled('--at', at, '--yes'))[0]).toBe(1)
  expect(await printed(showActivity, 'timed-cup')).toEqual([
    0,
    expect.stringContaining(`Scheduled for ${new Date(ms).toISOString()} by `),
  ])
  const failure = JSON.stringify({ code: '40000', issues: [{ path: 'basedOn', message: 'was version 1' }] })
  await gateway.db.updateTable('activitySchedules').set({ state: 'FAILED', failure }).execute()
  expect(await printed(showActivity, 'timed-cup')).toEqual([
    0,
    expect.stringMatching(/^Not published at .+: code 40000\nbasedOn: was version 1$/m),
  ])
  expect(await printed(scheduleActivity, 'timed-cup', '--cancel')).toEqual([
    0,
    'timed-cup is not scheduled any more.\n',
  ])
  expect((await printed(scheduleActivity, 'timed-cup', '--cancel'))[0]).toBe(1)
  writeFileSync(join(folder, 'fresh-cup.yaml'), newActivityYaml('PersonalTrading', 'fresh-cup', Date.now()))
  expect(await printed(scheduleActivity, 'fresh-cup.yaml', '--at', at, '--yes')).toEqual([
    0,
    expect.stringContaining('fresh-cup is new.\n'),
  ])
})

test('the published file is read back alone, and a draft is compared with a version', async () => {
  await publish('back-cup')
  const [code, yaml] = await printed(showActivity, 'back-cup', '--yaml')
  expect([code, yaml]).toEqual([0, expect.stringMatching(/^alias: back-cup\ntype: PersonalTrading\n/)])
  writeFileSync(join(folder, 'back-cup.yaml'), yaml)
  expect(await publishActivity(['back-cup.yaml'])).toBe(0)
  expect(output.written).toContain('back-cup stays as it is, version 1.')
  await gateway.sendOps({
    method: 'PUT',
    target: '/ops/v1/activities/back-cup/draft',
    body: JSON.stringify({ yaml: yaml.replace('back-cup words', 'Drafted'), basedOn: 1 }),
    headers: { 'content-type': 'application/json', 'x-ops-actor': 'ann' },
  })
  expect(await printed(diffVersions, 'back-cup', '1', 'draft', '--actor', 'ann')).toEqual([
    0,
    'CHANGED /texts/en/title: "back-cup words" → "Drafted"\n',
  ])
  expect((await printed(diffVersions, 'back-cup', '1', 'draft', '--actor', 'bob'))[0]).toBe(1)
})

test('duplicate writes the file of another activity and overwrites none', async () => {
  await publish('this-cup')
  const [code, text] = await printed(
    duplicateActivity,
    'this-cup',
    'next-cup',
    '--to',
    '.',
    '--start',
    '2027-05-01T00:00:00Z',
  )
  expect([code, text]).toEqual([0, expect.stringContaining('next-cup.yaml is written; nothing is published.')])
  expect(readFileSync(join(folder, 'next-cup.yaml'), 'utf8')).toContain('startTime: 2027-05-01T00:00:00.000Z')
  expect((await printed(duplicateActivity, 'this-cup', 'next-cup', '--to', '.'))[0]).toBe(2)
  expect(await publishActivity(['next-cup.yaml'])).toBe(0)
})

test('pause and resume stop parts of one activity or of all, and say what is paused now', async () => {
  await publish('still-cup')
  expect(await printed(pauseActivities)).toEqual([2, 'npm run activity -- pause <alias> | --all\n'])
  expect((await printed(pauseActivities, 'still-cup', '--all'))[0]).toBe(2)
  expect(await printed(pauseActivities, 'still-cup', '--reason', 'LUNCH')).toEqual([
    2,
    '--reason must be one of CHECK, FAULT, RULES, PLATFORM\n',
  ])
  expect((await printed(pauseActivities, 'no-cup'))[0]).toBe(1)
  expect(await printed(pauseActivities, 'still-cup', '--claims', '--reason', 'FAULT')).toEqual([
    0,
    'still-cup: claims paused.\n',
  ])
  expect(await printed(resumeActivities, 'still-cup')).toEqual([
    0,
    'still-cup: nothing is paused. 0 claim deadlines were moved.\n',
  ])
  expect(await printed(pauseActivities, '--all')).toEqual([0, 'Every activity: claims, joins, draws paused.\n'])
  gateway.config.staffPolicy.second.resume = 'always'
  expect(await printed(resumeActivities, '--all')).toEqual([
    3,
    expect.stringContaining('npm run approve -- accept prop'),
  ])
  gateway.config.staffPolicy.second.resume = 'never'
  expect(await printed(resumeActivities, '--all', '--draws')).toEqual([
    0,
    'Every activity: claims, joins paused. 0 claim deadlines were moved.\n',
  ])
  expect((await printed(resumeActivities, '--all'))[0]).toBe(0)
})

test('audience uploads a file of ids in parts, and says how many of them are unknown or repeated', async () => {
  const { userId } = await gateway.register()
  writeFileSync(
    join(folder, 'ids.txt'),
    [userId, userId, ...Array.from({ length: 60_000 }, (_, n) => `u_guest${n}`)].join('\r\n'),
  )
  expect(await printed(uploadAudience, 'guests', 'ids.txt')).toEqual([
    0,
    `guests, version 1: 60001 users, 60000 of them without an account, 1 repeated.\nActivities with this list take it with their next publication.\n`,
  ])
  expect(await printed(uploadAudience, 'guests', 'none.txt')).toEqual([2, expect.stringContaining('There is no file')])
  writeFileSync(join(folder, 'ids.txt'), 'not an id')
  expect(await printed(uploadAudience, 'guests', 'ids.txt')).toEqual([1, expect.stringContaining('Text line 1')])
})

test('forecast takes a path as a file and an alias as what is published, and prints ranges', async () => {
  await publish('likely-cup')
  const job = setInterval(() => void runNextForecast(gateway.ctx, gateway.db), 20)
  expect(await printed(forecastActivity, 'likely-cup.yaml')).toEqual([
    1,
    'There are no facts of the last 30 days to go by.\n',
  ])
  const { userId } = await gateway.register()
  const fact = { eventId: 'ev-likely', type: 'trade.filled', userId, occurredAt: Date.now() - 1000, market: 'spot' }
  await gateway.ops('POST', '/ops/v1/events', {
    events: [{ ...fact, symbol: 'BTC/USDT', usdtVolume: '100', fee: '0.1' }],
  })
  const [code, text] = await printed(forecastActivity, 'likely-cup')
  clearInterval(job)
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(
      /^Of what is published as likely-cup, not of a file\.\n\d+ accounts in the audience, \d+ replayed; 1 % to 100 % join, most likely 10 %, by nothing/,
    ),
  ])
  expect(text).toMatch(
    /USDT: [\d.]+ to [\d.]+, most likely [\d.]+ of \d+; lasts for the replay\.\nNot counted: PLACES\./,
  )
})
