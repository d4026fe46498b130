import { randomBytes } from 'node:crypto'
import { signatureHeaders, targetOf } from '@fanfare/gateway/testing/signed-request.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Envelope } from '@fanfare/contract/envelope.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'

/** A signed call through the front, as the site's own client makes it. */
async function call<Call extends CallDefinition>(url: string, definition: Call, input: CallInput<Call>) {
  const { method } = definition
  const target = targetOf(definition, {})
  const body = JSON.stringify((input as { body?: unknown }).body)
  const signature = signatureHeaders({ method, target, body }, { now: Date.now(), key: DEVELOPMENT_SIGN_KEY })
  const headers = { ...signature, 'content-type': 'application/json' }
  const response = await fetch(`${url}${target}`, { method, body, headers })
  return (await response.json()) as Envelope & { data: CallData<Call> }
}

export type Person = { email: string; password: string }

export async function registerPerson(url: string): Promise<Person> {
  const person = { email: `${randomBytes(6).toString('hex')}@example.test`, password: 'a quiet harbour at dawn' }
  const answer = await call(url, register, { body: { ...person, languageType: 1, termsAccepted: true } })
  if (answer.code !== '00000') throw new Error(`Registration answered ${JSON.stringify(answer)}`)
  return person
}

/** The code of a login: `00000` when the account exists. */
export async function logInCode(url: string, { email, password }: Person): Promise<string> {
  const answer = await call(url, login, { body: { loginName: email, password } })
  return answer.code
}
