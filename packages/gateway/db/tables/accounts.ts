import type { Instant } from './columns.ts'

/** One row per person; `loginName` is the e-mail in lower case, or `+{areaCode}{mobile}` (contract §3). */
export interface UsersTable {
  userId: string
  loginName: string
  email: string | null
  areaCode: string | null
  mobile: string | null
  /** Null: the account signs in at the provider of the exchange alone. */
  passwordHash: string | null
  languageType: number
  /** My own invite code, and the one I registered with. */
  vipCode: string
  invitedByCode: string | null
  inviterId: string | null
  agentId: string | null
  agentLevel: string | null
  createdAt: Instant
}
/** The person behind an account, at the provider of the exchange. */
export interface PlayerIdentitiesTable {
  userId: string
  issuer: string
  /** `sub` */
  subject: string
  createdAt: Instant
}
/** A family is one login; rotation happens inside it, reuse of an old refresh token ends it (contract §3). */
export interface TokenFamiliesTable {
  familyId: string
  userId: string
  createdAt: Instant
  endedAt: Instant | null
  endReason: 'LOGOUT' | 'REUSE' | 'PASSWORD' | 'OPERATOR' | null
}
export interface TokensTable {
  /** SHA-256 in hex; the token itself is never stored. */
  tokenHash: string
  familyId: string
  kind: 'access' | 'session' | 'refresh'
  expiresAt: Instant
  /** refresh only: when it was exchanged; within 10 s it gives the same successor. */
  usedAt: Instant | null
  createdAt: Instant
}
export interface SecretsTable {
  name: string
  value: string
}
/** Wrong passwords by account and by address, for the lock of code 51056. */
export interface LoginAttemptsTable {
  key: string
  failures: number
  firstAt: Instant
  lockedUntil: Instant | null
}
export interface RememberedDevicesTable {
  /** SHA-256 of the cookie, hex. */
  tokenHash: string
  userId: string
  createdAt: Instant
}
export interface SpentChallengesTable {
  challenge: string
  expiresAt: Instant
}
export interface SignatureNoncesTable {
  timestamp: Instant
  vs: string
  rememberUntil: Instant
}

export interface AccountsTables {
  users: UsersTable
  playerIdentities: PlayerIdentitiesTable
  tokenFamilies: TokenFamiliesTable
  tokens: TokensTable
  secrets: SecretsTable
  loginAttempts: LoginAttemptsTable
  rememberedDevices: RememberedDevicesTable
  spentChallenges: SpentChallengesTable
  signatureNonces: SignatureNoncesTable
}
