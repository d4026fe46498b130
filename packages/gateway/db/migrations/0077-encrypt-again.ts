import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/** The seed of a lottery may be encrypted with another key; its commitment, which stays, shows that it is the same seed. */
const LOTTERY_MOVES = /* sql */ `
create or replace function lottery_moves() returns trigger language plpgsql as $$
begin
  if (old.activity_id, old.commitment, old.sealed_at) is distinct from (new.activity_id, new.commitment, new.sealed_at)
    or (old.encrypted_seed <> new.encrypted_seed and (new.encrypted_seed !~ '^[0-9a-f]{8}[.]'
      or split_part(old.encrypted_seed, '.', 1) = split_part(new.encrypted_seed, '.', 1))) then
    raise exception 'a sealed seed never changes' using errcode = 'check_violation';
  end if;
  if old.draws > 0 and (old.prizes, old.prize_table_hash) is distinct from (new.prizes, new.prize_table_hash) then
    raise exception 'the prize table never changes after a draw' using errcode = 'check_violation';
  end if;
  if new.draws < old.draws or new.won < old.won or (old.revealed_at is not null and new.revealed_at is distinct from old.revealed_at) then
    raise exception 'draws are never taken back' using errcode = 'check_violation';
  end if;
  if new.draws > old.draws and new.revealed_at is not null then
    raise exception 'no draw after the seed is revealed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
`

export const encryptAgain: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(LOTTERY_MOVES).execute(db)
  },
}
