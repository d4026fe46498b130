import { statSync } from 'node:fs'
import { unjudged } from '../audit/isolate-rule.ts'
import { isTransient } from '../db/database-gone.ts'
import type { GatewayContext } from '../context.ts'
import { appendAnchor, readAnchor, type AnchoredSeal, type AnchorSummary } from './anchor-file.ts'
import { checkBeginning, checkLink, linkOf, sealsAfter, type Link } from './check-chain.ts'
import { checkAnchored, checkOrigin, findSealHash } from './check-anchor.ts'
import { checkRows } from './check-rows.ts'
import { createSeal, databaseId, findHead } from './create-seal.ts'
import { keyOf, violationOf, type SealViolation } from './finding.ts'
import { STREAM_NAMES, type StreamName } from './db/seal-streams.ts'
import { repeat } from '../util/repeat.ts'

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'log'>

/** Rows that one check reads again: a small database at once, a large one within some hours. */
const ROWS_PER_CHECK = 20_000
/** Findings that one check names. */
const NAMED_FINDINGS = 100
/** Broken seals that each check reads again, in case they were repaired. */
const BROKEN_KEPT = 50

export type SealKeeper = ReturnType<typeof createSealKeeper>

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The last anchored seals of each stream: from the file, or from memory without one. */
function createAnchor({ db, clock, log }: Gateway, file: string | null) {
  let summary: AnchorSummary | null = null
  let size = -1
  /** Whether this process saw the database before its first seal; null when not known yet. */
  let isNew: boolean | null = null

  /** Reads the file again when another process has changed it, as `npm run audit -- --accept` does. */
  async function known(database: string) {
    if (summary === null || (file !== null && sizeOf(file) !== size)) {
      const inMemory = summary?.last
      summary = await readAnchor(file, database)
      size = file === null ? -1 : sizeOf(file)
      // The gateway keeps the anchored seals in memory when the file was deleted while it runs.
      if (!summary.exists && inMemory) summary = { ...summary, last: inMemory }
    }
    return summary
  }

  async function begin() {
    isNew ??= (await db.selectFrom('seals').select('seq').limit(1).executeTakeFirst()) === undefined
  }

  /** Empty once an operator has accepted it. */
  async function lost() {
    const { accepted } = await known(await databaseId(db))
    return (await checkBeginning(db)).filter((violation) => !accepted.has(keyOf(violation)))
  }

  async function check(): Promise<SealViolation[]> {
    await begin()
    const summary = await known(await databaseId(db))
    const { last } = summary
    const found = [...checkOrigin(summary, isNew === false), ...(await lost())]
    for (const anchored of last.values()) found.push(...checkAnchored(anchored, await findSealHash(db, anchored)))
    return found
  }

  /** Appends new seals, unless an anchored seal is missing or changed: the file is then the evidence. */
  async function write() {
    const database = await databaseId(db)
    const { last } = await known(database)
    const fresh: AnchoredSeal[] = []
    for (const stream of STREAM_NAMES) {
      const { seq, hash } = await findHead(db, stream)
      if (seq > 0 && last.get(stream)?.hash !== hash)
        fresh.push({ at: clock.machineNow(), database, stream, seq, hash })
    }
    if (fresh.length === 0 || (await check()).length > 0) return
    if (file !== null) await appendAnchor(file, fresh)
    for (const seal of fresh) log.info({ seal }, 'sealed')
    summary = {
      ...(await known(database)),
      last: new Map([...last, ...fresh.map((seal) => [seal.stream, seal] as const)]),
    }
    if (file !== null) size = sizeOf(file)
  }
  return { known, begin, lost, check, write }
}

/** Seals, anchors and checks for one running gateway; several can work on one database. */
export function createSealKeeper(gateway: Gateway, anchorFile: string | null) {
  const { db, clock } = gateway
  const anchor = createAnchor(gateway, anchorFile)
  const streams = STREAM_NAMES.map((stream) => createStreamCheck(gateway, stream))
  return {
    /** Seals all rows that are ready and anchors the last seals. `isStopping` ends a long backlog early. */
    seal: async (isStopping: () => boolean = () => false) => {
      await anchor.begin()
      // New seals would hide that all old ones were deleted.
      if ((await anchor.lost()).length > 0) return
      for (const stream of STREAM_NAMES) {
        let isMore = true
        while (isMore && !isStopping()) isMore = await createSeal(db, stream, clock.machineNow())
      }
      await anchor.write()
    },
    /** Checks the anchor, the chain of new seals, and the next part of all rows. */
    check: async () => {
      const database = await databaseId(db)
      const { accepted } = await anchor.known(database)
      const found = await anchor.check()
      for (const check of streams) found.push(...(await check(database)))
      const counted = found.filter((violation) => !accepted.has(keyOf(violation)))
      const rest = counted.length - NAMED_FINDINGS
      return rest > 0 ? [...counted.slice(0, NAMED_FINDINGS), summaryOf(rest)] : counted
    },
  }
}

const summaryOf = (rest: number) => violationOf('sealed row is unchanged', 'the rest', `${rest} more findings`)

/** Each call checks the new seals of a stream and the next part of all rows, which starts over at the end. */
function createStreamCheck({ db }: Gateway, stream: StreamName) {
  /** null when the next call checks the whole chain, because it is the first or because the chain was broken. */
  let chainEnd: Link | null = null
  let scrubbed: Link | null = null
  const broken = new Map<number, SealViolation[]>()

  async function checkChain(origin: Link) {
    const violations: SealViolation[] = []
    let before = chainEnd ?? origin
    for await (const seal of sealsAfter(db, stream, before.seq)) {
      violations.push(...checkLink(seal, before))
      before = linkOf(seal)
    }
    chainEnd = violations.length === 0 ? before : null
    return violations
  }

  async function scrub(origin: Link) {
    let rows = 0
    let before = scrubbed ?? origin
    scrubbed = null
    for await (const seal of sealsAfter(db, stream, before.seq)) {
      if (checkLink(seal, before).length > 0) chainEnd = null
      before = linkOf(seal)
      rows += seal.rowCount
      const found = await checkRows(db, seal)
      if (found.length > 0) broken.set(seal.seq, found)
      if (rows >= ROWS_PER_CHECK) {
        scrubbed = before
        return
      }
    }
  }

  async function checkBrokenAgain() {
    for (const seq of [...broken.keys()].slice(0, BROKEN_KEPT)) {
      const { value: seal } = await sealsAfter(db, stream, seq - 1).next()
      const found = seal?.seq === seq ? await checkRows(db, seal) : []
      if (found.length > 0) broken.set(seq, found)
      else broken.delete(seq)
    }
  }

  return async (database: string): Promise<SealViolation[]> => {
    const origin = { seq: 0, until: 0, hash: database }
    try {
      await checkBrokenAgain()
      await scrub(origin)
      return [...(await checkChain(origin)), ...[...broken.values()].flat()]
    } catch (error) {
      if (isTransient(error)) throw error
      return [{ rule: 'seals form a chain', ...unjudged(`seals of ${stream}`, error) }]
    }
  }
}

/** How long a committed row waits for its seal at most, ms, unless an older transaction still runs. */
const EVERY_MS = 5_000

/** Seals committed rows every few seconds, and once more at the end. */
export function startSealer({ log }: GatewayContext, keeper: SealKeeper) {
  const sealing = repeat((isStopping) => keeper.seal(isStopping), { name: 'seals', everyMs: EVERY_MS, log })
  return {
    stop: async () => {
      await sealing.stop()
      await keeper.seal().catch((error: unknown) => log.error({ err: error }, 'sealing failed'))
    },
  }
}
