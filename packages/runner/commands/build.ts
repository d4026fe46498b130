import { VERSION } from '@fanfare/kernel/version.ts'
import { ensureBuilt } from '../start/build.ts'
import { command } from './command.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** `npm run build`: everything that `npm start` would build, and nothing else. */
await command(async () => {
  await ensureBuilt(say)
  say(`Fanfare ${VERSION} is built.`)
  return 0
})
