-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

-- 1204 → 1.204, para as mensagens abaixo
create or replace function pg_temp.mil(n bigint) returns text language sql
  return replace(to_char(n, 'FM999,999,999,999'), ',', '.');

alter table modelo_documento drop constraint modelo_documento_entidade_options;
do $$ declare fora text; begin
  select pg_temp.mil(count(*)) || ' de ' || (select pg_temp.mil(count(*)) from modelo_documento) || ' registros (id '
      || string_agg(id::text, ', ' order by id) filter (where posicao <= 5) || case when count(*) > 5 then '…)' else ')' end
    into fora
    from (select id, row_number() over (order by id) as posicao from modelo_documento where not (char_length(entidade) <= 100)) linha
    having count(*) > 0;
  if fora is not null then raise exception '%', 'modelo_documento: há registros fora da nova regra (entidade: no máximo 100 caracteres); corrija-os antes: ' || fora; end if;
end $$;
alter table modelo_documento add constraint modelo_documento_entidade_max_length check (char_length(entidade) <= 100);
