import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Teams, whose captain and members change until joining closes (ADR 0052). A user has at most one membership and one request
 * in an activity; who has left keeps the row, and with it no place in another team.
 */
const TABLES = /* sql */ `
create table teams (
  team_id text primary key,
  activity_id text not null references activities,
  name text not null,
  name_key text collate "C" not null,
  captain_id text not null,
  access text not null check (access in ('OPEN', 'KEY', 'APPROVAL')),
  join_key text collate "C",
  min_volume numeric check (min_volume > 0),
  members integer not null check (members >= 0),
  created_at bigint not null,
  closed_at bigint,
  check ((access = 'KEY') = (join_key is not null)),
  check (closed_at is not null or members > 0)
);
create unique index teams_name on teams (activity_id, name_key) where closed_at is null;
create unique index teams_key on teams (activity_id, join_key) where join_key is not null;
create index teams_places on teams (activity_id, members desc) where closed_at is null;
create table team_members (
  activity_id text not null,
  user_id text not null,
  user_ref text collate "C" not null,
  team_id text not null references teams,
  joined_at bigint not null,
  left_at bigint,
  primary key (activity_id, user_id)
);
create index team_members_team on team_members (team_id, joined_at) where left_at is null;
create table team_requests (
  activity_id text not null,
  user_id text not null,
  user_ref text collate "C" not null,
  team_id text not null references teams,
  at bigint not null,
  declined_at bigint,
  primary key (activity_id, user_id)
);
create index team_requests_team on team_requests (team_id, at) where declined_at is null;
`

export const teams: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TABLES).execute(db)
  },
}
