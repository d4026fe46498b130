import { setTimeout as sleep } from 'node:timers/promises'
import { KEBAB_PATTERN } from '@fanfare/contract/identifiers.ts'
import {
  forecast as forecastCall,
  forecastActivity as requestCall,
  type Forecast,
} from '@fanfare/contract/staff/forecasts.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, needed, runStaff } from '../staff/staff-command.ts'
import { readValidFile } from './read-valid-file.ts'

const POLL_MS = 500

const range = ({ low, mid, high }: { low: number | string; mid: number | string; high: number | string }): string =>
  `${low} to ${high}, most likely ${mid}`
const percent = (rate: string): string => `${(Number(rate) * 100).toFixed(0)} %`

function linesOf({ basis, tasks, budget, notCounted }: Forecast): string[] {
  const { joinRate, users, sampled } = basis
  const rates = [joinRate.low, joinRate.mid, joinRate.high].map(percent)
  const of = joinRate.of.length === 0 ? 'nothing: no activity of this type has begun' : joinRate.of.join(', ')
  return [
    `${users} accounts in the audience, ${sampled} replayed; ${rates[0]} to ${rates[2]} join, most likely ${rates[1]}, by ${of}.`,
    ...tasks.map(({ taskId, people, cost }) => `${taskId}: ${range(people)} people; ${cost.unit} ${range(cost)}`),
    ...budget.map(({ rewardType, unit, limit, spent, endsAt }) => {
      const end = endsAt === null ? 'lasts for the replay' : `ends ${new Date(endsAt).toISOString()}`
      return `${rewardType} ${unit}: ${range(spent)} of ${limit}; ${end}.`
    }),
    ...(notCounted.length === 0 ? [] : [`Not counted: ${notCounted.join(', ')}.`]),
  ]
}

/** `forecast <alias or file>`: the published activity of an alias that has no file here, else the file. */
export const forecastActivity = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.activity.commands.forecast.options, async ({ ask, say, show, positionals, values }) => {
    const argument = needed(positionals, 0, 'npm run activity -- forecast <alias or file> [--published]')
    const isPublished = values.published === true && KEBAB_PATTERN.test(argument)
    const read = isPublished ? null : readValidFile(argument)
    const params = { alias: read?.file.alias ?? argument }
    const { forecastId } = await ask(requestCall, { params, body: read === null ? {} : { yaml: read.text } })
    const poll = () => ask(forecastCall, { params: { id: forecastId } })
    let made = await poll()
    for (; made.state === 'RUNNING'; made = await poll()) await sleep(POLL_MS)
    show(made)
    if (made.state === 'NO_FACTS') say('There are no facts of the last 30 days to go by.')
    if (made.state === 'FAILED') say('It could not be made; the log of the gateway says why.')
    for (const line of made.forecast === null ? [] : linesOf(made.forecast)) say(line)
    return made.state === 'DONE' ? EXIT.done : EXIT.refused
  })
