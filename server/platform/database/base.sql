-- Tables that no schema describes: trail, sessions, files, tasks. The first migration begins with them.
-- They hold ids of users, candidates and companies without foreign keys: they are made before the tables of entities, and the trail
-- outlives what it tells about. Files and tasks belong to a company and start their primary key with it, like every entity's table.

-- One line per write. empresa_id is null for entities that belong to no company.
create table auditoria (
  id bigint generated always as identity primary key,
  empresa_id integer,
  usuario_id bigint,
  usuario_nome text,
  entidade text not null,
  registro_id bigint not null,
  operacao text not null,
  -- differences only: {campo: {de, para}}; never secrets, files or long texts
  campos jsonb not null default '{}',
  criada_em timestamptz not null default now(),
  -- where it came from: {tipo, empresaId, endereco}
  origem jsonb,
  -- the operation on many records it belongs to
  lote_id bigint
);
create index auditoria_registro_idx on auditoria (entidade, registro_id, id desc);
create index auditoria_empresa_data_idx on auditoria (empresa_id, criada_em desc, id desc);
create index auditoria_usuario_data_idx on auditoria (usuario_id, criada_em desc, id desc);
create index auditoria_data_idx on auditoria (criada_em desc, id desc);
create index auditoria_lote_idx on auditoria (lote_id, id) where lote_id is not null;

-- Read by every request, through the hash of the token in the cookie.
create table sessao (
  token_hash text primary key,
  tipo text not null,
  usuario_id bigint,
  candidato_empresa_id integer,
  candidato_id bigint,
  -- the current company
  empresa_id integer not null,
  criada_em timestamptz not null default now(),
  vista_em timestamptz not null default now(),
  -- idle expiry, moved on by use
  ociosa_em timestamptz not null,
  -- absolute expiry
  expira_em timestamptz not null,
  endereco text,
  -- what the browser says of itself
  agente text,
  -- when its owner last proved that it is he: by the log-in, or asked again since
  confirmada_em timestamptz,
  -- the company by whose provider it began, with the sealed ID token that its log-out names
  provedor_empresa_id integer,
  provedor_token text,
  constraint sessao_tipo_check check (
    (tipo = 'interna' and usuario_id is not null and candidato_id is null) or
    (tipo = 'candidato' and usuario_id is null and candidato_id is not null and candidato_empresa_id is not null)
  )
);
create index sessao_usuario_idx on sessao (usuario_id) where usuario_id is not null;
create index sessao_candidato_idx on sessao (candidato_empresa_id, candidato_id) where candidato_id is not null;
create index sessao_expira_em_idx on sessao (expira_em);

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

-- A register's calendar that somebody has subscribed to (server/features/calendars): the feed is read as he sees it now. The address is known by its keyed hash only.
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

-- Failed log-ins and recoveries only. conta is a keyed hash of the account's name or CPF.
create table tentativa_login (
  id bigint generated always as identity primary key,
  conta text not null,
  endereco text not null,
  criada_em timestamptz not null default now()
);
create index tentativa_login_conta_idx on tentativa_login (conta, endereco, criada_em);
create index tentativa_login_endereco_idx on tentativa_login (endereco, criada_em);

-- Browsers an account logged in with: keyed hashes of both.
create table aparelho_conhecido (
  conta text not null,
  aparelho text not null,
  visto_em timestamptz not null,
  -- until when it need not be asked for the second factor
  dispensado_ate timestamptz,
  primary key (conta, aparelho)
);
create index aparelho_conhecido_visto_idx on aparelho_conhecido (visto_em);

-- Second factors of users.
create table fator (
  id bigint generated always as identity primary key,
  usuario_id bigint not null,
  -- an authenticator app, a passkey, or one of the codes for when neither is at hand
  tipo text not null check (tipo in ('totp', 'passkey', 'recuperacao')),
  nome text not null,
  -- sealed secret of the app; public key of the passkey; keyed hash of a code
  segredo text not null,
  -- the last time step used, the passkey's count of signatures: none counts twice
  contador bigint not null default 0,
  criado_em timestamptz not null,
  usado_em timestamptz,
  -- id of the passkey, and by what the browser reaches it
  identificador text,
  transportes text[]
);
create index fator_usuario_idx on fator (usuario_id, tipo);
create unique index fator_identificador_idx on fator (identificador) where identificador is not null;

