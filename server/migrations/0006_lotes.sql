-- Operations on many records, and which lines of the trail belong to them.
alter table auditoria add column lote_id bigint;
create index auditoria_lote_idx on auditoria (lote_id, id) where lote_id is not null;

-- An operation on many records (bulk edit, import, the undoing of one): what it did, and who was refused why.
create table lote (
  empresa_id integer not null,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('edicao', 'importacao', 'desfeita')),
  entidade text not null,
  usuario_id bigint,
  usuario_nome text,
  -- the task that did it: done once, however often the job runs
  tarefa_id uuid,
  -- the operation it took back
  desfaz_id bigint,
  total integer not null default 0,
  alterados integer not null default 0,
  inalterados integer not null default 0,
  -- [{id, rotulo, erros}]
  recusas jsonb not null default '[]',
  criado_em timestamptz not null default now(),
  desfeito_em timestamptz,
  primary key (empresa_id, id)
);
create unique index lote_tarefa_idx on lote (empresa_id, tarefa_id) where tarefa_id is not null;
create index lote_entidade_idx on lote (empresa_id, entidade, id desc);

-- What it did to one record: the version it left, and what its fields held before (null: the record was created). Kept for 30 days.
create table lote_registro (
  empresa_id integer not null,
  lote_id bigint not null,
  registro_id bigint not null,
  versao integer not null,
  antes jsonb,
  primary key (empresa_id, lote_id, registro_id)
);
