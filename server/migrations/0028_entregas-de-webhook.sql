-- Deliveries to webhooks: noted in the transaction of a write, and what their secrets are made from.
-- What webhooks are told, in the transaction of the change, until it arrives; then the log of deliveries. registro_id 0 is a trial.
create table webhook_entrega (
  empresa_id integer not null,
  id bigint generated always as identity,
  -- the same at every try: who gets it twice can tell
  chave uuid not null default gen_random_uuid(),
  webhook_id bigint not null,
  entidade text not null,
  registro_id bigint not null,
  evento text not null,
  versao integer,
  -- names of the fields that changed
  campos jsonb not null default '[]',
  autor jsonb not null,
  criada_em timestamptz not null default now(),
  situacao text not null default 'AGUARDANDO',
  tentativas integer not null default 0,
  proxima_tentativa timestamptz not null default now(),
  tentada_em timestamptz,
  entregue_em timestamptz,
  codigo integer,
  duracao_ms integer,
  resposta text,
  motivo text,
  primary key (empresa_id, id)
);
create index webhook_entrega_webhook_idx on webhook_entrega (empresa_id, webhook_id, id desc);
create index webhook_entrega_fila_idx on webhook_entrega (empresa_id, webhook_id, entidade, registro_id, id) where situacao = 'AGUARDANDO';

-- What a webhook's secret is made from, and since when it has known nothing but failures.
create table webhook_estado (
  empresa_id integer not null,
  webhook_id bigint not null,
  sal text,
  sal_anterior text,
  anterior_ate timestamptz,
  falhando_desde timestamptz,
  primary key (empresa_id, webhook_id)
);