-- Whose account of a log-in provider is whose user (server/platform/session/oidc).
create table usuario_identidade (
  emissor text not null,
  sujeito text not null,
  usuario_id bigint not null,
  criada_em timestamptz not null,
  primary key (emissor, sujeito)
);
create unique index usuario_identidade_usuario_idx on usuario_identidade (usuario_id, emissor);

-- The security log (server/platform/security). It names users and candidates by their codes only.
create table registro_seguranca (
  id bigint generated always as identity primary key,
  criado_em timestamptz not null default clock_timestamp(),
  evento text not null,
  -- null: it concerns no company, or every one of the user's
  empresa_id integer,
  usuario_id bigint,
  candidato_id bigint,
  endereco text,
  agente text,
  dados jsonb not null default '{}',
  -- number in the chain, and a keyed hash over what the line says and the link before; null until the job has come by
  ordem bigint,
  elo text
);
create unique index registro_seguranca_ordem_key on registro_seguranca (ordem);
create index registro_seguranca_sem_elo_idx on registro_seguranca (id) where ordem is null;
create index registro_seguranca_empresa_idx on registro_seguranca (empresa_id, id desc);
create index registro_seguranca_usuario_idx on registro_seguranca (usuario_id, id desc);

-- Where the chain ends: lines removed from its end are missed, too.
create table registro_seguranca_topo (
  id integer primary key check (id = 1),
  ordem bigint not null,
  elo text not null
);

-- Links that count once (server/platform/session/one-time-links.ts). empresa_id 0: a user's.
create table link_unico (
  token_hash text primary key,
  -- what it is good for
  finalidade text not null,
  empresa_id integer not null,
  entidade text not null,
  registro_id bigint not null,
  -- what is to be known when it comes back
  dados jsonb not null default '{}',
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz
);
create index link_unico_de_idx on link_unico (empresa_id, entidade, registro_id);
create index link_unico_expira_em_idx on link_unico (expira_em);

-- Solved captchas, so that none counts twice.
create table captcha_usado (
  desafio text primary key,
  expira_em timestamptz not null
);

-- Uploaded files; the content lies in the file store under its hash.
create table arquivo (
  empresa_id integer not null,
  id uuid not null default gen_random_uuid(),
  nome text not null,
  -- media type, worked out from the content
  tipo text not null,
  tamanho bigint not null,
  sha256 text not null,
  -- who sent it: a user, or a candidate
  usuario_id bigint,
  candidato_id bigint,
  -- the record whose field holds it; null until one claims it
  entidade text,
  registro_id bigint,
  criado_em timestamptz not null default now(),
  primary key (empresa_id, id)
);
create index arquivo_id_idx on arquivo (id);
create index arquivo_registro_idx on arquivo (empresa_id, entidade, registro_id) where entidade is not null;
create index arquivo_sem_registro_idx on arquivo (criado_em) where entidade is null;
create index arquivo_sha256_idx on arquivo (sha256);

-- Contents that no file has any more and that a backup under way still names (server/platform/files/withhold.ts): they go afterwards.
create table conteudo_retido (
  sha256 text primary key
);

-- What a user arranged for himself: order of message boxes, columns of a list …
create table preferencia (
  usuario_id bigint not null,
  chave text not null,
  valor jsonb not null,
  alterada_em timestamptz not null default now(),
  primary key (usuario_id, chave)
);

