-- How many rows a list has that is filtered by a company's own field: PostgreSQL counts a column's rows in an index alone, those of a value inside `extras` in
-- the table, row by row. Short values of fields that lists are filtered by are therefore kept a second time, where an index holds all of them.
create table valor_campo (
  empresa_id integer not null,
  -- the definition (campo_empresa.id), of one register
  campo bigint not null,
  -- 0: the values of this definition are kept here
  registro bigint not null,
  texto text,
  numero numeric,
  primary key (empresa_id, campo, registro)
);
create index valor_campo_texto_idx on valor_campo (empresa_id, campo, texto) where texto is not null;
create index valor_campo_numero_idx on valor_campo (empresa_id, campo, numero) where numero is not null;

-- What a row of `extras` holds of the definitions whose values are kept.
create function prumo_valores_campo(empresa integer, linha bigint, extras jsonb) returns setof valor_campo
  language sql stable
as $$
  select empresa, s.campo, linha,
    case when jsonb_typeof(e.value) in ('string', 'boolean') then e.value #>> '{}' end,
    case when jsonb_typeof(e.value) = 'number' then (e.value #>> '{}')::numeric end
  from jsonb_each(extras) e
  join valor_campo s on s.empresa_id = empresa and s.registro = 0
    and s.campo = case when e.key ~ '^c[0-9]{1,18}$' then substr(e.key, 2)::bigint end
  where jsonb_typeof(e.value) in ('string', 'boolean', 'number')
$$;

create function prumo_guarda_valores() returns trigger
  language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    delete from valor_campo v using jsonb_object_keys(old.extras) k
    where v.empresa_id = old.empresa_id and v.registro = old.id
      and v.campo = case when k ~ '^c[0-9]{1,18}$' then substr(k, 2)::bigint end;
  end if;
  if tg_op <> 'DELETE' then
    insert into valor_campo select * from prumo_valores_campo(new.empresa_id::integer, new.id, new.extras);
  end if;
  return null;
end
$$;

-- Begins or ends keeping the values of a definition. Whoever writes the register meanwhile waits.
create function prumo_conta_campo(tabela text, definicao bigint, contado boolean) returns void
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  empresa constant integer := (select empresa_id from public.campo_empresa where id = definicao);
begin
  delete from public.valor_campo where campo = definicao;
  if not contado or empresa is null then
    return;
  end if;
  execute format('lock table public.%I in share row exclusive mode', tabela);
  begin
    if not exists (select from pg_trigger where tgrelid = format('public.%I', tabela)::regclass and tgname = 'valores_campo_inclui') then
      execute format('create trigger valores_campo_inclui after insert on public.%I for each row when (new.extras is not null) execute function public.prumo_guarda_valores()', tabela);
      execute format('create trigger valores_campo_altera after update of extras on public.%I for each row when (old.extras is distinct from new.extras) execute function public.prumo_guarda_valores()', tabela);
      execute format('create trigger valores_campo_exclui after delete on public.%I for each row when (old.extras is not null) execute function public.prumo_guarda_valores()', tabela);
    end if;
  exception when feature_not_supported then
    -- a distributed table may take no triggers: its rows are counted as before
    return;
  end;
  insert into public.valor_campo (empresa_id, campo, registro) values (empresa, definicao, 0);
  execute format(
    'insert into public.valor_campo select v.* from public.%I t cross join lateral public.prumo_valores_campo(t.empresa_id::integer, t.id, jsonb_build_object(%L, t.extras -> %L)) v
     where t.empresa_id = %s and t.extras ? %L',
    tabela, 'c' || definicao, 'c' || definicao, empresa, 'c' || definicao);
end
$$;

create or replace function prumo_indices_campo(tabela text, chave text, tipo text, ordenado boolean, buscado boolean) returns void
  language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  nome constant text := tabela || '_extras_' || chave;
  texto constant text := format('(extras->>%L)', chave);
  valor text;
begin
  if chave is null or chave !~ '^c[0-9]{1,18}$' then
    raise exception 'chave inválida' using errcode = '22023';
  end if;
  if not exists (
    select from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'extras' and a.atttypid = 'jsonb'::regtype
    where c.relnamespace = 'public'::regnamespace and c.relname = tabela and c.relkind in ('r', 'p')
  ) then
    raise exception 'tabela sem campos de empresas' using errcode = '22023';
  end if;
  valor := case tipo
    when 'texto' then texto
    when 'numero' then format('(case when jsonb_typeof(extras->%L) = ''number'' then %s::numeric end)', chave, texto)
    when 'logico' then format('(case when jsonb_typeof(extras->%L) = ''boolean'' then %s::boolean end)', chave, texto)
    when 'referencia' then format('(case when jsonb_typeof(extras->%L) = ''number'' then %s::bigint end)', chave, texto)
  end;
  if valor is null then
    raise exception 'tipo inválido' using errcode = '22023';
  end if;
  execute format('drop index if exists public.%I, public.%I', nome, nome || '_busca');
  if ordenado then
    execute format('create index %I on public.%I (empresa_id, (%s), id)', nome, tabela, valor);
  end if;
  if buscado then
    execute format('create index %I on public.%I using gin (public.prumo_busca(%s) gin_trgm_ops)', nome || '_busca', tabela, valor);
  end if;
  perform public.prumo_conta_campo(tabela, substr(chave, 2)::bigint, ordenado);
end
$$;

revoke execute on function prumo_indices_campo(text, text, text, boolean, boolean), prumo_conta_campo(text, bigint, boolean) from public;

-- definitions that are there
do $$
declare
  definicao record;
  tabela text;
begin
  for definicao in
    select id, entidade from campo_empresa
    where proprio and not coalesce(oculto, false) and tipo <> 'TEXTO_LONGO' and (coalesce(na_lista, false) or coalesce(no_filtro, false))
  loop
    tabela := replace(split_part(definicao.entidade, '/', 2), '-', '_');
    if to_regclass('public.' || quote_ident(tabela)) is not null then
      perform prumo_conta_campo(tabela, definicao.id, true);
    end if;
  end loop;
end
$$;
