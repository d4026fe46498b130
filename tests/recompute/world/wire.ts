import { createHash, randomBytes } from 'node:crypto'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { openSession } from '@fanfare/gateway/accounts/open-session.ts'
import { withTransaction } from '@fanfare/gateway/db/transaction.ts'
import type { BorrowedGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import type { Answer, UntypedData } from '@fanfare/gateway/testing/signed-request.ts'

export interface Person {
  userId: string
  loginName: string
  /** The invite code of the account. */
  code: string
  /** How many facts they bring, 0.1 to 3 times the mean. */
  weight: number
  joined: Set<string>
}

export type Wire = ReturnType<typeof createWire>

/** The same bytes for the same seed, so that ids, lots and references can be replayed. */
function bytesOf(seed: number): (length: number) => Buffer {
  let drawn = 0
  return (length) => {
    const blocks: Buffer[] = []
    for (let bytes = 0; bytes < length; bytes += 32)
      blocks.push(
        createHash('sha256')
          .update(`${seed} ${(drawn += 1)}`)
          .digest(),
      )
    return Buffer.concat(blocks).subarray(0, length)
  }
}

/** Lets a gateway make the same ids and the same salts for the same seed. */
export async function replayIds({ ctx, asOwner }: BorrowedGateway, seed: number): Promise<void> {
  const random = bytesOf(seed)
  Object.assign(ctx, {
    randomBytes: random,
    newId: (prefix: string) => `${prefix}${random(15).toString('hex')}`,
  })
  await asOwner((owner) =>
    owner
      .updateTable('secrets')
      .set({ value: `salt of ${seed}` })
      .where('name', '=', 'userSalt')
      .execute(),
  )
}

const EVENTS_OF_CALL = 500

/** How a world speaks with its gateway: only by the calls that people, staff and the platform make. */
export function createWire(gateway: BorrowedGateway) {
  const { ctx } = gateway
  let refused = 0

  const as = async <Call extends CallDefinition>(
    person: Person,
    call: Call,
    input: CallInput<Call>,
    headers: Record<string, string> = {},
  ): Promise<Answer<CallData<Call>>> => {
    const { session } = await withTransaction(ctx.db, (tx) => openSession(ctx, tx, person, null))
    const answer = await gateway.call(call, input, { token: session.token, headers })
    if (answer.code !== '00000') refused += 1
    return answer
  }

  /** A call of the staff that must succeed. */
  const staff = async (
    method: 'POST' | 'PUT',
    target: string,
    body: object,
    revision?: number,
  ): Promise<UntypedData> => {
    const key = randomBytes(12).toString('hex')
    const { code, data } = await gateway.ops(method, target, body, { actor: 'sam', key, revision })
    if (code !== '00000') throw new Error(`${target} answered ${code}: ${JSON.stringify(data)}`)
    return data
  }

  /** Sends facts of the platform; a fact that the gateway cannot read is a fault of the world. */
  async function send(events: readonly PlatformEventInput[]): Promise<void> {
    for (let from = 0; from < events.length; from += EVENTS_OF_CALL) {
      const { data } = await gateway.sendFacts(...events.slice(from, from + EVENTS_OF_CALL))
      const rejected = data.rejected as { index: number; reason: string }[]
      const [invalid] = rejected.filter(({ reason }) => reason === 'INVALID')
      if (invalid !== undefined) throw new Error(`refused: ${JSON.stringify(events[from + invalid.index])}`)
    }
  }

  async function register(vipCode: string | undefined): Promise<Omit<Person, 'weight' | 'joined'>> {
    const { userId, loginName } = await gateway.register(vipCode === undefined ? {} : { vipCode })
    const [row] = await gateway.rows('users', { userId })
    return { userId, loginName, code: row?.vipCode ?? '' }
  }

  return { gateway, as, staff, send, register, refused: () => refused }
}
