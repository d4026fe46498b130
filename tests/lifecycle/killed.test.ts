import { afterAll, beforeEach, expect, test } from 'vitest'
import { logInCode, registerPerson } from './support/person.ts'
import { allowance, PATIENCE, patienceNow } from './support/patience.ts'
import { describe, until } from './support/processes.ts'
import { BOOTSTRAP, Place, report, startSite } from './support/site.ts'

const GONE_SECONDS = 6

const place = new Place()
afterAll(() => place.clear())

/** Measured at the start of each test. */
let patience = PATIENCE
beforeEach(async () => {
  patience = await patienceNow()
})

const killHard = (pid: number | null): void => {
  if (pid === null) throw new Error('nothing to kill')
  process.kill(pid, 'SIGKILL')
}

const allGone = async (what: string): Promise<void> => {
  const isGone = () => place.processes().length === 0
  const seconds = await until(`all gone after ${what}`, GONE_SECONDS * patience * 1000, isGone).catch(() => null)
  expect(seconds, `after ${what} there still is:\n${describe(place.processes())}`).not.toBeNull()
  report(`all gone ${seconds?.toFixed(1)} s after ${what} (${allowance(GONE_SECONDS, patience)})`)
}

test(
  '[GW-3] a user registered before a kill can log in afterwards, also when the database stayed behind or npm was killed',
  { tags: ['long'], timeout: 180_000 },
  async () => {
    const first = await startSite(place, BOOTSTRAP)
    const person = await registerPerson(first.url)
    // The watchdog would stop the database; when both are killed, the database remains and holds the data directory.
    killHard(place.pidOf('watchdog'))
    killHard(first.runnerPid)
    const onlyDatabase = () => place.pidOf('runner') === null && place.pidOf('gateway') === null
    const seconds = await until('only the database is left', GONE_SECONDS * patience * 1000, onlyDatabase)
    report(`only the database is left ${seconds.toFixed(1)} s after kill -9 of runner and watchdog`)
    const orphan = place.pidOf('database')
    expect(orphan).not.toBeNull()

    const second = await startSite(place, ['npm', 'start'])
    const takenOver = `Stopping the PostgreSQL that an earlier run left behind (process ${orphan}).`
    expect(second.running.stdout()).toContain(takenOver)
    expect(await logInCode(second.url, person)).toBe('00000')
    killHard(second.running.process.pid ?? null)
    await allGone('kill -9 of npm')
  },
)

test('[GW-3] the processes of a killed runner end automatically', { tags: ['long'], timeout: 120_000 }, async () => {
  const site = await startSite(place, BOOTSTRAP)
  const person = await registerPerson(site.url)
  expect(await logInCode(site.url, person)).toBe('00000')
  killHard(site.runnerPid)
  await allGone('kill -9 of the runner')
})
