import type { CallData } from '@fanfare/contract/define-call.ts'
import { explainUser } from '@fanfare/contract/staff/explanation.ts'
import { staffUserActivity, staffUserLedger, staffUserRewards } from '@fanfare/contract/staff/users.ts'
import { codeWords } from '@fanfare/contract/staff/issue-words.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, findUser, needed, runStaff, type StaffTools } from '../staff/staff-command.ts'
import { command, isProgram } from './command.ts'

type Task = CallData<typeof staffUserActivity>['tasks'][number]

/** Codes in words, without those that are absent. */
const wordsOf = (...codes: (string | null | undefined)[]): string =>
  codes.flatMap((code) => (code ? codeWords(code) : [])).join(', ')

const instant = (ms: number): string => new Date(ms).toISOString()

/** The window's values are instants; those of joining are 0 and 1. */
function ruleLine(rule: string, actual: string, expected: string): string {
  if (rule === 'window') return `ended ${instant(Number(expected))}`
  return rule === 'joined' ? 'not joined' : `${codeWords(rule)}: ${actual}, needs ${expected}`
}

/** A task with its rules as lines: counted and excluded facts with their reasons, and the time that decides next. */
function taskLines({ taskId, periodKey, title, taskStatus, reasonCode, progress, trace, ...task }: Task): string[] {
  const { current, target, unit } = progress
  const until = task.holdUntil ?? (taskStatus === 'COMPLETED' ? task.claimDeadline : task.windowEndsAt)
  const head = [
    codeWords(taskStatus),
    reasonCode && codeWords(reasonCode),
    `${current} of ${target} ${unit ?? ''}`.trim(),
    until && `until ${instant(until)}`,
  ]
  return [
    `  ${taskId}${periodKey === '-' ? '' : ` ${periodKey}`} “${title}”: ${head.filter(Boolean).join(', ')}`,
    ...trace.flatMap(({ rule, passed, expected, actual, excluded, facts = [] }) => [
      ...(passed ? [] : [`    ${ruleLine(rule, actual, expected)}`]),
      ...excluded.map(({ reason, count, amount }) => `    did not count, ${codeWords(reason)}: ${count}, ${amount}`),
      ...facts.map(({ at, label, amount, counted, reason }) => {
        const mark = counted ? '+' : '-'
        return `    ${mark} ${instant(at)} ${label} ${amount}${reason === undefined ? '' : ` ${codeWords(reason)}`}`
      }),
    ]),
  ]
}

async function sayActivity({ ask, say, values }: StaffTools, userId: string, alias: string) {
  const read = await ask(staffUserActivity, { params: { userId, activityId: alias } })
  const { activity, appliedAt, eligible, reasonCode, tasks, places } = read
  const joined =
    appliedAt === null ? wordsOf('not joined', eligible ? null : reasonCode) : `joined ${instant(appliedAt)}`
  say(`${activity.alias} “${activity.title}”: ${codeWords(activity.status)}, ${joined}`)
  const shown = tasks.filter(({ taskId }) => values.task === undefined || taskId === values.task)
  for (const line of shown.flatMap(taskLines)) say(line)
  for (const { track, rank, value, unranked } of places)
    say(
      [
        `  place by ${codeWords(track)}: ${rank ?? 'none'}, value ${value ?? 'none'}`,
        ...(unranked === null ? [] : [codeWords(unranked)]),
      ].join(', '),
    )
  return { ...read, tasks: shown }
}

/** `npm run explain <login, uid or reward id> [alias]`: the answer to paste, then tasks, rewards and ledger as the gateway decided them. */
export const explain = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.explain.options, async (tools) => {
    const { ask, say, show, positionals, values } = tools
    const name = needed(
      positionals,
      0,
      'npm run explain -- <login, uid or reward id> [alias] [--task <id>] [--locale <language>]',
    )
    const user = await findUser(tools, name)
    if (user === null) return EXIT.refused
    const { userId, maskedName, locale, identity, flags } = user
    const marks = [
      identity.verified ? 'identity verified' : 'identity not verified',
      ...flags.map(({ reason }) => `flag ${codeWords(reason)}`),
    ]
    const { task: taskId, locale: language } = values
    const explanation = await ask(explainUser, {
      params: { userId },
      query: {
        ...(positionals[1] !== undefined && { activityId: positionals[1] }),
        ...(typeof taskId === 'string' && { taskId }),
        ...(typeof language === 'string' && { locale: language }),
      },
    })
    say(`${explanation.text}\n`)
    say(`${userId} ${maskedName}, ${locale}, ${marks.join(', ')}`)
    const aliases = positionals[1] === undefined ? user.activities.map(({ alias }) => alias) : [positionals[1]]
    const activities = []
    for (const alias of aliases) activities.push(await sayActivity(tools, userId, alias))
    const of = activities.length === 1 ? { activityId: activities[0]?.activity.activityId } : {}
    const rewards = await ask(staffUserRewards, { params: { userId }, query: of })
    say(`Rewards: ${rewards.items.length} of ${rewards.total}`)
    for (const { rewardId, reward, state, reasonCode, grantedAt } of rewards.items)
      say(`  ${rewardId} ${reward.label}, ${wordsOf(state, reasonCode)}, since ${instant(grantedAt)}`)
    const ledger = await ask(staffUserLedger, { params: { userId } })
    say(`Ledger${ledger.balanced ? '' : ', WHICH DOES NOT MAKE THE BALANCE'}:`)
    for (const { asset, granted, used, expired, cancelled, balance } of ledger.sums)
      say(`  ${asset}: ${granted} granted, ${used} used, ${expired} expired, ${cancelled} cancelled, ${balance} left`)
    show({ user, explanation, activities, rewards: rewards.items, ledger })
    return EXIT.done
  })

if (isProgram(import.meta)) await command(() => explain(process.argv.slice(2)))
