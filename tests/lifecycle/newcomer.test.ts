// @module-tag long
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { commandsAt } from '../fixtures/newcomer-commands.ts'
import { until } from './support/processes.ts'
import { finish } from './support/run.ts'
import { Place, startSite } from './support/site.ts'

/** Only a failure waits so long. */
const CAUGHT_UP_SECONDS = 180

/** Of the documents: a start is a product of its own, and the other commands run beside one. */
const COMMANDS = commandsAt('start')
const isStart = (command: string): boolean => /\bnpm start\b/.test(command)

const first = new Place()
afterAll(() => first.clear())

/** What a person sets: a port and a folder for data. Everything else is found. */
const asAPerson = (port: number, place: Place): Record<string, string> =>
  place.settings({ PORT: String(port), GATEWAY_PORT: '', CAPTCHA: '', SEED: '' })

const [port = 0, portBeside = 0] = await freePorts(2)

beforeAll(async () => {
  await startSite(first, ['npm', 'start'], asAPerson(port, first))
})

test.each(COMMANDS.filter(([command]) => !isStart(command)))(
  '%s runs as it is written beside npm start',
  async (command, { prints }) => {
    // Again, because a new demonstration judges the facts of its past days for some minutes, and recompute finds them unjudged.
    await until(command, CAUGHT_UP_SECONDS, async () => {
      const { code, stdout } = await finish('sh', ['-c', command], asAPerson(port, first))
      return code === 0 && prints.test(stdout)
    })
  },
)

test.each(COMMANDS.filter(([command]) => isStart(command)))(
  '%s runs as it is written beside npm start, with a PORT and a DATA_DIR of its own',
  async (command, { prints }) => {
    const second = new Place()
    onTestFinished(() => second.clear())
    const { running } = await startSite(second, ['sh', '-c', command], asAPerson(portBeside, second))
    expect(running.stdout()).toMatch(prints)
    // Ctrl-C reaches the whole group.
    process.kill(-(running.process.pid ?? 0), 'SIGINT')
    await running.ended
  },
)
