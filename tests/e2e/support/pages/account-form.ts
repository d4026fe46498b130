import { expect, type Locator, type Page } from '@playwright/test'
import { showUp } from '../settle.ts'
import { pattern, text, type TestLocale } from '../texts.ts'
import { newEmail, PASSWORD } from '../users.ts'

/** Login and registration: the same form, with or without invite code and consent. */
export class AccountForm {
  readonly page: Page
  readonly locale: TestLocale
  readonly kind: 'login' | 'register'

  constructor(page: Page, locale: TestLocale, kind: 'login' | 'register') {
    this.page = page
    this.locale = locale
    this.kind = kind
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${this.locale}/${this.kind}${query}`)
    await this.alive()
  }

  /** The interactive form has replaced the server's form. */
  async alive(): Promise<void> {
    await showUp(this.page)
    await expect(this.submit).toHaveAttribute('type', 'submit')
  }

  /** Fills in all that a new account needs, or a login. */
  async fill(email = newEmail(), password = PASSWORD): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    if (this.kind === 'register') await this.consent.check()
  }

  private field(key: string): Locator {
    // The tabs for e-mail and mobile number have the same names as the fields.
    return this.page
      .getByLabel(text(this.locale, `account.${key}`), { exact: true })
      .and(this.page.locator('input:not([type="radio"])'))
  }

  get email(): Locator {
    return this.field('email')
  }

  get mobile(): Locator {
    return this.field('mobile')
  }

  get password(): Locator {
    return this.field('password')
  }

  get inviteCode(): Locator {
    return this.field('invite_code')
  }

  get consent(): Locator {
    return this.page.getByRole('checkbox', { name: text(this.locale, 'account.consent') })
  }

  get submit(): Locator {
    const { source } = pattern(this.locale, 'activity.cta_sign_up_get', 'reward')
    const plain = text(this.locale, `account.submit_${this.kind}`)
    // Registration promises its reward where there is one.
    return this.page.getByRole('button', { name: new RegExp(`^(?:${plain}|${source})$`) })
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert')
  }

  async chooseMethod(method: 'email' | 'mobile'): Promise<void> {
    await this.page.getByRole('radio', { name: text(this.locale, `account.method_${method}`) }).check()
  }

  async chooseCountry(search: string, areaCode: string): Promise<void> {
    await this.page.getByRole('button', { name: pattern(this.locale, 'account.country_code_chosen', 'code') }).click()
    const dialog = this.page.getByRole('dialog', { name: text(this.locale, 'account.country_code') })
    await dialog.getByRole('combobox').fill(search)
    await dialog
      .getByRole('option', { name: `+${areaCode}` })
      .first()
      .click()
    await expect(dialog).toBeHidden()
  }

  /** The message under a field, which is the accessible description of the field. */
  async expectProblem(field: Locator, message: string | RegExp): Promise<void> {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(message)
  }
}