-- Short values of companies' own fields that lists are filtered by, kept by triggers: an index alone counts them (server/platform/crud/list/own-count.ts).
create table valor_campo (
  empresa_id integer not null,
  -- the definition (campo_empresa.id), of one register
  campo bigint not null,
  -- 0: the values of this definition are kept here
  registro bigint not null,
  texto text,
  numero numeric,
  primary key (empresa_id, campo, registro)
);
create index valor_campo_texto_idx on valor_campo (empresa_id, campo, texto) where texto is not null;
create index valor_campo_numero_idx on valor_campo (empresa_id, campo, numero) where numero is not null;

-- Raised when a company changes its own fields; processes drop what they derived from an older version.
create table definicao_versao (
  empresa_id integer primary key,
  versao integer not null default 1,
  alterada_em timestamptz not null default now()
);

-- The last number given by each counter of x-field.number; chave: the year and the references that have counters of their own.
create table numeracao (
  empresa_id integer not null,
  entidade text not null,
  campo text not null,
  chave text not null,
  ultimo bigint not null,
  primary key (empresa_id, entidade, campo, chave)
);

-- The queue: long work with progress the screen shows (imports, big reports, backups, bulk actions), and with empresa_id 0 what the product does by
-- itself, until it ended.
create table tarefa (
  empresa_id integer not null,
  id uuid not null default gen_random_uuid(),
  usuario_id bigint,
  -- the job's name
  tipo text not null,
  titulo text not null,
  -- the API key it was started with: it may do no more than that
  chave_api_id bigint,
  estado text not null default 'na-fila' check (estado in ('na-fila', 'executando', 'concluida', 'falhou', 'cancelada')),
  progresso bigint not null default 0,
  total bigint,
  mensagem text,
  entrada jsonb,
  resultado jsonb,
  -- the file it made
  arquivo_id uuid,
  -- somebody asked it to stop
  cancelar boolean not null default false,
  criada_em timestamptz not null default now(),
  iniciada_em timestamptz,
  terminada_em timestamptz,
  -- the process at work on it (server/platform/queue/presence.ts)
  executor integer,
  -- how often it was begun
  tentativas integer not null default 0,
  -- since when it waits, or from when on it may be tried again
  enfileirada_em timestamptz not null default now(),
  -- what only the job may know, sealed; empty once the task ended
  segredo text,
  primary key (empresa_id, id)
);
create index tarefa_usuario_idx on tarefa (empresa_id, usuario_id, criada_em desc);
create index tarefa_aberta_idx on tarefa (enfileirada_em) where estado in ('na-fila', 'executando');

-- Backups of the whole installation (server/features/backup): their files lie in DATA_DIR/backups. A restored database begins without them.
create table backup (
  id integer generated always as identity primary key,
  -- made by itself, on this day
  automatico boolean not null,
  dia date,
  usuario_id bigint,
  -- the task that makes it
  tarefa_id uuid,
  criado_em timestamptz not null,
  terminado_em timestamptz,
  situacao text not null check (situacao in ('GERANDO', 'CONCLUIDO', 'ERRO', 'CANCELADO')),
  mensagem text,
  -- name of the file; its size and SHA-256
  arquivo text,
  tamanho bigint,
  sha256 text,
  -- the product's version that made it
  versao text not null,
  -- what opens it
  protecao text check (protecao in ('senha', 'chave-publica')),
  -- how its last restore into a temporary database went
  ensaio_situacao text check (ensaio_situacao in ('ENSAIANDO', 'CONFERE', 'DIVERGE', 'NAO_FEITO')),
  ensaio_em timestamptz,
  ensaio_mensagem text,
  ensaio_tarefa_id uuid
);
create unique index backup_dia_key on backup (dia) where dia is not null;

-- The last run of each job that nobody starts (server/platform/queue/system.ts). It belongs to no company.
create table trabalho_sistema (
  nome text primary key,
  estado text not null check (estado in ('nunca', 'executando', 'concluida', 'falhou')),
  iniciado_em timestamptz,
  terminado_em timestamptz,
  -- the due time of its schedule that was put into the queue last
  agendado_em timestamptz not null default now()
);

