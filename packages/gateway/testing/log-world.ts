import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pushList } from '@fanfare/contract/message/push.ts'
import type { Db } from '../db/client.ts'
import { readLog, type LogEntry, type LogPosition } from '../log/db/log.ts'
import { handleNext, type LogReader } from '../log/follow-log.ts'
import type { Letter } from '../mails/start-mails.ts'
import { startMails } from '../mails/start-mails.ts'
import { messageReader } from '../messages/message-reader.ts'
import type { CalledGateway, TestUser } from './called-gateway.ts'
import { createTaskWorld, type TaskWorld } from './task-world.ts'

export interface LogWorld extends TaskWorld {
  /** Appends entries in a transaction of their own; their payloads count up. */
  append: (count?: number) => Promise<void>
  /** Waits until readers can read all entries: transactions of other tests on the same server may delay them. */
  readable: () => Promise<void>
  /** All entries in order. */
  entries: () => Promise<LogPosition[]>
  /** A handler that writes the entries to the table `seen` under this name. */
  see: (name: string) => (tx: Db, entries: readonly LogEntry[]) => Promise<void>
  /** The entries in `seen`, in the order in which they were written. */
  seen: (name: string) => Promise<LogPosition[]>
}

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
export async function createLogWorld(machineNow?: () => number): Promise<LogWorld> {
  const world = await createTaskWorld(machineNow)
  const { db } = world.gateway
  const table = `create table seen (n bigint generated always as identity, name text, position bigint, id bigint);
    grant select, insert on seen to public`
  await world.database.asOwner((owner) => sql.raw(table).execute(owner))
  const positions = async (query: ReturnType<typeof sql<LogPosition>>) => (await query.execute(db)).rows
  let appended = 0
  return {
    ...world,
    append: (count = 1) =>
      world.server.append(
        ...Array.from({ length: count }, () => ({
          topic: 'reward.earned' as const,
          userId: null,
          payload: { n: (appended += 1) },
        })),
      ),
    readable: async () => {
      while ((await readLog(db, { position: 0, id: 0 }, ALL)).rest === 'pending') await sleep(5)
    },
    entries: () => positions(sql<LogPosition>`select position, id from log order by position, id`),
    see: (name) => async (tx, entries) => {
      await sql`insert into seen (name, position, id)
        select ${name}, position, id from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(position bigint, id bigint)`.execute(
        tx,
      )
    },
    seen: (name) => positions(sql<LogPosition>`select position, id from seen where name = ${name} order by n`),
  }
}
