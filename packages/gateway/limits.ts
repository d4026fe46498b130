import type { Rate } from '@fanfare/kernel/net/token-buckets.ts'

const MINUTE_MS = 60_000

/** Largest request body, in bytes (contract §1). */
export const BODY_LIMITS = { call: 64 * 1024, ops: 1024 * 1024, picture: 7 * 1024 * 1024 } as const

/**
 * All rates (`npm run docs -- limits` prints them). An address is an IPv4 address or the /64 of an IPv6 one,
 * an account is a signed-in user. Some calls have a bucket of their own besides the two common ones.
 * @assumed the figures
 */
export const RATES = {
  /** Every request of an address. */
  address: { burst: 1200, perMinute: 2400 },
  /** Every signed-in call of an account. */
  account: { burst: 600, perMinute: 1200 },
  /** Every call of `/ops/**` of an address. */
  ops: { burst: 600, perMinute: 6000 },
  /** One call of one address, by the call's name. */
  callByAddress: {
    login: { burst: 30, perMinute: 30 },
    register: { burst: 20, perMinute: 10 },
    playerSignIn: { burst: 60, perMinute: 30 },
    refreshToken: { burst: 120, perMinute: 60 },
    forgotPassword: { burst: 10, perMinute: 5 },
    resetPassword: { burst: 20, perMinute: 10 },
    captchaChallenge: { burst: 60, perMinute: 60 },
    visit: { burst: 60, perMinute: 30 },
    inviteCodeState: { burst: 60, perMinute: 30 },
    recordEvents: { burst: 120, perMinute: 60 },
  },
  /** One call of one account, by the call's name. */
  callByAccount: {
    changePassword: { burst: 10, perMinute: 5 },
    endSessions: { burst: 60, perMinute: 30 },
    obtainReward: { burst: 300, perMinute: 120 },
    apply: { burst: 300, perMinute: 120 },
    lotteryDraw: { burst: 300, perMinute: 120 },
    kolBind: { burst: 20, perMinute: 10 },
    rebateExport: { burst: 6, perMinute: 6 },
    referralExport: { burst: 6, perMinute: 6 },
    performanceExport: { burst: 6, perMinute: 6 },
    applyAsAgent: { burst: 10, perMinute: 5 },
    createAgentCode: { burst: 60, perMinute: 30 },
    saveAgentCode: { burst: 60, perMinute: 60 },
    orderAgentCodes: { burst: 60, perMinute: 60 },
    // Another one every eight hours.
    userExport: { burst: 3, perMinute: 1 / 480 },
  },
} as const satisfies {
  address: Rate
  account: Rate
  ops: Rate
  callByAddress: Record<string, Rate>
  callByAccount: Record<string, Rate>
}

const PASSWORD_LOCK = {
  failures: 5,
  withinMs: 24 * 60 * MINUTE_MS,
  lockMs: MINUTE_MS,
  longestMs: 5 * MINUTE_MS,
} as const

/**
 * Wrong passwords within `withinMs` until a lock (51056) of `lockMs`, which each further one doubles up to `longestMs`. Devices that have logged in
 * to the account before have a count of their own (`device`), so that nobody can lock them out; all others share that of the account. Per day an
 * account takes about 300 wrong passwords from strangers at any number of addresses, and as many from each of its devices.
 */
export const LOGIN_LOCK = {
  account: PASSWORD_LOCK,
  device: PASSWORD_LOCK,
  /** Wrong codes of the second factor, in the place of `account` or `device`: at most 5 in 15 minutes, and 100 in a day. */
  code: { failures: 5, withinMs: 24 * 60 * MINUTE_MS, lockMs: 15 * MINUTE_MS, longestMs: 15 * MINUTE_MS },
  address: { failures: 25, withinMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS, longestMs: 15 * MINUTE_MS },
} as const

/**
 * Links to reset a password of one name within `withinMs` until a wait (51023), whether an account has the name or not. The newest link
 * outlives the wait, so that no stranger can keep the owner from having one.
 */
export const RESET_LIMIT = {
  failures: 3,
  withinMs: 60 * MINUTE_MS,
  lockMs: 15 * MINUTE_MS,
  longestMs: 15 * MINUTE_MS,
} as const

/** How long a device is remembered after its last login. */
export const DEVICE_MS = 365 * 86_400_000

/** How many passwords are hashed at once, and how many may wait (reliability D-20). */
export const PASSWORD_QUEUE = { concurrency: 2, maxWaiting: 128 } as const

/** Large inputs of the staff: how many are worked on at once, and how many may wait, of all callers and of one. */
export const LARGE_INPUTS = {
  concurrency: 2,
  maxWaiting: 32,
  ofCaller: { concurrency: 1, maxWaiting: 16 },
} as const

/** Bytes of a body up to which a call of the staff waits for no other; its texts are judged by `WORKS`. */
export const SMALL_BODY = 8_192

/**
 * Works on texts of the staff. One with more than `mostMarksHere` (`countMarks`) runs in a thread: a mark takes 10 µs, so others wait 5 ms at most.
 * `cpuMs` is a multiple of what the largest file takes.
 */
export const WORKS = { mostMarksHere: 512, cpuMs: 4_000 } as const

/** Depth and number of keys of a body or a query (reliability D-23). `batch`: of the platform, 1,000 events or 5,000 payments. */
export const INPUT_LIMITS = { depth: 16, keys: { call: 1_000, ops: 15_000, batch: 50_000 } } as const

/** Timeouts of a request, ms (reliability D-23), checked every `checkMs`: Node's default of 30 s would make 10 s up to 40. */
export const TIME_LIMITS = { requestMs: 10_000, headersMs: 10_000, keepAliveMs: 65_000, checkMs: 1_000 } as const
/** From the first to the last byte of a file, ms: a client that reads slower than this is cut off. */
export const FILE_MS = 600_000
export const CONNECTIONS_MAXIMUM = 10_000
export const PATH_PARAMETER_MAXIMUM = 128

/**
 * Limits of the sockets (contract §11). `mostFrames` counts one second; `waitingFrames` are received and not processed yet. `bufferedBytes`: what a
 * client may leave unread. The two numbers of sockets are per instance.
 * @assumed the last six
 */
export const SOCKET_LIMITS = {
  frameBytes: 4096,
  pingMs: 20_000,
  silenceMs: 45_000,
  authMs: 5_000,
  subscriptions: 20,
  mostFrames: 20,
  replayed: 500,
  malformedFrames: 5,
  waitingFrames: 40,
  bufferedBytes: 256 * 1024,
  socketsOfAddress: 500,
  sockets: 8_000,
  closeMs: 2_000,
} as const
export type SocketLimits = { [Name in keyof typeof SOCKET_LIMITS]: number }
