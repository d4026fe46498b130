import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from './root.ts'

export type DemoAccount = { loginName: string; password: string; role: string; note: string }

export type SeededUser = {
  userId: string
  loginName: string
  password: string
  token: string
  activityId: string
  taskId: string
}

/** Functions of the gateway that commands call; loaded late, so that a start without them costs nothing. */
type Loadable = {
  'seed/demo-accounts.ts': { DEMO_ACCOUNTS: DemoAccount[] }
  /** Makes users who joined an activity and have a task to claim. */
  'seed/seed-users.ts': { seedUsers: (options: { databaseUrl: string; users: number }) => Promise<SeededUser[]> }
  /** Sends what completes the user's next task; resolves with a sentence that says what was sent. */
  'demo/send-events.ts': {
    sendEvents: (options: {
      databaseUrl: string
      gatewayOrigin: string
      opsSecret: string
      loginName: string
    }) => Promise<string>
  }
}

/** Null when this version of the gateway has no such file. */
export async function loadGateway<Path extends keyof Loadable>(path: Path): Promise<Loadable[Path] | null> {
  const file = inRoot('gateway', path)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Loadable[Path]) : null
}
