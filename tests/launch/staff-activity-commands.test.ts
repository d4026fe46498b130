import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runNextForecast } from '@fanfare/gateway/staff/forecasts/run-forecasts.ts'
import { newActivityYaml } from '@fanfare/gateway/testing/new-activity.ts'
import { forecastActivity } from '@fanfare/runner/activity/forecast-activity.ts'
import { publishActivity, scheduleActivity } from '@fanfare/runner/activity/publish-activity.ts'
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

const { gateway, folder, prints } = await commandsAt()

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
  await prints(listActivities, '', 0, /^read-cup {2}v2 {2}\w+/m)
  await prints(showActivity, 'read-cup', 0, /Other: version 2[^]*alias: read-cup/)
  await prints(listVersions, 'read-cup', 0, /^v2 [^]*texts {2}as Other\nv1 /)
  await prints(diffVersions, 'read-cup 1', 0, 'CHANGED /texts/en/title: "read-cup words" → "Other"\n')
  expect(JSON.parse(await prints(listActivities, '--json', 0))).toMatchObject([{ alias: 'read-cup' }])
  await prints(showActivity, '', 2, 'npm run activity -- show <alias>\n')
  await prints(showActivity, 'no-cup', 1)
})

test('rollback and end rehearse first, and publish only with --yes where no terminal can ask', async () => {
  await publish('old-cup')
  await publish('old-cup', 'Worse')
  await prints(rollbackActivity, 'old-cup 1', 2)
  const published =
    /^old-cup changes, compared with version 2: texts\.\nTitle: old-cup words\nStarts [^]*\nPublished old-cup, version 3: /
  await prints(rollbackActivity, 'old-cup 1 --yes --note better', 0, published)
  await prints(endActivity, 'old-cup', 2, /--at/)
  gateway.config.staffPolicy.second.publish = 'always'
  await prints(endActivity, 'old-cup --cancel --yes', 3, /npm run ops -- decideProposal id=prop/)
  expect(await publish('old-cup', 'Also waits')).toBe(3)
})

test('schedule rehearses a file, refuses a time without an offset, and shows its state', async () => {
  await publish('timed-cup')
  const text = newActivityYaml('PersonalTrading', 'timed-cup', Date.now())
  writeFileSync(join(folder, 'timed-cup.yaml'), text.replace('title: timed-cup words', 'title: On time'))
  await prints(scheduleActivity, 'timed-cup.yaml', 2)
  await prints(scheduleActivity, 'timed-cup.yaml --at 2027-10-31T02:30:00', 2, /with its offset/)
  await prints(scheduleActivity, 'timed-cup.yaml --at 2020-10-31T02:30:00Z', 1, 'Time must be in the future.\n')
  const ms = Math.floor(Date.now() / 1000) * 1000 + 3_600_000
  const at = `${new Date(ms + 7_200_000).toISOString().slice(0, 19)}+02:00`
  const time = new Date(ms).toISOString()
  await prints(scheduleActivity, `timed-cup.yaml --at ${at}`, 2)
  const said = await prints(scheduleActivity, `timed-cup.yaml --at ${at} --yes`, 0, /\nTitle: On time\nStarts /)
  expect(said).toMatch(/^timed-cup changes, compared with version 1: texts\.\n/)
  expect(said).toContain(`\ntimed-cup will be published at ${time}.\n`)
  await prints(scheduleActivity, `timed-cup.yaml --at ${at} --yes`, 1)
  expect(await prints(showActivity, 'timed-cup', 0)).toContain(`Scheduled for ${time} by `)
  const failure = JSON.stringify({ code: '40000', issues: [{ path: 'basedOn', message: 'was version 1' }] })
  await gateway.change('activitySchedules', { state: 'FAILED', failure })
  await prints(showActivity, 'timed-cup', 0, /^Not published at .+: code 40000\nbasedOn: was version 1$/m)
  await prints(scheduleActivity, 'timed-cup --cancel', 0, 'timed-cup is not scheduled any more.\n')
  await prints(scheduleActivity, 'timed-cup --cancel', 1)
  writeFileSync(join(folder, 'fresh-cup.yaml'), newActivityYaml('PersonalTrading', 'fresh-cup', Date.now()))
  await prints(scheduleActivity, `fresh-cup.yaml --at ${at} --yes`, 0, /fresh-cup is new\.\n/)
})

