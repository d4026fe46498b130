import { CODES } from '@fanfare/contract/codes.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lostOnce, refusal, renderInRuntime, type Circumstances } from '#components/testing/render-in-runtime.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { serverNow } from '#lib/http/clock.ts'
import { giveSiteToken, SESSION, USER, type Answers } from '#store/testing/test-store.ts'
import type { ProviderOffer } from '../form/account-offer.ts'
import { LoginLive } from './login-live.tsx'

const push = vi.fn<(href: string) => void>()
const replace = vi.fn<(href: string) => void>()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }))

const challenge = () => {
  const salt = `s?action=login&expires=${Math.ceil(serverNow() / 1000) + 300}&`
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  return { algorithm: 'SHA-256', challenge: sha256(`${salt}7`), maxnumber: 20, salt, signature: sha256('signature') }
}

/** The last body of a login request. */
let body: Record<string, string> = {}

interface Situation {
  auth?: Circumstances['auth']
  answers?: Answers
  /** False: the browser refuses the cookies of the answer. */
  keepsCookies?: boolean
  hasCaptcha?: boolean
  provider?: ProviderOffer | null
  /** Rendered after the form. */
  beside?: ReactNode
}

const OFFER: ProviderOffer = {
  brandName: 'Northwind',
  links: { terms: '/en/legal/terms', risk: '/en/legal/risk' },
  hasForm: true,
}

function draw(
  logIn: (input: unknown) => unknown,
  { auth, answers = {}, keepsCookies = true, hasCaptcha = true, provider = null, beside }: Situation = {},
) {
  const all: Answers = {
    captchaChallenge: challenge,
    login: (input) => {
      body = (input as { body: Record<string, string> }).body
      const session = logIn(input)
      if (keepsCookies) giveSiteToken()
      return session
    },
    userinfo: () => USER,
    ...answers,
  }
  const demoLogins = [{ loginName: 'trader@demo.example', password: 'harvest-monsoon', role: 'user' }] as const
  const offer = { areaCode: '84', hasCaptcha, provider, languageType: 1 }
  return renderInRuntime([<LoginLive key="form" {...offer} demoLogins={demoLogins} />, beside], { auth, answers: all })
}

const button = () => screen.getByRole('button', { name: /^Log in/ })
const email = () => screen.getByLabelText<HTMLInputElement>('Email', { selector: 'input[type=email]' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function tryToLogIn() {
  const user = userEvent.setup()
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'a-guess-of-mine')
  await user.click(button())
  return user
}

beforeEach(() => {
  push.mockReset()
  replace.mockReset()
  window.history.replaceState(null, '', '/en/login?next=%2Fen%2Frewards')
})

test('[SCR-12] no entry of the server’s form is lost that is made while React renders the live one', async () => {
  document.body.innerHTML = '<form data-account-form="login"><input name="email"><input name="password">'
  const [field, hidden] = document.querySelectorAll('input')
  const Person = () => {
    Object.assign(field ?? {}, { value: 'ann@example.com' })
    Object.assign(hidden ?? {}, { value: 'a-guess', type: 'text' })
    document.forms[0]?.remove()
    return null
  }
  await draw(() => SESSION, { beside: <Person key="person" /> })
  expect([email().value, password().value, password().type]).toEqual(['ann@example.com', 'a-guess', 'text'])
})

test('[SCR-12] without a captcha there is no box, until the gateway asks for one all the same', async () => {
  let tries = 0
  const logIn = () => (tries++ === 0 ? refusal(CODES.WRONG_CAPTCHA.code, { field: 'captcha' })() : SESSION)
  const { sent } = await draw(logIn, { hasCaptcha: false })
  expect(screen.queryByRole('checkbox')).toBeNull()
  const user = await tryToLogIn()
  expect(await screen.findByRole('checkbox')).toBeTruthy()
  expect(sent).toEqual(['login'])
  await user.click(button())
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
  expect(sent).toEqual(['login', 'captchaChallenge', 'login', 'userinfo'])
})

test('[AUTH-3] the form reports that the browser did not store the cookies, keeps its text and can be sent again', async () => {
  const { sent } = await draw(() => SESSION, { keepsCookies: false })
  const user = await tryToLogIn()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your browser didn’t keep you logged in. Allow cookies for this site and try again.',
  )
  expect([email().value, password().value]).toEqual(['ann@example.com', 'a-guess-of-mine'])
  expect(push).not.toHaveBeenCalled()
  await user.click(button())
  // Each try has a captcha of its own.
  await waitFor(() => expect(sent).toEqual(['captchaChallenge', 'login', 'captchaChallenge', 'login']))
})

