/**
 * Every code of the envelope with the HTTP status of its answer (contract §1, spec §8).
 * A business result is HTTP 200 with its code; a protocol fault has a 4xx status and a code.
 */
export const CODES = {
  SUCCESS: { code: '00000', status: 200 },
  AGENT_SUCCESS: { code: '0', status: 200 },
  LOGGED_OUT: { code: '00004', status: 200 },
  SESSION_ENDED: { code: '434', status: 200 },
  LOGIN_NEEDED: { code: '600', status: 200 },
  TIP: { code: '51020', status: 200 },
  RISK_TIP: { code: '51021', status: 200 },
  TOO_FREQUENT: { code: '51023', status: 200 },
  MULTIPLE_ACCOUNTS: { code: '51040', status: 200 },
  AIRDROP: { code: '51070', status: 200 },
  LIMIT: { code: '51071', status: 200 },
  NOT_FOUND: { code: '51001', status: 200 },
  NOT_STARTED: { code: '51002', status: 200 },
  ENDED: { code: '51003', status: 200 },
  NOT_ELIGIBLE: { code: '51004', status: 200 },
  REGION_REFUSED: { code: '51005', status: 200 },
  IDENTITY_NEEDED: { code: '51006', status: 200 },
  TASK_NOT_COMPLETED: { code: '51011', status: 200 },
  CLAIM_DEADLINE_PASSED: { code: '51013', status: 200 },
  SOLD_OUT: { code: '51014', status: 200 },
  NO_DRAWS_LEFT: { code: '51015', status: 200 },
  JOIN_FIRST: { code: '51016', status: 200 },
  IDEMPOTENCY_CONFLICT: { code: '51024', status: 200 },
  NOT_PERMITTED: { code: '51030', status: 200 },
  WRONG_CREDENTIALS: { code: '51050', status: 200 },
  ACCOUNT_EXISTS: { code: '51051', status: 200 },
  WRONG_CAPTCHA: { code: '51052', status: 200 },
  UNKNOWN_INVITE_CODE: { code: '51053', status: 200 },
  ALREADY_BOUND: { code: '51054', status: 200 },
  WEAK_PASSWORD: { code: '51055', status: 200 },
  ACCOUNT_LOCKED: { code: '51056', status: 200 },
  SECOND_FACTOR: { code: '51057', status: 200 },
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

const NAMES = new Map<string, CodeName>(
  (Object.entries(CODES) as [CodeName, { code: string }][]).map(([name, { code }]) => [code, name]),
)

/** The name of a code as the platform sends it, or undefined for a code this version does not know. */
export const codeName = (code: string) => NAMES.get(code)
