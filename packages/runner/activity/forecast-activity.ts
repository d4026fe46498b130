import { setTimeout as sleep } from 'node:timers/promises'
import { KEBAB_PATTERN } from '@fanfare/contract/identifiers.ts'
import {
  forecast as forecastCall,
  forecastActivity as requestCall,
  type Forecast,
} from '@fanfare/contract/staff/forecasts.ts'
import { EXIT, activityCommand } from '../staff/staff-command.ts'
import { isNotFound } from './ask-gateway.ts'
import { readValidFile } from './read-valid-file.ts'

const POLL_MS = 500

const range = ({ low, mid, high }: { low: number | string; mid: number | string; high: number | string }) =>
  `${low} to ${high}, most likely ${mid}`
const percent = (rate: string) => `${(Number(rate) * 100).toFixed(0)} %`

function linesOf({ basis, tasks, budget, notCounted }: Forecast) {
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

/** `forecast <alias or file>`: of what is published under the alias, else of its file. A path always means the file. */
export const forecastActivity = activityCommand('forecast', async ({ ask, say, show, needed }) => {
  const argument = needed(0)
  const ofFile = () => {
    const { file, text } = readValidFile(argument)
    return ask(requestCall, { params: { alias: file.alias }, body: { yaml: text } })
  }
  const ofPublished = async () => {
    try {
      const begun = await ask(requestCall, { params: { alias: argument }, body: {} })
      say(`Of what is published as ${argument}, not of a file.`)
      return begun
    } catch (error) {
      if (isNotFound(error)) return ofFile()
      throw error
    }
  }
  const { forecastId } = await (KEBAB_PATTERN.test(argument) ? ofPublished() : ofFile())
  const poll = () => ask(forecastCall, { params: { id: forecastId } })
  let made = await poll()
  for (; made.state === 'RUNNING'; made = await poll()) await sleep(POLL_MS)
  show(made)
  if (made.state === 'NO_FACTS') say('There are no facts of the last 30 days to go by.')
  if (made.state === 'FAILED') say('It could not be made; the log of the gateway says why.')
  for (const line of made.forecast === null ? [] : linesOf(made.forecast)) say(line)
  return made.state === 'DONE' ? EXIT.done : EXIT.refused
})
