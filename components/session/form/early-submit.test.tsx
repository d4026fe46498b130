import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeptForm } from './early-submit.tsx'

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
