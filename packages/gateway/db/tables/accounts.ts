import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

export interface AccountsTables {
  /** One row per person; `loginName` is the e-mail in lower case, or `+{areaCode}{mobile}` (contract §3). */
  users: {
    userId: string
    loginName: string
    email: string | null
    areaCode: string | null
    mobile: string | null
    /** Null: the account signs in only at the exchange's provider. */
    passwordHash: string | null
    languageType: number
    /** The user's own invite code, and the one that they registered with. */
    vipCode: string
    invitedByCode: string | null
    inviterId: string | null
    agentId: string | null
    agentLevel: string | null
    createdAt: Instant
    /** When the user deleted the account: the row then has no name, and rewards are no longer reserved for it. */
    deletedAt: Generated<Instant | null>
  }
  /** The person behind an account, at the provider of the exchange. */
  playerIdentities: {
    userId: string
    issuer: string
    /** `sub` */
    subject: string
    createdAt: Instant
  }
  /** A family is one login; rotation happens inside it, reuse of an old refresh token ends it (contract §3). */
  tokenFamilies: {
    familyId: string
    userId: string
    createdAt: Instant
    endedAt: Instant | null
    endReason: 'LOGOUT' | 'REUSE' | 'PASSWORD' | 'OPERATOR' | 'USER' | 'DELETED' | 'PROVIDER' | null
    /** Of the login, as the user sees it; null when unknown. */
    browser: string | null
    system: string | null
    /** ISO 3166. */
    country: string | null
    /** `sid`: the session at the provider of the exchange that this login came from; null without one. */
    providerSession: string | null
  }
  tokens: {
    /** SHA-256 in hex; the token itself is never stored. */
    tokenHash: string
    familyId: string
    /** Of the family; null in a row that a version before 0078 wrote. */
    userId: string | null
    kind: 'access' | 'session' | 'refresh'
    expiresAt: Instant
    /** Of a refresh token: when it was exchanged; within 10 s it gives the same successor. */
    usedAt: Instant | null
    createdAt: Instant
  }
  /** The newest link by which a user can choose a new password. It works once. */
  passwordResets: {
    userId: string
    /** SHA-256, hex. */
    tokenHash: string
    expiresAt: Instant
  }
  secrets: {
    name: string
    value: string
  }
  /** Wrong passwords by account and by address, for the lock of code 51056. */
  loginAttempts: {
    key: string
    failures: number
    firstAt: Instant
    lockedUntil: Instant | null
  }
  rememberedDevices: {
    /** SHA-256 of the cookie, hex. */
    tokenHash: string
    userId: string
    createdAt: Instant
  }
  /** A user's authenticator app. */
  secondFactors: {
    userId: string
    encryptedSecret: string
    begunAt: Instant
    /** null until its first code was right; it counts from then on. */
    confirmedAt: Generated<Instant | null>
    /** The 30 s step of the app's clock whose code was used last. */
    lastStep: Generated<number>
  }
  recoveryCodes: {
    userId: string
    /** SHA-256, hex; a code has 80 random bits. */
    codeHash: string
    usedAt: Instant | null
  }
  spentChallenges: {
    challenge: string
    expiresAt: Instant
  }
  signatureNonces: {
    timestamp: Instant
    vs: string
    rememberUntil: Instant
  }
}
