import type { LogEntry, NewLogEntry } from '#gateway/log/db/log.ts'

/** An entry of which a test says only what it is about. */
export type StoredEntry = Pick<LogEntry, 'topic' | 'userId' | 'payload'>

/** For `appendLog`, which takes only whole payloads: a log may hold others, of another version. */
export const asWritten = (entries: readonly StoredEntry[]): readonly NewLogEntry[] => entries as readonly NewLogEntry[]
