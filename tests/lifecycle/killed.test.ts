// @module-tag long
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endServerWithoutSpace, withSmallDisk } from '@fanfare/runner/testing/small-disk.ts'
import { logInCode, registerPerson } from './support/person.ts'
import { describe, report, until } from './support/processes.ts'
import { run } from './support/run.ts'
import { BOOTSTRAP, isUp, Place, startSite } from './support/site.ts'

const GONE_SECONDS = 6

const place = new Place()
afterAll(() => place.clear())

const killHard = (pid: number): void => void process.kill(pid, 'SIGKILL')

const expectAllGone = async (what: string): Promise<void> => {
  const isGone = () => place.processes().length === 0
  const seconds = await until(`all gone after ${what}`, GONE_SECONDS, isGone).catch(() => null)
  expect(seconds, `after ${what} there still is:\n${describe(place.processes())}`).not.toBeNull()
  report(`all gone ${seconds?.toFixed(1)} s after ${what} (promised: ${GONE_SECONDS} s)`)
}

test('[GW-3] a user registered before a kill can log in afterwards', async () => {
  const first = await startSite(place, BOOTSTRAP)
  const person = await registerPerson(first.url)
  // The watchdog would stop the database; when both are killed, the database remains and holds the data directory.
  killHard(place.running('watchdog'))
  killHard(first.runnerPid)
  const onlyDatabase = () => place.pidOf('runner') === null && place.pidOf('gateway') === null
  const seconds = await until('only the database is left', GONE_SECONDS, onlyDatabase)
  report(`only the database is left ${seconds.toFixed(1)} s after kill -9 of runner and watchdog`)
  const orphan = place.running('database')

  const second = await startSite(place, ['npm', 'start'])
  const takenOver = `Stopping the PostgreSQL that an earlier run left behind (process ${orphan}).`
  expect(second.running.stdout()).toContain(takenOver)
  expect(await logInCode(second.url, person)).toBe('00000')
  killHard(second.running.process.pid ?? 0)
  await expectAllGone('kill -9 of npm')
})

test('[GW-3] the processes of a killed runner end automatically', async () => {
  const site = await startSite(place, BOOTSTRAP)
  const person = await registerPerson(site.url)
  expect(await logInCode(site.url, person)).toBe('00000')
  killHard(site.runnerPid)
  await expectAllGone('kill -9 of the runner')
})

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

test('[GW-3][GW-7] on a full disk pages stay and writes answer 50300, until there is space', async (context) => {
  const small = new Place()
  context.onTestFinished(() => small.clear())
  await withSmallDisk(context, small.dataDir, 'size=330m,mode=0755', async (disk) => {
    const [program, ...args] = BOOTSTRAP
    const site = run(program, args, small.settings({ SEED: 'none', RATE_LIMIT: 'off' }))
    await until('the greeting', 60, () => site.stdout().includes('Ctrl-C stops everything.'))
    const [url = ''] = /(?<= s: {2})http\S+/.exec(site.stdout()) ?? []
    endServerWithoutSpace(join(small.dataDir, 'postgres'), disk)
    await until('PostgreSQL to end', 10, () => site.stdout().includes('PostgreSQL did not start; it is tried again'))
    await expect(registerPerson(url)).rejects.toThrow('50300')
    expect(await isUp(url)).toBe(true)
    for (const part of ['gateway', 'front'] as const) killHard(small.running(part))
    await until('the restart of the front', 10, () => site.stdout().includes('front serves again after'))
    expect(readdirSync(small.dataDir).filter((name) => name.endsWith('.new'))).toEqual([])

    disk.empty()
    const seconds = await until('a registration', 10, () => succeeds(registerPerson(url)))
    report(`a person registers ${seconds.toFixed(1)} s after the disk has space (promised: 10 s)`)
    await until('a page', 10, () => isUp(url))
    site.process.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  })
})
