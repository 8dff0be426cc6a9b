-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table talento add column superior_empresa_id integer;
alter table talento add column superior_id bigint;
alter table talento add column usuario_id bigint;
alter table talento add column candidato_empresa_id integer;
alter table talento add column candidato_id bigint;

alter table talento_historico add column superior_empresa_id integer;
alter table talento_historico add column superior_id bigint;

alter table talento add constraint talento_superior_pair check ((superior_empresa_id is null) = (superior_id is null));
alter table talento add constraint talento_candidato_pair check ((candidato_empresa_id is null) = (candidato_id is null));

alter table talento_historico add constraint talento_historico_superior_pair check ((superior_empresa_id is null) = (superior_id is null));

create index talento_superior_idx on talento (empresa_id, superior_id, superior_empresa_id);
create index talento_candidato_idx on talento (empresa_id, candidato_id, candidato_empresa_id);
do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', usuario_id::text, string_agg(id::text, ', ' order by id)) as achado
    from talento where empresa_id is not null and usuario_id is not null
    group by empresa_id, usuario_id having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'talento: há valores repetidos na nova chave única (usuario_id); corrija-os antes: ' || fora; end if;
end $$;
create unique index talento_usuario_id_key on talento (empresa_id, usuario_id);

create index talento_historico_superior_idx on talento_historico (empresa_id, superior_id, superior_empresa_id);

alter table talento add constraint talento_superior_fk
  foreign key (superior_empresa_id, superior_id) references talento (empresa_id, id) on delete restrict;
alter table talento add constraint talento_usuario_fk
  foreign key (usuario_id) references usuario (id) on delete restrict;
alter table talento add constraint talento_candidato_fk
  foreign key (candidato_empresa_id, candidato_id) references candidato (empresa_id, id) on delete restrict;
alter table talento_historico add constraint talento_historico_superior_fk
  foreign key (superior_empresa_id, superior_id) references talento (empresa_id, id) on delete restrict;
