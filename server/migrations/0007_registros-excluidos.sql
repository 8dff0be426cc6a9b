-- Deleted records, kept for 30 days so that an administrator can bring them back.
create table registro_excluido (
  id bigint generated always as identity primary key,
  -- null for entities that belong to no company
  empresa_id integer,
  entidade text not null,
  registro_id bigint not null,
  rotulo text not null,
  -- the record as it was read, with its lists and rows
  dados jsonb not null,
  -- columns that nobody reads (passwords' hashes), as stored
  colunas jsonb not null default '{}',
  usuario_id bigint,
  usuario_nome text,
  excluido_em timestamptz not null default now()
);
create index registro_excluido_entidade_idx on registro_excluido (entidade, empresa_id, id desc);
create index registro_excluido_registro_idx on registro_excluido (entidade, registro_id);
create index registro_excluido_excluido_em_idx on registro_excluido (excluido_em);
