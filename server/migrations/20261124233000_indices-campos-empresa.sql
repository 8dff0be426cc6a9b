-- Indexes of companies' own fields, for a server whose account may not change tables: the one change of tables that the product makes at work. It runs as
-- the owner of the tables, with a search path of its own, and builds its statements of checked names only.
create function prumo_indices_campo(tabela text, chave text, tipo text, ordenado boolean, buscado boolean) returns void
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
end
$$;

revoke execute on function prumo_indices_campo(text, text, text, boolean, boolean) from public;
