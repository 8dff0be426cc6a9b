-- Whom the audience of a record holds, said once (server/publico).
create table publico_congelado (
  empresa_id integer not null,
  entidade text not null,
  registro_id bigint not null,
  -- as of this day
  dia date not null,
  -- areas of the manager who said it: nobody of others comes later; null: of all
  areas bigint[],
  primary key (empresa_id, entidade, registro_id)
);

create table publico_talento (
  empresa_id integer not null,
  entidade text not null,
  registro_id bigint not null,
  talento_id bigint not null,
  desde date not null,
  primary key (empresa_id, entidade, registro_id, talento_id)
);
create index publico_talento_talento_idx on publico_talento (empresa_id, talento_id);
