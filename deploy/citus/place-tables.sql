-- Places the tables of a migrated Fanfare, with their rows, on the nodes of Citus 12.1 (README.md). The owner of the tables runs it once:
--   psql --no-psqlrc --single-transaction --set=ON_ERROR_STOP=1 --file=place-tables.sql "$DATABASE_OWNER_URL"

-- Triggers of a row that write or read rows of other nodes: the gateway does their work (invite codes), or deletes nothing that they
-- would keep (places of final boards). The others see their own row alone, and each node runs them.
drop trigger users_reserve_code on users;
drop trigger agent_codes_reserve_code on agent_codes;
drop trigger board_places_final on board_places;
set local citus.enable_unsafe_triggers = on;
-- Tables and their keys are made in one transaction.
set local citus.multi_shard_modify_mode = 'sequential';

-- By the column whose value places the rows; without one each node has a copy. Other tables stay on the coordinator.
create table table_places as
  select name::regclass as relation, "column", case "column" when 'agent_id' then 'user_id' else "column" end as "group"
  from (values
    ('user_id', '
      account_tags agent_applications agent_referrals audience_members back_applications entitlements
      event_reversals events goodwill_grants kol_bindings live_events live_leases live_topics message_announcements
      message_settings messages participations password_resets payouts player_identities profit_tallies rebate_queue
      recovery_codes referral_periods remembered_devices reviews rewards second_factors settlement_queue shares
      source_states tallies token_families users'),
    ('agent_id', '
      agent_periods agent_targets agent_views rebate_days rebate_lines rebate_quarters rebate_settlements
      rebate_sums referral_notes referral_sums'),
    ('activity_id', '
      board_snapshots boards budgets draws lotteries prize_stock reevaluations score_parts scores team_members
      team_requests teams text_reviews'),
    ('snapshot_id', '
      board_blocks board_places'),
    ('token_hash', '
      tokens'),
    ('code', '
      invite_codes'),
    ('visit', '
      analytics_events'),
    (null, '
      activities activity_audiences activity_pauses activity_settlements activity_versions agent_campaigns
      agent_code_pauses agent_codes agent_levels agent_terms agents audience_lists audience_parts lead_traders
      payout_service secrets')
  ) as listed("column", names), regexp_split_to_table(btrim(names, E' \n'), '\s+') as name;

do $$
declare
  one record;
  near text[] := '{}';
  added text;
  last bigint;
begin
  -- All keys go first, because those of tables that are not placed yet would be refused; near ones come back at the end.
  for one in
    select conrelid::regclass as child, confrelid::regclass as parent, conname, pg_get_constraintdef(k.oid) as definition,
      cols.child as child_columns, cols.parent as parent_columns,
      p.relation is not null and p."column" is null or p.relation is null and c.relation is null
        or c."group" = p."group" and array_position(cols.child, c."column") = array_position(cols.parent, p."column") as is_near
    from pg_constraint k
    left join table_places c on c.relation = conrelid left join table_places p on p.relation = confrelid,
    lateral (
      select array_agg(x.attname::text order by place) as child, array_agg(y.attname::text order by place) as parent
      from unnest(conkey, confkey) with ordinality as n(x, y, place)
      join pg_attribute x on x.attrelid = conrelid and x.attnum = n.x join pg_attribute y on y.attrelid = confrelid and y.attnum = n.y
    ) as cols
    where contype = 'f' and connamespace = 'public'::regnamespace and (c.relation is not null or p.relation is not null)
  loop
    execute format('alter table %s drop constraint %I', one.child, one.conname);
    if one.is_near then near := near || format('alter table %s add constraint %I %s', one.child, one.conname, one.definition);
    else insert into far_references values (one.child::text, one.parent::text, one.child_columns, one.parent_columns);
    end if;
  end loop;

  -- A unique key has the column of its table. Ids stay unique, as 128 random bits or numbers of one sequence.
  for one in
    select i.indexrelid::regclass as index, i.indrelid::regclass as "table", k.conname, t."column",
      coalesce(pg_get_constraintdef(k.oid), pg_get_indexdef(i.indexrelid)) as definition
    from pg_index i join table_places t on t.relation = i.indrelid left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
    where i.indisunique and t."column" is not null and not exists (
      select from pg_attribute where attrelid = i.indrelid and attname = t."column" and attnum = any(i.indkey))
  loop
    added := regexp_replace(one.definition, '\)( WHERE .*)?$', format(', %I)\1', one."column"));
    if one.conname is null then
      execute format('drop index %s', one.index);
      execute added;
    else
      execute format('alter table %s drop constraint %I', one."table", one.conname);
      execute format('alter table %s add constraint %I %s', one."table", one.conname, added);
    end if;
  end loop;

  -- Numbers come from sequences: an identity column cannot be distributed.
  for one in
    select a.attrelid::regclass as "table", attname, relname || '_' || attname || '_numbers' as sequence
    from pg_attribute a join table_places t on t.relation = a.attrelid join pg_class c on c.oid = a.attrelid
    where attidentity <> '' and t."column" is not null
  loop
    execute format('select last_value + is_called::integer from %s', pg_get_serial_sequence(one."table"::text, one.attname)) into last;
    execute format('alter table %s alter %I drop identity', one."table", one.attname);
    execute format('create sequence %I start %s owned by %s.%I', one.sequence, last, one."table", one.attname);
    execute format('alter table %s alter %I set default nextval(%L)', one."table", one.attname, one.sequence);
    execute format('grant usage on sequence %I to public', one.sequence);
  end loop;

  for one in select * from table_places order by "column" is not null, relation::text loop
    if one."column" is null then perform create_reference_table(one.relation);
    else perform create_distributed_table(one.relation, one."column");
    end if;
  end loop;
  foreach added in array near loop execute added; end loop;

  -- The others run on the coordinator: positions are its transaction ids, and locks go from user to user.
  foreach added in array array['user_salt(text,text)', 'user_ref(text,text)', 'board_block_root(bytea[])', 'is_code_paused(text,bigint)'] loop
    perform create_distributed_function(added::regprocedure);
  end loop;
end $$;
drop table table_places;
