import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pushList } from '@fanfare/contract/message/push.ts'
import type { Db } from '../db/client.ts'
import { readLog, type LogEntry, type LogPosition } from '../log/db/log.ts'
import { handleNext, type LogReader } from '../log/follow-log.ts'
import { type Letter, startMails } from '../mails/start-mails.ts'
import { messageReader } from '../messages/message-reader.ts'
import type { BorrowOptions } from './borrow-gateway.ts'
import type { CalledGateway, TestUser } from './called-gateway.ts'
import { createTaskWorld } from './task-world.ts'

export type LogWorld = Awaited<ReturnType<typeof createLogWorld>>

/** Hands all entries to a reader; transactions of other tests on the same server may delay them. */
export async function readToEnd(gateway: Parameters<typeof handleNext>[0], reader: LogReader): Promise<void> {
  for (let rest = await handleNext(gateway, reader); rest !== 'none'; rest = await handleNext(gateway, reader))
    if (rest === 'pending') await sleep(5)
}

/** The messages of a user, newest first, after every entry of the log has become one. */
export async function messagesOf(
  { ctx, call }: Pick<CalledGateway, 'ctx' | 'call'>,
  { token }: Pick<TestUser, 'token'>,
  language = 'en',
) {
  await readToEnd(ctx, messageReader(ctx))
  return (await call(pushList, {}, { token, headers: { language } })).data.items
}

/** Sends all waiting mails. @returns them */
export async function mailsOf({ ctx, rows }: Pick<CalledGateway, 'ctx' | 'rows'>): Promise<Letter[]> {
  const sent: Letter[] = []
  const send = (letter: Letter) => Promise.resolve(void sent.push(letter))
  const sender = startMails(ctx, { everyMs: 5, send })
  while ((await rows('mails')).length > 0) await sleep(5)
  await sender.stop()
  return sent
}

/** A limit above the entries of every test. */
const ALL = 100_000

/** A gateway on a new database with a table that a reader of the log can write to. */
export async function createLogWorld(options?: BorrowOptions) {
  const world = await createTaskWorld(options)
  const { db } = world.gateway
  const table = `create table seen (n bigint generated always as identity, name text, position bigint, id bigint);
    grant select, insert on seen to public`
  await world.database.asOwner((owner) => sql.raw(table).execute(owner))
  const positions = async (query: ReturnType<typeof sql<LogPosition>>) => (await query.execute(db)).rows
  let appended = 0
  return {
    ...world,
    /** Appends entries in a transaction of their own; their payloads count up. */
    append: (count = 1) =>
      world.server.append(
        ...Array.from({ length: count }, () => ({
          topic: 'reward.earned' as const,
          userId: null,
          payload: { n: (appended += 1) },
        })),
      ),
    /** Waits until readers can read all entries: transactions of other tests on the same server may delay them. */
    readable: async () => {
      while ((await readLog(db, { position: 0, id: 0 }, ALL)).rest === 'pending') await sleep(5)
    },
    entries: () => positions(sql<LogPosition>`select position, id from log order by position, id`),
    /** A handler that writes the entries to the table `seen` under this name. */
    see: (name: string) => async (tx: Db, entries: readonly LogEntry[]) => {
      await sql`insert into seen (name, position, id)
        select ${name}, position, id from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(position bigint, id bigint)`.execute(
        tx,
      )
    },
    /** The entries in `seen`, in the order in which they were written. */
    seen: (name: string) => positions(sql<LogPosition>`select position, id from seen where name = ${name} order by n`),
  }
}
