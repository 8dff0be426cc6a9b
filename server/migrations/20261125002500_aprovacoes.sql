-- A stage of an approval: open until it is decided. Who may decide: those a role named when it began, whoever holds the authority, and substitutes.
create table aprovacao (
  empresa_id integer not null,
  id bigint generated always as identity,
  entidade text not null,
  registro_id bigint not null,
  fluxo text not null,
  nivel text not null,
  usuarios bigint[] not null default '{}',
  authority text,
  aberta_em timestamptz not null default now(),
  -- the last day it may take
  prazo date,
  escalada_em timestamptz,
  -- [{usuarioId, nome, por, decisao, em, motivo}]
  decisoes jsonb not null default '[]',
  resultado text check (resultado in ('aprovada', 'reprovada', 'cancelada')),
  encerrada_em timestamptz,
  primary key (empresa_id, id)
);
create unique index aprovacao_aberta_idx on aprovacao (empresa_id, entidade, registro_id, fluxo) where resultado is null;
create index aprovacao_registro_idx on aprovacao (empresa_id, entidade, registro_id, id);
create index aprovacao_prazo_idx on aprovacao (empresa_id, prazo) where resultado is null;
