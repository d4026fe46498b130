import { IntlProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { ClassTabs } from './class-tabs.tsx'

test('[SCR-4][AUTH-7] without JavaScript the class of the rows is named', () => {
  const list = [
    { classId: 'light', label: 'Light', upTo: { amount: '50000', unit: 'USDT' }, traders: 45 },
    { classId: 'open', label: 'Open', upTo: null, traders: 45 },
  ]
  const markup = (weightClass: string | null) =>
    renderToStaticMarkup(
      <IntlProvider locale="en" messages={loadMessages('en')} timeZone="UTC">
        <ClassTabs classes={{ volumeDays: 30, list }} weightClass={weightClass} panelId="panel" />
      </IntlProvider>,
    )
  expect(markup(null)).toContain('<noscript>Light</noscript>')
  expect(markup('open')).toContain('<noscript>Open</noscript>')
})
