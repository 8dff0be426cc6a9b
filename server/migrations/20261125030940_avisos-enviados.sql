-- What is told of a record by itself, to whom, on which occasion: noted once (the unique index), then sent or kept silent.
create table aviso_envio (
  empresa_id integer not null,
  id bigint generated always as identity,
  aviso_id bigint not null,
  entidade text not null,
  registro_id bigint not null,
  -- row of a list whose date it is; 0: the record's own
  linha_id bigint not null default 0,
  -- 'v3': the version that was stored; '2026-12-31/30': a date and how many days before
  ocasiao text not null,
  -- the date that comes near
  dia date,
  canal text not null check (canal in ('MENSAGEM', 'EMAIL', 'WEBHOOK')),
  -- 'usuario:5'; 'email:nome@exemplo.com.br'; 'registro': the e-mail field of the record; 'webhook'
  destino text not null,
  -- waits for the message of the day
  resumo boolean not null,
  notado_em timestamptz not null default now(),
  situacao text not null default 'ESPERA' check (situacao in ('ESPERA', 'ENVIADO', 'CALADO')),
  -- why nobody was told
  motivo text,
  encerrado_em timestamptz,
  primary key (empresa_id, id)
);
create unique index aviso_envio_ocasiao_key on aviso_envio (empresa_id, aviso_id, entidade, registro_id, linha_id, ocasiao, canal, destino);
create index aviso_envio_aviso_idx on aviso_envio (empresa_id, aviso_id, id desc);
create index aviso_envio_espera_idx on aviso_envio (empresa_id, destino, id) where situacao = 'ESPERA';
create index aviso_envio_registro_idx on aviso_envio (entidade, registro_id);
create index aviso_envio_notado_idx on aviso_envio (notado_em);

-- One row for each notice of the product in each company (server/notices/shipped.ts); those of companies have no `definicao`.
create unique index aviso_automatico_definicao_key on aviso_automatico (empresa_id, cadastro, definicao);
