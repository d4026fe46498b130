import { parseArgs } from 'node:util'
import { VERSION } from '@fanfare/kernel/version.ts'
import { fromHere } from '../activity/activity-path.ts'
import { COMMANDS } from '../commands.mjs'
import { makeRelease } from '../release/make-release.ts'
import { ensureBuilt } from '../start/build.ts'
import { command, say } from './command.ts'

/** `npm run build`: everything that `npm start` would build, and nothing else; with `--out` also a folder that starts elsewhere. */
await command(async () => {
  const { values } = parseArgs({ options: COMMANDS.build.options })
  await ensureBuilt(say)
  say(`Fanfare ${VERSION} is built.`)
  if (values.out === undefined) return 0
  const to = fromHere(values.out)
  makeRelease(to, process.env)
  say(`A release is in ${to}.`)
  return 0
})
