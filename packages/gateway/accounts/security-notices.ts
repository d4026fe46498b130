import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Client } from '#gateway/accounts/db/tokens.ts'
import type { User } from '#gateway/accounts/db/users.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { queueMail, type MailKind } from '#gateway/mails/queue-mail.ts'
import { clientParam } from '#gateway/messages/message-texts.ts'

type Noticed = Pick<User, 'userId' | 'email' | 'languageType'>

/** Tells the user by message and mail, in the transaction of the change. */
async function notify(
  gateway: GatewayContext,
  tx: Db,
  { userId, email, languageType }: Noticed,
  { topic, payload, ...mail }: Pick<NewLogEntry, 'topic' | 'payload'> & { kind: MailKind; client?: string },
) {
  const at = gateway.clock.now()
  await appendLog(tx, [{ topic, userId, payload }], at)
  if (email !== null) await queueMail(gateway, tx, { ...mail, userId, to: email, languageType, at })
}

export const noticeOfChange = (gateway: GatewayContext, tx: Db, user: Noticed) =>
  notify(gateway, tx, user, { topic: 'account.password_changed', payload: {}, kind: 'password_changed' })

/** The mail of each change of a second factor. For a sign-in with a recovery code, there is only the message. */
const FACTOR_MAILS = {
  ON: 'factor_on',
  OFF: 'factor_off',
  PROPOSED: 'factor_removal',
  REMOVED: 'factor_removed',
} as const satisfies Record<string, MailKind>

/** The second factor is on, off, removed by support, or proposed for that. */
export const noticeOfFactor = (gateway: GatewayContext, tx: Db, user: Noticed, state: keyof typeof FACTOR_MAILS) =>
  notify(gateway, tx, user, { topic: 'user.factor_changed', payload: { state }, kind: FACTOR_MAILS[state] })

/** Demonstration accounts have published passwords, so logins from new devices are expected. */
const isPublished = ({ config }: GatewayContext, loginName: string) =>
  config.seed === 'demo' && DEMO_LOGINS.some((demo) => demo.loginName === loginName)

/** A login from a device that is not remembered. */
export async function noticeOfLogin(gateway: GatewayContext, tx: Db, user: User, client: Client) {
  if (isPublished(gateway, user.loginName)) return
  const mail = { kind: 'new_login' as const, client: clientParam(client) }
  await notify(gateway, tx, user, { topic: 'account.new_login', payload: { ...client }, ...mail })
}