test('the published file is read back alone, and a draft is compared with a version', async () => {
  await publish('back-cup')
  const yaml = await prints(showActivity, 'back-cup --yaml', 0, /^alias: back-cup\ntype: PersonalTrading\n/)
  writeFileSync(join(folder, 'back-cup.yaml'), yaml)
  await prints(publishActivity, 'back-cup.yaml', 0, /back-cup stays as it is, version 1\./)
  const draft = { yaml: yaml.replace('back-cup words', 'Drafted'), basedOn: 1 }
  await gateway.ops('PUT', 'activities/back-cup/draft', draft, { actor: 'ann' })
  const changed = 'CHANGED /texts/en/title: "back-cup words" → "Drafted"\n'
  await prints(diffVersions, 'back-cup 1 draft --actor ann', 0, changed)
  await prints(diffVersions, 'back-cup 1 draft --actor bob', 1)
})

test('duplicate writes the file of another activity and overwrites none', async () => {
  await publish('this-cup')
  const copy = 'this-cup next-cup --to . --start 2027-05-01T00:00:00Z'
  await prints(duplicateActivity, copy, 0, /next-cup\.yaml is written; nothing is published\./)
  expect(readFileSync(join(folder, 'next-cup.yaml'), 'utf8')).toContain('startTime: 2027-05-01T00:00:00.000Z')
  await prints(duplicateActivity, 'this-cup next-cup --to .', 2)
  expect(await publishActivity(['next-cup.yaml'])).toBe(0)
})

test('pause and resume stop parts of one activity or of all, and say what is paused now', async () => {
  await publish('still-cup')
  await prints(pauseActivities, '', 2, 'npm run activity -- pause <alias> | --all\n')
  await prints(pauseActivities, 'still-cup --all', 2)
  const reasons = '--reason must be one of CHECK, FAULT, RULES, PLATFORM\n'
  await prints(pauseActivities, 'still-cup --reason LUNCH', 2, reasons)
  await prints(pauseActivities, 'no-cup', 1)
  await prints(pauseActivities, 'still-cup --claims --reason FAULT', 0, 'still-cup: claims paused.\n')
  await prints(resumeActivities, 'still-cup', 0, 'still-cup: nothing is paused. 0 claim deadlines were moved.\n')
  await prints(pauseActivities, '--all', 0, 'Every activity: claims, joins, draws paused.\n')
  gateway.config.staffPolicy.second.resume = 'always'
  await prints(resumeActivities, '--all', 3, /npm run ops -- decideProposal id=prop/)
  gateway.config.staffPolicy.second.resume = 'never'
  const left = 'Every activity: claims, joins paused. 0 claim deadlines were moved.\n'
  await prints(resumeActivities, '--all --draws', 0, left)
  await prints(resumeActivities, '--all', 0)
})

test('audience uploads a file of ids in parts, and says how many of them are unknown or repeated', async () => {
  const { userId } = await gateway.register()
  writeFileSync(
    join(folder, 'ids.txt'),
    [userId, userId, ...Array.from({ length: 60_000 }, (_, n) => `u_guest${n}`)].join('\r\n'),
  )
  const counts = `guests, version 1: 60001 users, 60000 of them without an account, 1 repeated.\nActivities with this list take it with their next publication.\n`
  await prints(uploadAudience, 'guests ids.txt', 0, counts)
  await prints(uploadAudience, 'guests none.txt', 2, /There is no file/)
  writeFileSync(join(folder, 'ids.txt'), 'not an id')
  await prints(uploadAudience, 'guests ids.txt', 1, /Text line 1/)
})

test('forecast takes a path as a file and an alias as what is published, and prints ranges', async () => {
  await publish('likely-cup')
  const job = setInterval(() => void runNextForecast(gateway.ctx, gateway.db), 20)
  await prints(forecastActivity, 'likely-cup.yaml', 1, 'There are no facts of the last 30 days to go by.\n')
  const { userId } = await gateway.register()
  const fact = { eventId: 'ev-likely', type: 'trade.filled', userId, occurredAt: Date.now() - 1000, market: 'spot' }
  await gateway.sendFacts({ ...fact, symbol: 'BTC/USDT', usdtVolume: '100', fee: '0.1' })
  const head =
    /^Of what is published as likely-cup, not of a file\.\n\d+ accounts in the audience, \d+ replayed; 1 % to 100 % join, most likely 10 %, by nothing/
  const text = await prints(forecastActivity, 'likely-cup', 0, head)
  clearInterval(job)
  expect(text).toMatch(
    /USDT: [\d.]+ to [\d.]+, most likely [\d.]+ of \d+; lasts for the replay\.\nNot counted: PLACES\./,
  )
})
