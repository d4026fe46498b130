import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROGRAMME_FOLDER } from '@fanfare/activities/load-files.ts'
import { listCampaigns } from '@fanfare/gateway/agents/db/agent-campaigns.ts'
import { checkActivities } from '@fanfare/runner/activity/check-activities.ts'
import { newActivity } from '@fanfare/runner/activity/new-activity.ts'
import { previewActivity, publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { reportActivity } from '@fanfare/runner/activity/report-activity.ts'
import { commandsAt } from './support/commands-at.ts'

const partners = readFileSync(join(PROGRAMME_FOLDER, 'global-partners.yaml'), 'utf8')
const { gateway, folder, prints } = await commandsAt()
mkdirSync(join(folder, 'programmes'))

const write = (name: string, change = (text: string) => text): void =>
  writeFileSync(join(folder, name), change(partners))
const titles = async () => (await listCampaigns(gateway.db)).map(({ definition }) => definition.texts.en?.title)

test('[AGT-1] check knows the campaigns of this clone by alias, and names the languages that a file lacks', async () => {
  await prints(checkActivities, 'global-partners', 0, '1 file, 0 faults\n')
  await prints(checkActivities, '', 0, /^(?!1 file)[^]*^\d+ files, 0 faults$/m)
  write('partly.yaml', (text) => text.replace('      de: { name: Silber }\n', '').replaceAll(/^ +ja: .*\n/gm, ''))
  await prints(checkActivities, 'partly.yaml', 0, /partly\.yaml is shown partly in English to readers of de, ja\n/)
})

test('[AGT-1] publish prints what changes and the version, and sends nothing that has a fault', async () => {
  write('partners.yaml', (text) => text.replace("FUTURES: '0.3'", "FUTURES: '1.3'"))
  await expect(publishActivity(['partners.yaml'])).rejects.toThrow(
    /partners\.yaml:9:\d+ levels\.0\.rates\.FUTURES: must be a decimal string below 1/,
  )
  expect(await titles()).toEqual([])

  write('partners.yaml')
  const made = 'global-partners is new.\nPublished global-partners, version 1, for its agents.\n'
  await prints(publishActivity, 'partners.yaml --actor Zoë', 0, made)
  expect(await gateway.rows('auditLog', { actor: 'operator:Zoë', action: 'programme.published' })).toHaveLength(1)

  write('partners.yaml', (text) => text.replace('title: Global Partners', 'title: World Partners'))
  const changed = /global-partners changes, compared with version 1: texts\.\nPublished global-partners,/
  await prints(publishActivity, 'partners.yaml', 0, changed)
  expect(await titles()).toEqual(['World Partners'])
  await prints(publishActivity, 'partners.yaml', 0, 'global-partners stays as it is, version 2.\n')

  const { userId } = await gateway.register()
  await gateway.ops('PUT', `agents/${userId}`, { alias: 'global-partners' })
  write('partners.yaml', (text) => text.replace('days: 30', 'days: 60'))
  await prints(publishActivity, 'partners.yaml', 1, /clawBack: may not change: the campaign has agents/)
})

test('[AGT-1] a preview, a report, a rehearsal and a template of a campaign of agents are refused in one sentence', async () => {
  write('partners.yaml')
  const isCampaign = /^global-partners is a campaign of agents[,:] .*\.$/
  for (const [command, args] of [
    [previewActivity, ['partners.yaml']],
    [previewActivity, ['global-partners']],
    [reportActivity, ['global-partners']],
    [publishActivity, ['partners.yaml', '--dry-run']],
    [publishActivity, ['partners.yaml', '--if-match', '1']],
  ] as const)
    await expect(command([...args])).rejects.toThrow(isCampaign)
  await expect(newActivity(['programme', 'my-partners'])).rejects.toThrow(
    /^A campaign of agents has no template: .*\.$/,
  )
})