-- What the last check of a company's records found (server/features/consistency).
create table inconsistencia (
  empresa_id integer primary key,
  verificada_em timestamptz not null,
  linhas jsonb not null,
  -- up to here what was saved since is in the lines, too
  acompanhada_em timestamptz not null default now()
);

-- An operation on many records (bulk edit, import, an action, the undoing of one): what it did, and who was refused why.
create table lote (
  empresa_id integer not null,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('edicao', 'importacao', 'desfeita', 'acao')),
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

-- Anonymous answers (server/features/anonimato). Nothing here ties a sheet to a person: random ids, no time, no sequence. What the sheets of one collection have in
-- common: who asks (registro and its id, versao: of the questions, or the month of what never closes), and what was promised when it was released.
create table colecao_anonima (
  empresa_id integer not null,
  registro text not null,
  registro_id bigint not null,
  versao integer not null default 0,
  -- nothing is told of fewer sheets; stays as it was promised
  minimo integer not null check (minimo >= 2),
  -- what results are cut by, in the order of the cuts
  atributos jsonb not null default '[]',
  -- bytes to which every sheet is filled up before it is sealed
  tamanho integer not null,
  situacao text not null default 'ABERTA' check (situacao in ('ABERTA', 'ENCERRADA')),
  encerrada_em date,
  -- sheets of groups that stayed too small, and sheets whose key is lost
  destruidas integer not null default 0,
  perdidas integer not null default 0,
  comentarios_liberados boolean not null default false,
  primary key (empresa_id, registro, registro_id, versao)
);

-- The urn: sheets as they were handed in, sealed with a key that lies outside the database.
create table folha_selada (
  empresa_id integer not null,
  id uuid not null default gen_random_uuid(),
  registro text not null,
  registro_id bigint not null,
  versao integer not null,
  -- it was written anew among others since it was handed in
  misturada boolean not null default false,
  folha text not null,
  primary key (empresa_id, id)
);
create index folha_selada_colecao_idx on folha_selada (empresa_id, registro, registro_id, versao, misturada);

-- Sheets that left the urn, in random order and with attributes that enough of them share.
create table folha (
  empresa_id integer not null,
  id uuid not null default gen_random_uuid(),
  registro text not null,
  registro_id bigint not null,
  versao integer not null,
  atributos jsonb not null,
  respostas jsonb not null,
  primary key (empresa_id, id)
);
create index folha_colecao_idx on folha (empresa_id, registro, registro_id, versao);

-- Texts of sheets, parted from them.
create table comentario_anonimo (
  empresa_id integer not null,
  id uuid not null default gen_random_uuid(),
  registro text not null,
  registro_id bigint not null,
  versao integer not null,
  pergunta text not null,
  texto text not null,
  -- why it is not shown
  oculto_motivo text,
  primary key (empresa_id, id)
);
create index comentario_anonimo_colecao_idx on comentario_anonimo (empresa_id, registro, registro_id, versao);

-- What a person has answered so far, sealed; goes when he hands in.
create table rascunho_selado (
  empresa_id integer not null,
  registro text not null,
  registro_id bigint not null,
  versao integer not null,
  -- the person: a record of a register
  respondente text not null,
  respondente_id bigint not null,
  rascunho text not null,
  primary key (empresa_id, registro, registro_id, versao, respondente, respondente_id)
);
create index rascunho_selado_respondente_idx on rascunho_selado (respondente, respondente_id);

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

-- Whom the audience of a record holds, said once (server/features/publico).
create table publico_congelado (
  empresa_id integer not null,
  entidade text not null,
  registro_id bigint not null,
  -- as of this day
  dia date not null,
  -- areas of the manager who said it: nobody of others comes later; null: of all
  areas bigint[],
  primary key (empresa_id, entidade, registro_id)
);

create table publico_talento (
  empresa_id integer not null,
  entidade text not null,
  registro_id bigint not null,
  talento_id bigint not null,
  desde date not null,
  primary key (empresa_id, entidade, registro_id, talento_id)
);
create index publico_talento_talento_idx on publico_talento (empresa_id, talento_id);