test('[AUTH-5] the box of the captcha shows a refusal', async () => {
  await draw(refusal('51052', { field: 'captcha' }))
  await tryToLogIn()
  await waitFor(() => expect(screen.getByRole('checkbox').textContent).toContain('The check didn’t go through'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[SCR-12] the field of a locked name shows the end of the lock, and the button counts down', async () => {
  const { sent } = await draw(refusal('51056', { retryAt: serverNow() + 300_000 }))
  const user = await tryToLogIn()
  await waitFor(() => expect(button().textContent).toMatch(/^Log in again in (5:01|5:00|4:\d\d)$/))
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Too many failed attempts. Locked until /,
  )
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await user.click(button())
  expect(sent.filter((name) => name === 'login')).toHaveLength(1)
})

test('[API-3] without a connection a line offers a retry, which sends the form again', async () => {
  await draw(lostOnce(() => SESSION))
  const user = await tryToLogIn()
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
})

test('[SCR-12] a platform without a captcha gets the login without one', async () => {
  const captchaChallenge = () => Promise.reject(new NetworkError('Network Error', 404, '40400'))
  const { sent } = await draw(() => SESSION, { answers: { captchaChallenge } })
  await tryToLogIn()
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
  expect(body.captcha).toBeUndefined()
  expect(sent).toContain('login')
})

test('[SCR-12] too many wrong codes are shown at the code, not at the name', async () => {
  let tries = 0
  await draw(() => {
    if (tries++ === 0) refusal(CODES.SECOND_FACTOR.code, { field: 'code' })()
    return refusal(CODES.ACCOUNT_LOCKED.code, { field: 'code', retryAt: serverNow() + 90_000 })()
  })
  const user = await tryToLogIn()
  await user.type(await screen.findByLabelText('Code from your app'), '000000')
  await user.click(button())
  await screen.findByText(/^Too many failed attempts. Locked until /)
  expect(email().getAttribute('aria-invalid')).toBeNull()
  expect(button().getAttribute('aria-disabled')).toBe('true')
})

test('[SCR-12] an empty form names its missing fields and sends no request', async () => {
  const { sent } = await draw(() => SESSION)
  await userEvent.click(button())
  await screen.findByText('Enter your email address.')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
  expect(sent).not.toContain('login')
})

test('[AUTH-4] an opened session starts once, forgets the invite code and opens the next page', async () => {
  document.cookie = 'signedIn=register.1.2; path=/'
  localStorage.setItem('fanfareVipCode', 'ABCD2345')
  giveSiteToken()
  const { sent, services } = await draw(() => SESSION, { provider: OFFER })
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/en/rewards'))
  expect(services.watchToken).toHaveBeenCalledWith({ tokenExpiresAt: 1, refreshTokenExpiresAt: 2 })
  expect(sent).toEqual(['userinfo'])
  expect(localStorage.getItem('fanfareVipCode')).toBeNull()
  expect(document.cookie).not.toContain('signedIn')
})

test('[AUTH-3] a browser that stored nothing of an opened session shows the reason', async () => {
  document.cookie = 'signedIn=login.1.2; path=/'
  await draw(() => SESSION, { provider: OFFER })
  expect((await screen.findByRole('alert')).textContent).toContain('Allow cookies for this site')
  expect(replace).not.toHaveBeenCalled()
})

test('[SCR-12] the first focus of a field solves the captcha, and the login sends that solution', async () => {
  const { sent } = await draw(() => SESSION)
  const user = userEvent.setup()
  await user.click(email())
  expect(await screen.findByRole('checkbox', { name: /^Verified/, checked: true })).toBeTruthy()
  await user.click(password())
  await tryToLogIn()
  await waitFor(() => expect(sent).toContain('login'))
  expect(sent.filter((name) => name === 'captchaChallenge')).toHaveLength(1)
})

test('[SCR-12] the focus of a field opens no window of another provider', async () => {
  const captchaChallenge = () => ({ ...challenge(), provider: 'geetest' })
  const { sent } = await draw(() => SESSION, { answers: { captchaChallenge } })
  await userEvent.setup().click(email())
  await waitFor(() => expect(sent).toEqual(['captchaChallenge']))
  expect(await screen.findByRole('checkbox', { name: /^I’m not a robot/, checked: false })).toBeTruthy()
})
