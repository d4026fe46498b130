import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { AgentWorld } from '@fanfare/gateway/agents/testing/agent-world.ts'
import { newActivityYaml } from '@fanfare/gateway/testing/new-activity.ts'
import { DOCUMENTS, readInParts } from '../fixtures/documents.ts'
import { commandsAt } from './support/commands-at.ts'

const run = promisify(execFile)

/** The blocks of shell with curl of all other documents: "path: number in the document". */
const BLOCKS = new Map(
  DOCUMENTS.flatMap((path) =>
    [...readInParts(path).matchAll(/^```sh\n([^]*?)^```/gm)]
      .map(([, block = '']) => block)
      .filter((block) => block.includes('curl '))
      .map((block, index): [string, string] => [`${path}: ${index + 1}`, block]),
  ),
)

const { gateway, folder, origin } = await commandsAt()

const world = new AgentWorld(gateway)
const campaign = await world.addCampaign()
const agent = await world.addAgent(campaign)
writeFileSync(join(folder, 'my-cup.yaml'), newActivityYaml('NewUser', 'my-cup', Date.now()))
const environment = {
  PATH: process.env.PATH ?? '',
  USER: 'zoe',
  GATEWAY: origin,
  OPS_SECRET: DEVELOPMENT_OPS_SECRET,
  SIGN_KEY: DEVELOPMENT_SIGN_KEY,
  CAMPAIGN: campaign,
  TOKEN: agent.token,
}

/** Runs a block as it is written, ends at its first fault, and returns what it prints. */
const shell = async (name: string): Promise<string> => {
  const block = BLOCKS.get(name) ?? 'exit 1'
  return (await run('sh', ['-euc', block], { cwd: folder, env: { ...environment, NODE_ENV: 'test' } })).stdout
}
const answerOf = async (name: string) => JSON.parse(await shell(name)) as { code: string; data: unknown }

test('a test runs each block of shell with curl of the documents', () => {
  expect([...BLOCKS.keys()].toSorted()).toEqual([
    'docs/contract.md: 1',
    'docs/operators/agents.md: 1',
    'docs/operators/launch.md: 1',
  ])
})

test('[ACT-9] a program without Fanfare rehearses the publication of a file', async () => {
  expect(await answerOf('docs/operators/launch.md: 1')).toMatchObject({
    code: '00000',
    data: { alias: 'my-cup', created: true, published: false },
  })
  expect(await gateway.ctx.activities.findByAlias(gateway.db, 'my-cup')).toBeNull()
})

test('a program sends a fact', async () => {
  expect(await answerOf('docs/contract.md: 1')).toMatchObject({ code: '00000', data: { accepted: 1 } })
})

test('[AGT-2] an agent downloads the statement of a month, and its digest is that of the file', async () => {
  const printed = await shell('docs/operators/agents.md: 1')
  const file = readFileSync(join(folder, 'october.csv'))
  expect(file.toString()).toContain('rebateId')
  expect(printed).toBe(`${createHash('sha256').update(file).digest('hex')}  october.csv\n`)
  expect(readFileSync(join(folder, 'headers.txt'), 'utf8')).toMatch(/^x-export: .*campaign=.*month=2026-10/im)
})
