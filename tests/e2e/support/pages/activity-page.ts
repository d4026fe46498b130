import { expect, type Locator, type Page } from '@playwright/test'
import { pattern, text, type TestLocale } from '../texts.ts'

/** The page of one activity. */
export class ActivityPage {
  readonly page: Page
  readonly locale: TestLocale

  constructor(page: Page, locale: TestLocale) {
    this.page = page
    this.locale = locale
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** The main action of the page, beside the poster or at the bottom of a phone, with its explanation. */
  get cta(): Locator {
    return this.page.locator('[data-cta]').filter({ visible: true })
  }

  task(title: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  /** The claim button of an amount, which is written with a narrow space. */
  claimButton(within: Locator | Page, amount: string): Locator {
    const reward = new RegExp(`(?<!\\d)${amount}\\s?USDT`)
    const said = text(this.locale, 'task.claim_reward', { reward: '\uE000' }).split('\uE000')[0] ?? ''
    return within.getByRole('button', { name: reward }).filter({ hasText: said.trim() })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ visible: true })
  }

  /** The overlay after a claim, whatever the state of the reward. */
  async expectClaimed(): Promise<Locator> {
    const titles = [
      pattern(this.locale, 'moment.got', 'reward'),
      pattern(this.locale, 'task.claimed_title', 'reward'),
      pattern(this.locale, 'moment.all_claimed', 'sum'),
    ]
    return this.expectDialog(new RegExp(titles.map(({ source }) => source).join('|')))
  }

  async expectDialog(title: string | RegExp): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    return dialog
  }
}
