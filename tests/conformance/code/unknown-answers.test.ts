import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** A query's hook, with the name of its result and the `useAnswer` around it. */
const QUERY = /(?:const\s+(\w+|\{[^}]*\})\s*=\s*)?(useAnswer\(\s*)?\b\w+Api(?:\.endpoints\.\w+)?\.use\w*Query\(/g

/** The files whose queries say nothing about the user by their absence, and what they show without an answer. */
const SHOWS_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  'app/[locale]/_activity/visitor-cta-live.tsx': 'the action of every country; the gateway refuses by its own reading',
  'components/activity-types/competition/team/find-teams-live.tsx': 'the failure, with a retry',
  'components/activity-types/copy-trading/copy-live.tsx': 'the traders of the server',
  'components/activity-types/lottery/lottery-live.tsx': 'the figures and the prizes of the server',
  'components/activity/list/activity-results.tsx': 'the failure, with a retry',
  'components/agent/code/codes-card.tsx': 'the codes of the campaign’s answer',
  'components/agent/filter/views-panel.tsx': 'the failure, with a retry',
  'components/fairness/draws/live-draws.tsx': 'the failure, with a retry',
  'components/message/settings/settings-panel.tsx': 'the failure, with a retry',
  'components/providers/client-runtime.tsx': 'a user without a name: store/session.ts asks again',
  'components/session/area-code/area-code-picker.tsx': 'the failure, with a retry',
  'components/session/form/account-form-live.tsx': 'the form: a paused code is refused when it is sent',
  'components/session/register/register-live.tsx': 'the offer of every country',
  'components/session/security/password-and-factor.tsx': 'the failure, with a retry',
  'components/session/security/sessions-and-data.tsx': 'the failure, with a retry',
  'components/task/good-news/good-news-host.tsx': 'the news without what follows',
  'store/use-my-activity.ts': 'a visitor’s action in every country',
}

test('[API-3] a part of the page reads a query by useAnswer, or is listed with what it shows without an answer', () => {
  const bare = sourceFiles(/\.tsx?$/, ['app', 'components', 'store'])
    .filter(({ path }) => !isTest(path))
    .filter(({ text }) =>
      [...text.matchAll(QUERY)].some(([, name, isWrapped]) => {
        const isNamed = name !== undefined && /^\w+$/.test(name)
        // `Answered` of the agents' pages reads its `answer` so.
        const isRead =
          isNamed && new RegExp(`useAnswer\\(${name}\\)|answer=\\{(?:${name}\\}|\\{[^}]*\\b${name}\\b)`).test(text)
        return !isWrapped && !isRead
      }),
    )
    .map(({ path }) => path)
  expect(bare.toSorted()).toEqual(Object.keys(SHOWS_SOMETHING_ELSE).toSorted())
})
