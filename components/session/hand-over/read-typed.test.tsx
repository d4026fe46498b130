import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test } from 'vitest'
import { loadMessages } from '#lib/i18n/messages.ts'
import { AccountForm } from '../form/account-form.tsx'
import { EarlySubmit } from './early-submit.tsx'
import { readTyped, restoreFocus } from './read-typed.ts'

afterEach(cleanup)

const serverForm = () =>
  render(
    <NextIntlClientProvider locale="en" messages={loadMessages('en')}>
      <AccountForm
        kind="register"
        areaCode="84"
        links={{}}
        submit={<EarlySubmit>Create account</EarlySubmit>}
        then={null}
      />
    </NextIntlClientProvider>,
  )

test('[AUTH-5] everything typed before the form is alive is found, with the caret', async () => {
  serverForm()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Mobile' }))
  await user.type(screen.getByLabelText('Mobile number'), '90 123')
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }))
  await user.type(screen.getByLabelText('Password'), 'sunrise')
  expect(readTyped(document)).toEqual({
    texts: { method: 'mobile', mobile: '90 123', email: '', password: 'sunrise', vipCode: '' },
    ticked: ['terms'],
    focus: { name: 'password', start: 7, end: 7 },
    pressed: false,
  })
})

test('[AUTH-5] a press on the button before it can send is remembered, and shown', async () => {
  serverForm()
  const button = screen.getByRole('button', { name: 'Create account' })
  await userEvent.click(button)
  expect(readTyped(document).pressed).toBe(true)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('[AUTH-5] the server’s form cannot send a password anywhere by itself', () => {
  serverForm()
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.querySelector('button[type=submit], button:not([type])')).toBeNull()
})

test('[AUTH-5] without a form, or without a caret, nothing is made up', () => {
  expect(readTyped(document)).toEqual({ texts: {}, ticked: [], focus: null, pressed: false })
  serverForm()
  restoreFocus(document, { name: 'email', start: null, end: null })
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail', { selector: 'input[type=email]' }))
  restoreFocus(document, null)
})
