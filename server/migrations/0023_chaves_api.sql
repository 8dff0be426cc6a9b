-- Personal API keys: what another system sends in place of a session. The key itself is known by its keyed hash only.
create table chave_api (
  empresa_id integer not null,
  id bigint generated always as identity,
  -- whose rights it borrows
  usuario_id bigint not null,
  nome text not null,
  -- its first characters, by which people recognise it
  prefixo text not null,
  token_hash text not null,
  -- what it may do of what its owner may do
  authorities jsonb not null,
  criada_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usada_em timestamptz,
  usada_de text,
  -- calls since the beginning of the current minute
  janela_em timestamptz,
  usos integer not null default 0,
  revogada_em timestamptz,
  revogada_por text,
  primary key (empresa_id, id)
);
create index chave_api_token_hash_idx on chave_api (token_hash);
create index chave_api_usuario_idx on chave_api (usuario_id);

-- The API key a task was started with: it may do no more than that.
alter table tarefa add column chave_api_id bigint;
