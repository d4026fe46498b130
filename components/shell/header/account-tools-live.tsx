import { useAuth } from '#components/providers/auth-context.ts'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { AccountTools } from './account-tools.tsx'
import styles from './account-tools.module.css'

// Loaded from here, so that the first load of a page does not have to name its files.
const AgentEntry = lazyWithRetry(async () => (await import('./agent-entry.tsx')).AgentEntry)
const MessageBell = lazyWithRetry(async () => (await import('./message-bell.tsx')).MessageBell)

export function AccountToolsLive() {
  const { user, isLogin, logOut } = useAuth()
  // A logged-in user can log out even when their name cannot be read.
  return (
    <>
      {isLogin && <AgentEntry.Part />}
      {isLogin && (
        <span className={styles.bell}>
          <MessageBell.Part />
        </span>
      )}
      <AccountTools user={isLogin ? (user ?? {}) : null} onLogout={logOut} />
    </>
  )
}
