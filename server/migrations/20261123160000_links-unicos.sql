-- Links that count once, for every purpose; those for a new password of candidates had a table of their own.
create table link_unico (
  token_hash text primary key,
  finalidade text not null,
  empresa_id integer not null,
  entidade text not null,
  registro_id bigint not null,
  dados jsonb not null default '{}',
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz
);
create index link_unico_de_idx on link_unico (empresa_id, entidade, registro_id);
create index link_unico_expira_em_idx on link_unico (expira_em);
insert into link_unico (token_hash, finalidade, empresa_id, entidade, registro_id, criado_em, expira_em, usado_em)
select token_hash, 'nova-senha', empresa_id, 'captacao/candidato', candidato_id, criada_em, expira_em, usada_em from recuperacao_senha;
drop table recuperacao_senha;
