import type { FileWith } from '@fanfare/activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  changePrizes,
  findLottery,
  insertLottery,
  markRevealed,
  setStock,
  type LotteryRow,
} from '#gateway/draws/db/draws.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { contextOf, decrypt, encrypt } from '#gateway/util/cipher.ts'
import type { PublishedFile, PublishingGateway } from '../engine.ts'
import { prizeTableOf, prizeTableText, sha256 } from './prize-table.ts'

const SEED_BYTES = 32

/**
 * Makes the seed of a lottery at its first publication, and publishes the prize table (contract §9). A later publication keeps
 * the seed; it can change the prizes only before the first draw.
 */
export async function sealLottery(
  tx: Db,
  { clock, keys, randomBytes }: PublishingGateway,
  { activityId, file, at }: PublishedFile<FileWith<'prizes'>>,
) {
  const table = prizeTableOf(file)
  const prizes = prizeTableText(table)
  const prizeTableHash = sha256(prizes)
  const known = await findLottery(tx, activityId)
  if (known?.prizeTableHash === prizeTableHash) return
  if (known === null) {
    const seed = randomBytes(SEED_BYTES)
    const encryptedSeed = encrypt(seed.toString('hex'), {
      keys: keys.data,
      context: contextOf('lotteries', activityId),
      randomBytes,
    })
    const head = { activityId, encryptedSeed, commitment: sha256(seed), sealedAt: at }
    await insertLottery(tx, { ...head, prizes, prizeTableHash, logHash: prizeTableHash, revealedAt: null })
    await writeSealedLine(tx, head, clock.now())
  } else await changePrizes(tx, { activityId, prizes, prizeTableHash })
  const limited = table.flatMap(({ prizeId, stock }) =>
    prizeId === null || stock === null ? [] : [{ prizeId, stock }],
  )
  await setStock(tx, activityId, limited)
}

/**
 * The audit log is sealed, so a later change of the commitment or of the seed is found without any key (ADR 0025). When the seed is
 * encrypted with another key, that writes another line.
 */
export const writeSealedLine = (
  tx: Db,
  {
    activityId,
    commitment,
    encryptedSeed,
    sealedAt,
  }: Pick<LotteryRow, 'activityId' | 'commitment' | 'encryptedSeed' | 'sealedAt'>,
  at: number,
) =>
  writeAudit(tx, {
    at,
    actor: 'gateway',
    action: 'lottery.sealed',
    subject: activityId,
    detail: { commitment, encryptedSeed: sha256(encryptedSeed), sealedAt },
  })

/** The 32 bytes of the seed. @throws Error when it does not match the public commitment */
export function seedOf({ keys }: Pick<GatewayContext, 'keys'>, lottery: LotteryRow): Buffer {
  const { activityId, encryptedSeed, commitment } = lottery
  const hex = decrypt(encryptedSeed, { keys: keys.data, context: contextOf('lotteries', activityId) })
  const seed = Buffer.from(hex, 'hex')
  if (sha256(seed) !== commitment) throw new Error(`the seed of ${activityId} is not that of its commitment`)
  return seed
}

/**
 * The seed in hex once the activity has ended, else null. The first reading after the end makes it public for ever: no draw is
 * possible from then on, even if the clock were set back.
 */
export async function revealSeed(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'keys'>,
  lottery: LotteryRow,
  endTime: number,
) {
  const now = gateway.clock.now()
  if (lottery.revealedAt === null) {
    if (now < endTime) return null
    await markRevealed(gateway.db, lottery.activityId, now)
  }
  return seedOf(gateway, lottery).toString('hex')
}
