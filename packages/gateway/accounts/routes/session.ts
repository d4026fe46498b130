import { findUser } from '#gateway/accounts/db/users.ts'
import { changeOwnPassword, sendResetLink, setPasswordByLink } from '#gateway/accounts/change-password.ts'
import { makeChallenge } from '#gateway/accounts/captcha.ts'
import { deleteOwnAccount, readDeletion } from '#gateway/accounts/delete-user.ts'
import { clientOf, endOwnSessions, endSession, listSessions } from '#gateway/accounts/user-sessions.ts'
import { exportUser } from '#gateway/accounts/export-user.ts'
import { logIn } from '#gateway/accounts/log-in.ts'
import { refreshSession } from '#gateway/accounts/refresh-session.ts'
import { registerUser } from '#gateway/accounts/register-user.ts'
import { readSecondFactor, startFactor, turnFactorOff, turnFactorOn } from '#gateway/accounts/second-factor.ts'
import { answerSession, sourceOf } from '#gateway/accounts/session-cookies.ts'
import { readUserInfo } from '#gateway/accounts/user-info.ts'
import { bind, bindCsv } from '#gateway/route.ts'
import { captchaChallenge, login } from '@fanfare/contract/session/login.ts'
import { changePassword, forgotPassword, resetPassword } from '@fanfare/contract/session/password.ts'
import { logout, refreshToken } from '@fanfare/contract/session/session.ts'
import { register } from '@fanfare/contract/session/register.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
} from '@fanfare/contract/session/second-factor.ts'
import { deleteUser, endSessions, userDeletion, userExport, userSessions } from '@fanfare/contract/session/account.ts'
import { userinfo, userVipCode } from '@fanfare/contract/session/userinfo.ts'

export const sessionRoutes = [
  bind(captchaChallenge, makeChallenge),
  bind(register, async ({ body }, context) => {
    const source = { ...sourceOf(context), client: clientOf(context) }
    return answerSession(context, await registerUser(context.gateway, body, source))
  }),
  bind(login, logIn),
  bind(refreshToken, refreshSession),
  // The access token may have expired before the session that it belongs to (contract §3).
  bind(logout, endSession, { sessionCookie: true }),
  bind(changePassword, changeOwnPassword),
  bind(forgotPassword, sendResetLink),
  bind(resetPassword, setPasswordByLink),
  bind(userSessions, listSessions),
  bind(endSessions, endOwnSessions),
  bind(userinfo, readUserInfo),
  bind(secondFactor, readSecondFactor),
  bind(beginSecondFactor, startFactor),
  bind(confirmSecondFactor, turnFactorOn),
  bind(endSecondFactor, turnFactorOff),
  bindCsv(userExport, exportUser),
  bind(userDeletion, readDeletion),
  bind(deleteUser, deleteOwnAccount),
  bind(userVipCode, async (_request, { gateway, caller }) => {
    const user = await findUser(gateway.db, caller.userId)
    return { vipCode: user?.vipCode ?? null }
  }),
]
