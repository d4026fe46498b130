import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** A query's hook, with the name of its result and the `useAnswer` around it. */
const QUERY = /(?:const\s+(\w+|\{[^}]*\})\s*=\s*)?(useAnswer\(\s*)?\b\w+Api(?:\.endpoints\.\w+)?\.(use\w*Query)\(/g

/** The queries that say nothing about the user by their absence, and what the file shows without an answer. */
const SHOWS_SOMETHING_ELSE: readonly (readonly [file: string, hook: string, shown: string])[] = [
  [
    'app/[locale]/_activity/visitor-cta-live.tsx',
    'useNoLoginEligibleQuery',
    'the action of every country; the gateway refuses by its own reading',
  ],
  ['components/activity-types/competition/team/find-teams-live.tsx', 'useTeamsQuery', 'the failure, with a retry'],
  ['components/activity-types/copy-trading/copy-live.tsx', 'useTradersQuery', 'the traders of the server'],
  ['components/activity-types/lottery/lottery-live.tsx', 'useActivityDetailQuery', 'the figures of the server'],
  ['components/activity-types/lottery/lottery-live.tsx', 'useActivityDetailQuery', 'the prizes of the server'],
  ['components/activity/list/activity-results.tsx', 'useActivityListQuery', 'the failure, with a retry'],
  ['components/activity/list/activity-results.tsx', 'useActivityListQuery', 'no other state to look in'],
  ['components/agent/code/codes-card.tsx', 'useAgentCodesQuery', 'the codes of the campaign’s answer'],
  ['components/agent/filter/views-panel.tsx', 'useAgentViewsQuery', 'the failure, with a retry'],
  ['components/fairness/draws/live-draws.tsx', 'useShownDrawsQuery', 'the failure, with a retry'],
  ['components/message/settings/settings-panel.tsx', 'useMessageSettingsQuery', 'the failure, with a retry'],
  ['components/providers/client-runtime.tsx', 'useUserinfoQuery', 'a user without a name: store/session.ts asks again'],
  ['components/session/area-code/area-code-picker.tsx', 'useAreaCodesQuery', 'the failure, with a retry'],
  [
    'components/session/form/account-form-live.tsx',
    'useInviteCodeStateQuery',
    'the form: a paused code is refused when it is sent',
  ],
  ['components/session/register/register-live.tsx', 'useNoLoginEligibleQuery', 'the offer of every country'],
  ['components/session/security/password-and-factor.tsx', 'useSecondFactorQuery', 'the failure, with a retry'],
  ['components/session/security/sessions-and-data.tsx', 'useUserSessionsQuery', 'the failure, with a retry'],
  ['components/session/security/sessions-and-data.tsx', 'useUserDeletionQuery', 'the failure, with a retry'],
  ['components/task/good-news/good-news-host.tsx', 'useActivityDetailQuery', 'the news without what follows'],
  ['components/task/good-news/good-news-host.tsx', 'useTaskCompletionsQuery', 'the news without what follows'],
  ['store/use-my-activity.ts', 'useNoLoginEligibleQuery', 'a visitor’s action in every country'],
]

/** The hooks of a file's queries that are read without `useAnswer`, each as often as it is. */
function bareQueries(text: string): string[] {
  return [...text.matchAll(QUERY)].flatMap(([, name, wrapper, hook = '']) => {
    const isNamed = name !== undefined && /^\w+$/.test(name)
    // `Answered` of the agents' pages reads its `answer` so.
    const isRead =
      isNamed && new RegExp(`useAnswer\\(${name}\\)|answer=\\{(?:${name}\\}|\\{[^}]*\\b${name}\\b)`).test(text)
    return wrapper !== undefined || isRead ? [] : [hook]
  })
}

test('[API-3] a part of the page reads a query by useAnswer, or is a listed exception', () => {
  const bare = sourceFiles(/\.tsx?$/, ['app', 'components', 'store'])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => bareQueries(text).map((hook) => `${path} ${hook}`))
  const listed = SHOWS_SOMETHING_ELSE.map(([path, hook]) => `${path} ${hook}`)
  expect(bare.toSorted()).toEqual(listed.toSorted())
})

test('each query of a file is found, also a second one of the same hook', () => {
  const text = `
    const { data } = listApi.useListQuery(1)
    const more = useAnswer(listApi.useMoreQuery(2))
    const read = listApi.endpoints.read.useReadQuery(3)
    const other = useAnswer(read)
    const { isError } = listApi.useListQuery(4)`
  expect(bareQueries(text)).toEqual(['useListQuery', 'useListQuery'])
})
