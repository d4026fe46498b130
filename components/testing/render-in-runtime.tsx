import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { IntlProvider } from 'next-intl'
import type { Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { makeTestStore, type Answers } from '#store/testing/test-store.ts'

/** Renders within the providers of an island: a real store, the real texts of a language. */
export async function renderInRuntime(
  children: ReactNode,
  { locale = 'en', answers }: { locale?: Locale; answers?: Answers } = {},
) {
  const world = await makeTestStore(answers)
  const messages = loadMessages(locale)
  const view = render(
    <Provider store={world.store}>
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </Provider>,
  )
  return {
    ...world,
    ...view,
    /** Dispatches like an island and waits for the page to update. */
    send: (action: Parameters<typeof world.store.dispatch>[0]) => act(() => void world.store.dispatch(action)),
  }
}
