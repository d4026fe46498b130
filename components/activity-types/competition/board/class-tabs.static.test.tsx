import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { ClassTabs } from './class-tabs.tsx'

test('[SCR-4][AUTH-7] without JavaScript the class of the rows is named', () => {
  const list = [
    { classId: 'light', label: 'Light', upTo: { amount: '50000', unit: 'USDT' }, traders: 45 },
    { classId: 'open', label: 'Open', upTo: null, traders: 45 },
  ]
  const markup = (weightClass: string | null) =>
    renderStill(<ClassTabs classes={{ volumeDays: 30, list }} weightClass={weightClass} panelId="panel" />).innerHTML
  expect(markup(null)).toContain('<noscript>Light</noscript>')
  expect(markup('open')).toContain('<noscript>Open</noscript>')
})
