import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { expectAccessible, expectNoRawText } from '../support/check-page.ts'
import { call } from '../support/gateway.ts'
import { text } from '../support/texts.ts'
import { expect, LOCALES, settle, test } from '../support/test.ts'
import { logIn, openSession } from '../support/users.ts'

for (const locale of LOCALES)
  test(
    `[AGT-2] an agent chooses days in the calendar in ${locale}, and they are in the address`,
    { tag: '@long' },
    async ({ page, context, shot }, { project }) => {
      const agent = await openSession(DEMO_LOGINS[2])
      await logIn(context, agent)
      const { data } = await call(agentCampaigns, {}, { token: agent.token })
      const id = data.items[0]?.activityId ?? ''
      await page.goto(`/${locale}/agent/${id}/rebate?period=custom&from=2026-10-12&to=2026-10-14&zone=UTC`)
      await settle(page)
      if (project.name === 'phone')
        await page
          .getByRole('main')
          // A filter without results has a second button, which clears it.
          .getByRole('button', { name: new RegExp(`^${text(locale, 'agent.filter.open')}`) })
          .click()
      const box = page.locator(project.name === 'phone' ? '[role="dialog"]' : 'main')
      await box.locator('summary', { hasText: '12' }).click()
      const calendar = box.getByRole('grid').last()
      await expect(calendar).toBeVisible()
      await expectAccessible(page, 'calendar')
      await shot(`calendar-${locale}`)
      await calendar.locator('[data-day="2026-10-02"] button').click()
      await calendar.locator('[data-day="2026-10-09"] button').click()
      await expect(calendar).toBeHidden()
      await expect(page).toHaveURL(/period=custom&from=2026-10-02&to=2026-10-09&zone=UTC$/)
      await expectNoRawText(page, 'chosen days')
    },
  )
