import { randomBytes } from 'node:crypto'
import { login } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { ask } from '#tests/faults/support/wire.ts'

export type Person = { email: string; password: string }

const post = (url: string, { path }: { path: string }, body: object) => ask(url, { method: 'POST', target: path, body })

export async function registerPerson(url: string): Promise<Person> {
  const person = { email: `${randomBytes(6).toString('hex')}@example.test`, password: 'a quiet harbour at dawn' }
  const answer = await post(url, register, { ...person, languageType: 1, termsAccepted: true })
  if (answer.code !== '00000') throw new Error(`Registration answered ${JSON.stringify(answer)}`)
  return person
}

/** The code of a login: `00000` when the account exists. */
export async function logInCode(url: string, { email, password }: Person): Promise<string> {
  return (await post(url, login, { loginName: email, password })).code
}
