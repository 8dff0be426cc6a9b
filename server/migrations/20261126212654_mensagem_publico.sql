-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table mensagem drop constraint mensagem_destino_options;

create table mensagem_publico_areas_organizacionais (
  empresa_id integer not null,
  mensagem_id bigint not null,
  area_organizacional_id bigint not null,
  ordem_ integer not null default 0,
  constraint mensagem_publico_areas_organizacionais_pkey primary key (empresa_id, mensagem_id, area_organizacional_id)
);
create index mensagem_publico_areas_organizacionais_idx on mensagem_publico_areas_organizacionais (empresa_id, area_organizacional_id);

create table mensagem_publico_cargos (
  empresa_id integer not null,
  mensagem_id bigint not null,
  cargo_id bigint not null,
  ordem_ integer not null default 0,
  constraint mensagem_publico_cargos_pkey primary key (empresa_id, mensagem_id, cargo_id)
);
create index mensagem_publico_cargos_idx on mensagem_publico_cargos (empresa_id, cargo_id);

create table mensagem_publico_estabelecimentos (
  empresa_id integer not null,
  mensagem_id bigint not null,
  estabelecimento_id bigint not null,
  ordem_ integer not null default 0,
  constraint mensagem_publico_estabelecimentos_pkey primary key (empresa_id, mensagem_id, estabelecimento_id)
);
create index mensagem_publico_estabelecimentos_idx on mensagem_publico_estabelecimentos (empresa_id, estabelecimento_id);

create table mensagem_publico_exceto_talentos (
  empresa_id integer not null,
  mensagem_id bigint not null,
  talento_empresa_id integer not null,
  talento_id bigint not null,
  ordem_ integer not null default 0,
  constraint mensagem_publico_exceto_talentos_pkey primary key (empresa_id, mensagem_id, talento_empresa_id, talento_id)
);
create index mensagem_publico_exceto_talentos_idx on mensagem_publico_exceto_talentos (empresa_id, talento_id, talento_empresa_id);

create table mensagem_publico_grupos_ocupacionais (
  empresa_id integer not null,
  mensagem_id bigint not null,
  grupo_ocupacional_id bigint not null,
  ordem_ integer not null default 0,
  constraint mensagem_publico_grupos_ocupacionais_pkey primary key (empresa_id, mensagem_id, grupo_ocupacional_id)
);
create index mensagem_publico_grupos_ocupacionais_idx on mensagem_publico_grupos_ocupacionais (empresa_id, grupo_ocupacional_id);

create table mensagem_publico_talentos (
  empresa_id integer not null,
  mensagem_id bigint not null,
  talento_empresa_id integer not null,
  talento_id bigint not null,
  ordem_ integer not null default 0,
  constraint mensagem_publico_talentos_pkey primary key (empresa_id, mensagem_id, talento_empresa_id, talento_id)
);
create index mensagem_publico_talentos_idx on mensagem_publico_talentos (empresa_id, talento_id, talento_empresa_id);

alter table mensagem add column publico_quem text;
alter table mensagem add column publico_vinculos jsonb;
alter table mensagem add column publico_tempo_empresa_minimo integer;
alter table mensagem add column publico_tempo_empresa_maximo integer;
alter table mensagem add column publico_incluir_admitidos_depois boolean not null default false;
alter table mensagem add constraint mensagem_destino_options check (destino in ('TODOS', 'PERFIS', 'USUARIOS', 'PUBLICO'));
alter table mensagem add constraint mensagem_publico_quem_options check (publico_quem in ('TODOS', 'CRITERIOS'));
alter table mensagem add constraint mensagem_publico_tempo_empresa_minimo_min check (publico_tempo_empresa_minimo >= 0);
alter table mensagem add constraint mensagem_publico_tempo_empresa_minimo_max check (publico_tempo_empresa_minimo <= 1200);
alter table mensagem add constraint mensagem_publico_tempo_empresa_maximo_min check (publico_tempo_empresa_maximo >= 0);
alter table mensagem add constraint mensagem_publico_tempo_empresa_maximo_max check (publico_tempo_empresa_maximo <= 1200);

alter table mensagem_publico_areas_organizacionais add constraint mensagem_publico_areas_organizacionais_owner_fk
  foreign key (empresa_id, mensagem_id) references mensagem (empresa_id, id) on delete cascade;
alter table mensagem_publico_areas_organizacionais add constraint mensagem_publico_areas_organizacionais_target_fk
  foreign key (empresa_id, area_organizacional_id) references area_organizacional (empresa_id, id) on delete restrict;
alter table mensagem_publico_cargos add constraint mensagem_publico_cargos_owner_fk
  foreign key (empresa_id, mensagem_id) references mensagem (empresa_id, id) on delete cascade;
alter table mensagem_publico_cargos add constraint mensagem_publico_cargos_target_fk
  foreign key (empresa_id, cargo_id) references cargo (empresa_id, id) on delete restrict;
alter table mensagem_publico_estabelecimentos add constraint mensagem_publico_estabelecimentos_owner_fk
  foreign key (empresa_id, mensagem_id) references mensagem (empresa_id, id) on delete cascade;
alter table mensagem_publico_estabelecimentos add constraint mensagem_publico_estabelecimentos_target_fk
  foreign key (empresa_id, estabelecimento_id) references estabelecimento (empresa_id, id) on delete restrict;
alter table mensagem_publico_exceto_talentos add constraint mensagem_publico_exceto_talentos_owner_fk
  foreign key (empresa_id, mensagem_id) references mensagem (empresa_id, id) on delete cascade;
alter table mensagem_publico_exceto_talentos add constraint mensagem_publico_exceto_talentos_target_fk
  foreign key (talento_empresa_id, talento_id) references talento (empresa_id, id) on delete restrict;
alter table mensagem_publico_grupos_ocupacionais add constraint mensagem_publico_grupos_ocupacionais_owner_fk
  foreign key (empresa_id, mensagem_id) references mensagem (empresa_id, id) on delete cascade;
alter table mensagem_publico_grupos_ocupacionais add constraint mensagem_publico_grupos_ocupacionais_target_fk
  foreign key (empresa_id, grupo_ocupacional_id) references grupo_ocupacional (empresa_id, id) on delete restrict;
alter table mensagem_publico_talentos add constraint mensagem_publico_talentos_owner_fk
  foreign key (empresa_id, mensagem_id) references mensagem (empresa_id, id) on delete cascade;
alter table mensagem_publico_talentos add constraint mensagem_publico_talentos_target_fk
  foreign key (talento_empresa_id, talento_id) references talento (empresa_id, id) on delete restrict;
