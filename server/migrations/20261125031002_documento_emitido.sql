-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table documento_emitido add column numero text;
alter table documento_emitido add column codigo text;
alter table documento_emitido add column situacao text not null default 'EMITIDO';
alter table documento_emitido add column motivo_revogacao text;
alter table documento_emitido add column revogado_por_id bigint;
alter table documento_emitido add column revogado_em timestamptz;
alter table documento_emitido add constraint documento_emitido_numero_max_length check (char_length(numero) <= 20);
alter table documento_emitido add constraint documento_emitido_codigo_max_length check (char_length(codigo) <= 20);
alter table documento_emitido add constraint documento_emitido_situacao_options check (situacao in ('EMITIDO', 'REVOGADO'));
alter table documento_emitido add constraint documento_emitido_motivo_revogacao_max_length check (char_length(motivo_revogacao) <= 500);
create index documento_emitido_revogado_por_idx on documento_emitido (empresa_id, revogado_por_id);
do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', codigo::text, string_agg(id::text, ', ' order by id)) as achado
    from documento_emitido where empresa_id is not null and codigo is not null
    group by empresa_id, codigo having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'documento_emitido: há valores repetidos na nova chave única (codigo); corrija-os antes: ' || fora; end if;
end $$;
create unique index documento_emitido_codigo_key on documento_emitido (empresa_id, codigo);
do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', numero::text, string_agg(id::text, ', ' order by id)) as achado
    from documento_emitido where empresa_id is not null and numero is not null
    group by empresa_id, numero having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'documento_emitido: há valores repetidos na nova chave única (numero); corrija-os antes: ' || fora; end if;
end $$;
create unique index documento_emitido_numero_key on documento_emitido (empresa_id, numero);

alter table documento_emitido add constraint documento_emitido_revogado_por_fk
  foreign key (revogado_por_id) references usuario (id) on delete restrict;
