-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table documento_emitido add column tarefa text;
alter table documento_emitido add constraint documento_emitido_tarefa_max_length check (char_length(tarefa) <= 36);
do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', tarefa::text || ' + ' || registro_id::text, string_agg(id::text, ', ' order by id)) as achado
    from documento_emitido where empresa_id is not null and tarefa is not null and registro_id is not null
    group by empresa_id, tarefa, registro_id having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'documento_emitido: há valores repetidos na nova chave única (tarefa + registro_id); corrija-os antes: ' || fora; end if;
end $$;
create unique index documento_emitido_tarefa_registro_id_key on documento_emitido (empresa_id, tarefa, registro_id);
