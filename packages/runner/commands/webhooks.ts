import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import {
  disableWebhook,
  enableWebhook,
  replayWebhook,
  retryDelivery,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from '@fanfare/contract/staff/webhooks.ts'
import { COMMANDS } from '../commands.mjs'
import { allItems, EXIT, momentOf, needed, runStaff, WrongUse } from '../staff/staff-command.ts'
import { commandOf } from './command.ts'

const OPTIONS = COMMANDS.webhooks.commands
const instant = (ms: number | null): string => (ms === null ? 'never' : new Date(ms).toISOString())

export const listWebhooks = (args: string[]): Promise<number> =>
  runStaff(args, OPTIONS.list.options, async ({ ask, say, show }) => {
    const page = await ask(webhooks)
    show(page)
    if (page.items.length === 0) say('The policy has no webhooks.')
    for (const { id, url, state, topics, waiting, dead, lagSeconds, lastSuccessAt, failingSince } of page.items) {
      const since = failingSince === null ? '' : ` since ${instant(failingSince)}`
      say(`${id}  ${state}${since}  ${url}  ${topics.join(', ')}`)
      say(`  waiting ${waiting} (oldest ${lagSeconds} s), dead ${dead}, last success ${instant(lastSuccessAt)}`)
    }
    return EXIT.done
  })

export const sendTest = (args: string[]): Promise<number> =>
  runStaff(args, OPTIONS.test.options, async ({ ask, say, show, positionals }) => {
    const id = needed(positionals, 0, 'npm run webhooks -- test <endpoint>')
    const answer = await ask(testWebhook, { params: { id } })
    show(answer)
    const { status, ms, error } = answer
    say(
      error === null ? `Accepted: ${status} in ${ms} ms.` : `Failed after ${ms} ms: ${error}, status ${status ?? '–'}.`,
    )
    return error === null ? EXIT.done : EXIT.refused
  })

export const listDead = (args: string[]): Promise<number> =>
  runStaff(args, OPTIONS.dead.options, async ({ ask, say, show, positionals }) => {
    const named = positionals[0]
    const ids = named === undefined ? (await ask(webhooks)).items.map(({ id }) => id) : [named]
    const deadOf = (id: string) =>
      allItems((page) => ask(webhookDeliveries, { params: { id }, query: { state: 'DEAD', ...page } }))
    const items = []
    for (const id of ids) items.push(...(await deadOf(id)))
    show({ items })
    if (items.length === 0) say('Nothing is dead.')
    for (const { deliveryId, webhookId, type, userId, at, tries } of items) {
      const last = tries.at(-1)
      const reason = last === undefined ? 'never tried' : `${last.error} ${last.status ?? ''}`.trim()
      say(`${deliveryId}  ${webhookId}  ${type}  ${userId ?? '–'}  ${instant(at)}  ${reason}`)
    }
    return EXIT.done
  })

/** A change whose only body is its note. */
const change =
  (call: CallDefinition, name: 'enable' | 'disable' | 'retry') =>
  (args: string[]): Promise<number> =>
    runStaff(args, OPTIONS[name].options, async ({ ask, say, show, positionals, values }) => {
      const id = needed(positionals, 0, `npm run webhooks -- ${name} ${OPTIONS[name].usage}`)
      const answer = await ask(call, { params: { id }, body: { note: values.note } })
      show(answer)
      say(`${id} is ${(answer as { state: string }).state}.`)
      return EXIT.done
    })

export const enableEndpoint = change(enableWebhook, 'enable')
export const disableEndpoint = change(disableWebhook, 'disable')
export const retryOne = change(retryDelivery, 'retry')

const REPLAY_USAGE = 'npm run webhooks -- replay <endpoint> --from <time> --to <time>'

export const replay = (args: string[]): Promise<number> =>
  runStaff(args, OPTIONS.replay.options, async ({ ask, say, show, positionals, values }) => {
    const id = needed(positionals, 0, REPLAY_USAGE)
    const { from, to, note, topics } = values
    if (typeof from !== 'string' || typeof to !== 'string') throw new WrongUse(REPLAY_USAGE)
    const answer = await ask(replayWebhook, {
      params: { id },
      query: { dryRun: values['dry-run'] === true ? '1' : undefined },
      body: {
        from: momentOf(from, 'from'),
        to: momentOf(to, 'to'),
        note,
        ...(typeof topics === 'string' && { topics: topics.split(',') }),
      },
    })
    show(answer)
    say(`${answer.done ? '' : 'Rehearsal: '}${answer.queued} deliveries are sent again.`)
    return EXIT.done
  })

/** `npm run webhooks`: the endpoints of policy (docs/operators/payouts-and-webhooks.md). */
await commandOf(import.meta, {
  list: listWebhooks,
  test: sendTest,
  dead: listDead,
  retry: retryOne,
  replay,
  enable: enableEndpoint,
  disable: disableEndpoint,
})
