import type { Kysely } from 'kysely'
import { isolateRule, withSavepoint } from '../audit/isolate-rule.ts'
import { readConsistently } from '../db/read-consistently.ts'
import type { Db } from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import { readAnchor, type AnchorSummary } from './anchor-file.ts'
import { checkBeginning, checkLink, linkOf, sealsAfter, type Link, type SealHead } from './check-chain.ts'
import { checkOrigin, createAnchorCheck } from './check-anchor.ts'
import { checkRows } from './check-rows.ts'
import { databaseId } from './create-seal.ts'
import { keyOf, violationOf, type SealViolation } from './finding.ts'
import { STREAM_NAMES, type StreamName } from './db/seal-streams.ts'

interface Verification {
  violations: SealViolation[]
  /** Limits of the check that are not violations: there is no anchor, or it ends early. */
  notices: string[]
  seals: number
  rows: number
}

/** Findings that are named: an emptied table would name each of its seals. */
const NAMED_FINDINGS = 1_000
/** An anchor this much older than the last seal is no longer written, ms. */
const BEHIND_MS = 60_000

/**
 * Checks every seal: the chain, each row against its leaf, and the anchor outside the database. One seal is in memory at a
 * time. The anchor is read first, so every seal in it is already committed. A transaction is used as it is.
 */
export async function verifySeals(
  db: Kysely<Database>,
  { anchorFile, timeoutMs }: { anchorFile: string | null; timeoutMs?: number },
): Promise<Verification> {
  const database = await databaseId(db).catch(() => null)
  if (database === null) return { violations: [WITHOUT_ORIGIN], notices: [], seals: 0, rows: 0 }
  const anchor = await readAnchor(anchorFile, database)
  const verify = (tx: Db) => verifyIn(tx, { database, anchor, anchorFile })
  return db.isTransaction ? verify(db) : readConsistently(db, verify, timeoutMs)
}

async function verifyIn(
  tx: Db,
  { database, anchor, anchorFile }: { database: string; anchor: AnchorSummary; anchorFile: string | null },
) {
  const total: Verification = { violations: [], notices: noticesOf(anchorFile, anchor), seals: 0, rows: 0 }
  for (const stream of STREAM_NAMES) {
    const anchored = createAnchorCheck(tx, anchorFile, { database, stream, summary: anchor })
    const first = { seq: 0, until: 0, hash: database }
    const { findings, unfinished } = await isolateRule(
      () =>
        withSavepoint(tx, async () => {
          await verifyStream(tx, { stream, first, anchored, anchor, total })
          return []
        }),
      ({ detail, activityIds }) => violationOf('seals form a chain', `seals of ${stream}`, detail, activityIds),
    )
    total.violations.push(...findings)
    if (unfinished !== null)
      total.violations.push(
        violationOf('seals form a chain', `seals of ${stream}`, `were not all read (${unfinished})`),
      )
  }
  const whole = [...checkOrigin(anchor, total.seals > 0), ...(await checkBeginning(tx))]
  total.violations.push(...whole.filter((found) => !anchor.accepted.has(keyOf(found))))
  return total
}

const WITHOUT_ORIGIN = violationOf(
  'seals form a chain',
  'the id of the database',
  'is missing, so that no seal can be compared with the anchor',
)

async function verifyStream(
  tx: Db,
  {
    stream,
    first,
    anchored,
    anchor,
    total,
  }: {
    stream: StreamName
    first: Link
    anchored: ReturnType<typeof createAnchorCheck>
    anchor: AnchorSummary
    total: Verification
  },
) {
  let unnamed = 0
  const report = (found: readonly SealViolation[]) => {
    for (const violation of found) {
      if (anchor.accepted.has(keyOf(violation))) continue
      if (total.violations.length < NAMED_FINDINGS) total.violations.push(violation)
      else unnamed += 1
    }
  }
  let before = first
  let last: SealHead | undefined
  for await (const seal of sealsAfter(tx, stream, 0)) {
    report(checkLink(seal, before))
    report(await checkRows(tx, seal))
    report(await anchored.check(seal))
    before = linkOf(seal)
    last = seal
    total.seals += 1
    total.rows += seal.rowCount
  }
  report(await anchored.finish())
  if (unnamed > 0) total.violations.push(violationOf('sealed row is unchanged', stream, `${unnamed} more findings`))
  total.notices.push(...behindNotice(stream, anchor, last))
}

function noticesOf(file: string | null, { exists, foreign, unreadable, last, acceptedAt }: AnchorSummary) {
  const notices: string[] = []
  if (!exists)
    notices.push(`There is no anchor in ${file ?? 'DATA_DIR'}: seals that were all replaced are not noticed.`)
  else if (last.size === 0 && acceptedAt === 0 && foreign === 0)
    notices.push(`The anchor ${file} is empty: seals that were all replaced are not noticed.`)
  if (unreadable.length > 0) {
    const shown = unreadable.slice(0, 10).join(', ')
    notices.push(`The anchor ${file} has lines that cannot be read (a crash can cut one): ${shown}.`)
  }
  return notices
}

function behindNotice(stream: StreamName, { last }: AnchorSummary, head: SealHead | undefined) {
  const anchored = last.get(stream)
  if (anchored === undefined || head === undefined || head.seq <= anchored.seq) return []
  if (head.sealedAt - anchored.at < BEHIND_MS) return []
  return [`The anchor ends with ${stream} seal ${anchored.seq}; the database has seals up to ${head.seq}.`]
}
