import { createTranslator } from 'use-intl/core'
import { afterAll, expect, test } from 'vitest'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { explainUser } from '@fanfare/contract/staff/explanation.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { createDemonstration } from '@fanfare/gateway/testing/demonstration.ts'
import { startGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { factWords } from '@fanfare/languages/fact-words.ts'
import { taskView, type TaskTexts } from '#components/task/task-card/task-view.ts'
import { visibleTasks } from '#lib/task/task-phase.ts'

const gateway = await startGateway({ createDatabase: createDemonstration })
afterAll(() => gateway.stop())

const t = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as TaskTexts['t']
const zone = 'Asia/Bangkok'
const words = factWords({
  find: (key, values) => (t.has(key as 'fact.trade') ? t(key as 'fact.trade', values as { symbol: string }) : null),
  locale: 'en',
  zone,
})

/** The reasons that a card shows: notes that are no date, and the verdict of each kind of fact that did not count. */
function reasonsOf(task: Parameters<typeof visibleTasks>[0][number]): string[] {
  const view = taskView(task, { t, locale: 'en', rewardText: () => '', zone })
  if (view.waiting) return [view.waiting.note]
  if (view.phase !== 'open' && view.phase !== 'missed') return []
  const notes = (view.notes ?? '').split(' · ').filter((note) => note !== '' && !/^(?:Until|Resets) /.test(note))
  // Of a task that was completed and not claimed in time, the deadline is the reason.
  if (task.taskStatus === 'COMPLETED') return notes
  const facts = task.trace.flatMap(({ excluded, facts = [] }) =>
    excluded
      .filter(({ reason }) => task.period !== 'EVERYDAY' || reason !== 'OUT_OF_WINDOW')
      .slice(0, 3)
      .map(({ reason, detail = {} }) => {
        const fact = facts.find((one) => one.reason === reason)
        return fact === undefined ? words.reason(reason, detail) : words.verdict(fact)
      }),
  )
  const moved = task.trace.find(({ rule, passed }) => rule === 'transfer' && !passed)
  if (moved !== undefined) facts.push(t('task.rule_transfer', { current: '', target: '' }).split(':')[0] ?? '')
  return [...notes, ...facts, ...(view.progress ? [view.progress.text] : [])]
}

/** Without the marks that keep an amount together. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[^\S\n]/g, ' ')

test.each(DEMO_LOGINS.map(({ loginName, password }) => [loginName, password] as const))(
  '[OPS-USERS] the answer to %s has the cards of the account, each with its title and its reasons in its words',
  async (loginName, password) => {
    const { token } = (await gateway.call(login, { body: { loginName, password } })).data
    const user = (await gateway.call(userinfo, {} as never, { token })).data
    const { activities } = (await gateway.call(activityList, { query: { pageSize: 100 } })).data
    let compared = 0
    for (const { activityId } of activities) {
      const { data } = await gateway.call(
        taskCompletions,
        { query: { activityId } },
        { token, headers: { language: 'en' } },
      )
      const path = `/ops/v1/users/${user?.userId}/explain?activityId=${activityId}&locale=en&timeZone=${zone}`
      const { items } = explainUser.data.parse((await gateway.ops('GET', path)).data)
      if (items.some(({ state }) => state === 'NOT_JOINED' || state === 'NOT_ELIGIBLE')) continue
      for (const task of visibleTasks(data.tasks)) {
        const item = items.find((one) => one.taskId === task.taskId && one.periodKey === task.periodKey)
        if (item !== undefined) expect(plain(item.text)).toContain(plain(task.title))
        for (const reason of reasonsOf(task)) {
          expect(item?.text, `${task.taskId} of ${activityId}`).toContain(reason)
          compared += 1
        }
      }
    }
    if (loginName.startsWith('trader')) expect(compared).toBeGreaterThan(5)
  },
)
