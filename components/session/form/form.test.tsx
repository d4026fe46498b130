import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeptForm } from './kept-form.tsx'
import { ServerSubmit } from './server-submit.tsx'
import userEvent from '@testing-library/user-event'
import { inLanguage } from '#components/testing/in-language.tsx'
import { AccountForm } from './account-form.tsx'
import { findTyped, initialValues } from './hand-over.ts'

const form = (
  <KeptForm>
    <p>from the server</p>
  </KeptForm>
)

test('[SCR-12] React leaves the server’s form as it is, with the icon of a password manager and the typed value', () => {
  const page = document.createElement('div')
  page.innerHTML = '<div style="display:contents"><p>from the server</p><input><div>icon</div></div>'
  const field = page.querySelector('input')
  if (field) field.value = 'ana.k@mail.example'
  const faults: unknown[] = []
  const { rerender } = render(form, {
    container: page,
    hydrate: true,
    onRecoverableError: (error) => faults.push(error),
  })
  rerender(form)
  expect(faults).toEqual([])
  expect(page.textContent).toBe('from the servericon')
  expect(page.querySelector('input')?.value).toBe('ana.k@mail.example')
})

test('[SCR-12] the form of a page that the browser draws itself is drawn', () => {
  expect(render(form).container.textContent).toBe('from the server')
})

const serverForm = () =>
  render(
    inLanguage(
      <AccountForm
        kind="register"
        areaCode="84"
        links={{ terms: '/en/legal/terms', risk: '/en/legal/risk' }}
        hasCaptcha
        languageType={1}
        provider={null}
        submit={<ServerSubmit>Sign up</ServerSubmit>}
      />,
    ),
  )

async function fillServerForm(): Promise<void> {
  serverForm()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Mobile' }))
  await user.type(screen.getByLabelText('Mobile number'), '90 123')
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }))
  await user.type(screen.getByLabelText('Password'), 'sunrise')
}

test('[AUTH-5] reads what the user entered before the form was replaced', async () => {
  await fillServerForm()
  const texts = { method: 'mobile', mobile: '90 123', email: '', password: 'sunrise', vipCode: '', terms: 'on' }
  expect(findTyped()()).toEqual({ texts, isShown: false })
})

test('[AUTH-5] the server’s form cannot send a password without JavaScript', () => {
  serverForm()
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.querySelector('button[type=submit], button:not([type])')).toBeNull()
})

test('[AUTH-5][LOC-7] a chosen country wins over that of the language', () => {
  const typed = { texts: { areaCode: '49' }, isShown: false }
  expect(initialValues(typed, '84', '').areaCode).toBe('49')
})

test('[AUTH-5] a typed invite code wins over the remembered one', () => {
  const typed = { texts: {}, isShown: false }
  expect(initialValues(typed, '84', 'ABC123').vipCode).toBe('ABC123')
  expect(initialValues({ ...typed, texts: { vipCode: 'XYZ789' } }, '84', 'ABC123').vipCode).toBe('XYZ789')
})
