-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

drop index bairro_cidade_id_nome_key;

drop index perfil_nome_key;

alter table bairro add column empresa_id integer not null default 0;
alter table bairro add column de_todas_empresas boolean not null default true;

alter table noticia add column empresa_id integer not null default 0;
alter table noticia add column de_todas_empresas boolean not null default true;

alter table perfil add column empresa_id integer not null default 0;
alter table perfil add column de_todas_empresas boolean not null default true;

alter table bairro add constraint bairro_owner check ((empresa_id = 0) = de_todas_empresas);

alter table noticia add constraint noticia_owner check ((empresa_id = 0) = de_todas_empresas);

alter table perfil add constraint perfil_owner check ((empresa_id = 0) = de_todas_empresas);

create index bairro_cidade_idx on bairro (cidade_id);
do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', cidade_id::text || ' + ' || nome::text, string_agg(id::text, ', ' order by id)) as achado
    from bairro where empresa_id is not null and cidade_id is not null and nome is not null
    group by empresa_id, cidade_id, nome having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'bairro: há valores repetidos na nova chave única (cidade_id + nome); corrija-os antes: ' || fora; end if;
end $$;
create unique index bairro_cidade_id_nome_key on bairro (empresa_id, cidade_id, nome);
create index bairro_de_todas_empresas_sort on bairro (de_todas_empresas, id);

create index noticia_de_todas_empresas_sort on noticia (de_todas_empresas, id);

do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', nome::text, string_agg(id::text, ', ' order by id)) as achado
    from perfil where empresa_id is not null and nome is not null
    group by empresa_id, nome having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'perfil: há valores repetidos na nova chave única (nome); corrija-os antes: ' || fora; end if;
end $$;
create unique index perfil_nome_key on perfil (empresa_id, nome);
create index perfil_de_todas_empresas_sort on perfil (de_todas_empresas, id);
