-- E-mails: what waits to be sent, and what was, until the company keeps it no longer.
create table email_saida (
  empresa_id integer not null,
  id bigint generated always as identity,
  -- its Message-ID: the same at every try
  chave uuid not null default gen_random_uuid(),
  para text not null,
  para_nome text,
  assunto text not null,
  texto text not null,
  html text not null,
  -- [{nome, tipo, tamanho, conteudo}]
  anexos jsonb not null default '[]',
  -- what it was sent for
  evento text,
  -- [{entidade, id}]: the records whose forms show it
  sobre jsonb not null default '[]',
  -- its text is for the recipient only
  sigiloso boolean not null default false,
  autor text,
  situacao text not null default 'AGUARDANDO' check (situacao in ('AGUARDANDO', 'ENVIADO', 'FALHOU', 'RETIDO')),
  motivo text,
  tentativas integer not null default 0,
  proxima_tentativa timestamptz not null default now(),
  criado_em timestamptz not null default now(),
  enviado_em timestamptz,
  primary key (empresa_id, id)
);
create index email_saida_fila_idx on email_saida (proxima_tentativa, id) where situacao = 'AGUARDANDO';
create index email_saida_sobre_idx on email_saida using gin (sobre jsonb_path_ops);
