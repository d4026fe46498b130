/* @__NO_SIDE_EFFECTS__ */
const business = <const Code extends string>(code: Code) => ({ code, status: 200 }) as const

/**
 * Every code of the envelope with the HTTP status of its answer (contract §1, spec §8).
 * A business result is HTTP 200 with its code; a protocol fault has a 4xx status and a code.
 */
export const CODES = {
  SUCCESS: business('00000'),
  AGENT_SUCCESS: business('0'),
  LOGGED_OUT: business('00004'),
  SESSION_ENDED: business('434'),
  LOGIN_NEEDED: business('600'),
  TIP: business('51020'),
  RISK_TIP: business('51021'),
  TOO_FREQUENT: business('51023'),
  MULTIPLE_ACCOUNTS: business('51040'),
  AIRDROP: business('51070'),
  LIMIT: business('51071'),
  NOT_FOUND: business('51001'),
  NOT_STARTED: business('51002'),
  ENDED: business('51003'),
  NOT_ELIGIBLE: business('51004'),
  REGION_REFUSED: business('51005'),
  IDENTITY_NEEDED: business('51006'),
  TASK_NOT_COMPLETED: business('51011'),
  CLAIM_DEADLINE_PASSED: business('51013'),
  SOLD_OUT: business('51014'),
  NO_DRAWS_LEFT: business('51015'),
  JOIN_FIRST: business('51016'),
  IDEMPOTENCY_CONFLICT: business('51024'),
  NOT_PERMITTED: business('51030'),
  WRONG_CREDENTIALS: business('51050'),
  ACCOUNT_EXISTS: business('51051'),
  WRONG_CAPTCHA: business('51052'),
  UNKNOWN_INVITE_CODE: business('51053'),
  ALREADY_BOUND: business('51054'),
  WEAK_PASSWORD: business('51055'),
  ACCOUNT_LOCKED: business('51056'),
  SECOND_FACTOR: business('51057'),
  MALFORMED: { code: '40000', status: 400 },
  BAD_SIGNATURE: { code: '40001', status: 401 },
  BAD_TIMESTAMP: { code: '40002', status: 401 },
  NO_SUCH_PATH: { code: '40400', status: 404 },
  WRONG_METHOD: { code: '40500', status: 405 },
  BODY_TOO_LARGE: { code: '41300', status: 413 },
  FAULT: { code: '50000', status: 500 },
  NOT_READY: { code: '50300', status: 503 },
} as const satisfies Record<string, { code: string; status: number }>

export type CodeName = keyof typeof CODES

/** The codes that say that a session is over, or never was (spec §8): 600, 00004 and 434. Any other says nothing about it. */
export const ENDS_SESSION: ReadonlySet<string> = new Set([
  CODES.LOGIN_NEEDED.code,
  CODES.LOGGED_OUT.code,
  CODES.SESSION_ENDED.code,
])

const NAMES = new Map<string, CodeName>(
  (Object.entries(CODES) as [CodeName, { code: string }][]).map(([name, { code }]) => [code, name]),
)

/** The name of a code as the platform sends it, or undefined for a code this version does not know. */
export const codeName = (code: string) => NAMES.get(code)
