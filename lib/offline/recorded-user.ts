import { PERSIST_RECORD } from '../session/recorded-login.ts'

/** The user of the persisted store; null without a login, and where storage is forbidden or holds anything else. */
export function recordedUserId(): string | null {
  try {
    const { userInfo } = JSON.parse(localStorage.getItem(PERSIST_RECORD) ?? '{}') as { userInfo?: string }
    const { isLogin, userId } = JSON.parse(userInfo ?? '{}') as { isLogin?: unknown; userId?: unknown }
    return isLogin === true && typeof userId === 'string' ? userId : null
  } catch {
    return null
  }
}
