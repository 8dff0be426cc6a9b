-- Who came in, who may do what, what was taken out: chained so that a removed line is noticed.
create table registro_seguranca (
  id bigint generated always as identity primary key,
  criado_em timestamptz not null default clock_timestamp(),
  evento text not null,
  empresa_id integer,
  usuario_id bigint,
  candidato_id bigint,
  endereco text,
  agente text,
  dados jsonb not null default '{}',
  ordem bigint,
  elo text
);
create unique index registro_seguranca_ordem_key on registro_seguranca (ordem);
create index registro_seguranca_sem_elo_idx on registro_seguranca (id) where ordem is null;
create index registro_seguranca_empresa_idx on registro_seguranca (empresa_id, id desc);
create index registro_seguranca_usuario_idx on registro_seguranca (usuario_id, id desc);
create table registro_seguranca_topo (
  id integer primary key check (id = 1),
  ordem bigint not null,
  elo text not null
);
