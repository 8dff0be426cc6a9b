-- A register's calendar that somebody has subscribed to (server/calendars): the feed is read as he sees it now. The address is known by its keyed hash only.
create table assinatura_calendario (
  empresa_id integer not null,
  id bigint generated always as identity,
  usuario_id bigint not null,
  entidade text not null,
  -- only what he takes part in
  meus boolean not null,
  token_hash text not null,
  criada_em timestamptz not null,
  usada_em timestamptz,
  primary key (empresa_id, id)
);
create index assinatura_calendario_token_hash_idx on assinatura_calendario (token_hash);
create index assinatura_calendario_usuario_idx on assinatura_calendario (usuario_id);
