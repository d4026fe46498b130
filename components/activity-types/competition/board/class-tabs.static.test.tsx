import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { CLASSES } from '#lib/testing/samples.ts'
import { ClassTabs } from './class-tabs.tsx'

test('[SCR-4][AUTH-7] without JavaScript the class of the rows is named', () => {
  const markup = (weightClass: string | null) =>
    renderStill(<ClassTabs classes={{ volumeDays: 30, list: CLASSES }} weightClass={weightClass} panelId="panel" />)
      .innerHTML
  expect(markup(null)).toContain('<noscript>Light</noscript>')
  expect(markup('open')).toContain('<noscript>Open</noscript>')
})
