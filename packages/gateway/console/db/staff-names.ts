import { query, queryValue, type Connections, type Db, type Row } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { foldName } from '../../util/fold-name.ts'

/** Sign-ins and first uses by programs are decided one after the other on all instances, so that one of two has a name. */
const lockNames = (tx: Db) => query(tx)`select pg_advisory_xact_lock(hashtext('names of the staff'))`

const hasProgramUsed = async (db: Db, foldedName: string) =>
  (await queryValue(db)`select 1 from program_actors where folded_name = ${foldedName}`) !== undefined

interface UsedName {
  /** As the program sends it. */
  name: string
  /** The name of the program's key. */
  key: string
  at: number
}

/**
 * Keeps the name that a program sends for programs, at its first use. A person with a role who signed in before has the name.
 * @returns whether the program may use it
 */
export async function takeNameForProgram(db: Connections, { name, key, at }: UsedName): Promise<boolean> {
  const foldedName = foldName(name)
  if (await hasProgramUsed(db, foldedName)) return true
  return withTransaction(db, async (tx) => {
    await lockNames(tx)
    const persons = await tx.selectFrom('consolePeople').select(['actor', 'roles']).execute()
    if (persons.some(({ actor, roles }) => roles.length > 0 && foldName(actor) === foldedName)) return false
    await tx
      .insertInto('programActors')
      .values({ foldedName, name, key, firstUsedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}

/** Who has the names that a sign-in may not take. */
export interface NameRules {
  /** Whether the name is a program's by its key. */
  isProgram: (name: string) => boolean
  /** Whether the name is the person's own, even if a program has used it: by a key of theirs, or in a demonstration. */
  isOwn: (name: string) => boolean
}

/** `actor`: the person's name in the audit log. `taken`: by whom the name of a newcomer is used already. */
export type SavedPerson = { actor: string; taken?: never } | { actor: null; taken: 'PERSON' | 'PROGRAM' }

/**
 * Stores a person with the present roles. Whoever has a role keeps their name; a person without one has no name to keep, and is not stored
 * at their first sign-in.
 */
export async function saveConsolePerson(
  db: Connections,
  { actor, subject, displayName, roles }: Row<'consolePeople'>,
  { isProgram, isOwn }: NameRules,
): Promise<SavedPerson> {
  return withTransaction(db, async (tx) => {
    await lockNames(tx)
    const persons = await tx.selectFrom('consolePeople').select(['actor', 'subject', 'roles']).execute()
    const known = persons.find((person) => person.subject === subject)
    const name = known?.actor ?? actor
    const foldedName = foldName(name)
    if (known === undefined && persons.some((person) => foldName(person.actor) === foldedName))
      return { actor: null, taken: 'PERSON' }
    const isNew = known === undefined || known.roles.length === 0
    if (isNew && roles.length > 0) {
      if (isOwn(name)) await tx.deleteFrom('programActors').where('foldedName', '=', foldedName).execute()
      else if (isProgram(name) || (await hasProgramUsed(tx, foldedName))) return { actor: null, taken: 'PROGRAM' }
    }
    const now = { displayName, roles: JSON.stringify(roles) }
    if (known !== undefined) await tx.updateTable('consolePeople').set(now).where('subject', '=', subject).execute()
    else if (roles.length > 0)
      await tx
        .insertInto('consolePeople')
        .values({ actor, subject, ...now })
        .execute()
    return { actor: name }
  })
}
