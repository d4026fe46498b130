import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publishActivity } from '@fanfare/runner/activity/publish-activity.ts'
import { commandsAt } from './support/commands-at.ts'

const { gateway, folder, prints } = await commandsAt()

test('[ACT-9] the first activity of a deployment is valid and is published without a warning', async () => {
  const deploy = readFileSync(new URL('../../docs/deploying/deploy.md', import.meta.url), 'utf8')
  const [, step = ''] = /^### A first activity\n[^]*?^(cat > [^]*?^END\n)/m.exec(deploy) ?? []
  execFileSync('sh', ['-euc', step.replace('/tmp/', `${folder}/`)])
  const said = await prints(publishActivity, 'first-steps.yaml', 0)
  expect(said).not.toMatch(/^(?:budget|endTime|pool|tasks|texts)[. ]/m)
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'first-steps')).toMatchObject({ version: 1 })
})
