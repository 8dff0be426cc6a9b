-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

-- 1204 → 1.204, para as mensagens abaixo
create or replace function pg_temp.mil(n bigint) returns text language sql
  return replace(to_char(n, 'FM999,999,999,999'), ',', '.');

do $$ declare perda text; begin
  select pg_temp.mil(count(*) filter (where tipo is not null)) || ' de ' || pg_temp.mil(count(*)) || ' registros' into perda
    from criterio_avaliacao_competencia having count(*) filter (where tipo is not null) > 0;
  if perda is not null then raise notice '%', 'perde a coluna criterio_avaliacao_competencia.tipo: preenchida em ' || perda; end if;
end $$;
alter table criterio_avaliacao_competencia drop column tipo;
do $$ declare perda text; begin
  select pg_temp.mil(count(*) filter (where conhecimento_id is not null)) || ' de ' || pg_temp.mil(count(*)) || ' registros' into perda
    from criterio_avaliacao_competencia having count(*) filter (where conhecimento_id is not null) > 0;
  if perda is not null then raise notice '%', 'perde a coluna criterio_avaliacao_competencia.conhecimento_id: preenchida em ' || perda; end if;
end $$;
alter table criterio_avaliacao_competencia drop column conhecimento_id;
do $$ declare perda text; begin
  select pg_temp.mil(count(*) filter (where habilidade_id is not null)) || ' de ' || pg_temp.mil(count(*)) || ' registros' into perda
    from criterio_avaliacao_competencia having count(*) filter (where habilidade_id is not null) > 0;
  if perda is not null then raise notice '%', 'perde a coluna criterio_avaliacao_competencia.habilidade_id: preenchida em ' || perda; end if;
end $$;
alter table criterio_avaliacao_competencia drop column habilidade_id;
do $$ declare perda text; begin
  select pg_temp.mil(count(*) filter (where atitude_id is not null)) || ' de ' || pg_temp.mil(count(*)) || ' registros' into perda
    from criterio_avaliacao_competencia having count(*) filter (where atitude_id is not null) > 0;
  if perda is not null then raise notice '%', 'perde a coluna criterio_avaliacao_competencia.atitude_id: preenchida em ' || perda; end if;
end $$;
alter table criterio_avaliacao_competencia drop column atitude_id;
alter table criterio_avaliacao_competencia add constraint criterio_avaliacao_competencia_competencia_id_required check (competencia_id is not null) not valid;
