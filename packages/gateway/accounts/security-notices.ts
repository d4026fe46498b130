import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Client } from '#gateway/accounts/db/tokens.ts'
import type { User } from '#gateway/accounts/db/users.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { queueMail, type MailKind } from '#gateway/mails/queue-mail.ts'
import { clientParam } from '#gateway/messages/message-texts.ts'

type Noticed = Pick<User, 'userId' | 'loginName' | 'email' | 'languageType'>

/** Tells the user by message and mail that the password has changed, in the transaction of the change. */
export async function noticeOfChange(gateway: GatewayContext, tx: Db, user: Noticed) {
  const { userId, email, languageType } = user
  const at = gateway.clock.now()
  await appendLog(tx, [{ topic: 'account.password_changed', userId, payload: {} }], at)
  if (email !== null) await queueMail(gateway, tx, { kind: 'password_changed', userId, to: email, languageType, at })
}

/** The mail of each change of a second factor. For a sign-in with a recovery code, there is only the message. */
const FACTOR_MAILS = {
  ON: 'factor_on',
  OFF: 'factor_off',
  PROPOSED: 'factor_removal',
  REMOVED: 'factor_removed',
} as const satisfies Record<string, MailKind>

/**
 * Tells the user by message and mail that the second factor is on, off, removed by support, or proposed for that, in the transaction of
 * the change.
 */
export async function noticeOfFactor(
  gateway: GatewayContext,
  tx: Db,
  { userId, email, languageType }: Pick<Noticed, 'userId' | 'email' | 'languageType'>,
  state: keyof typeof FACTOR_MAILS,
) {
  const at = gateway.clock.now()
  await appendLog(tx, [{ topic: 'user.factor_changed', userId, payload: { state } }], at)
  if (email !== null) await queueMail(gateway, tx, { kind: FACTOR_MAILS[state], userId, to: email, languageType, at })
}

/** Demonstration accounts have published passwords, so logins from new devices are expected. */
const isPublished = ({ config }: GatewayContext, loginName: string) =>
  config.seed === 'demo' && DEMO_LOGINS.some((demo) => demo.loginName === loginName)

/** Tells the user of a login from a device that is not remembered, in the transaction of the login. */
export async function noticeOfLogin(gateway: GatewayContext, tx: Db, user: Noticed, client: Client) {
  const { userId, loginName, email, languageType } = user
  if (isPublished(gateway, loginName)) return
  const at = gateway.clock.now()
  await appendLog(tx, [{ topic: 'account.new_login', userId, payload: { ...client } }], at)
  if (email === null) return
  await queueMail(gateway, tx, {
    kind: 'new_login',
    userId,
    to: email,
    languageType,
    at,
    client: clientParam(client),
  })
}
