-- Backups of the whole installation.
alter table tarefa add column segredo text;

-- Contents that no file has any more and that a backup under way still names (server/files/withhold.ts): they go afterwards.
create table conteudo_retido (
  sha256 text primary key
);

-- Backups of the whole installation (server/backup): their files lie in DATA_DIR/backups. A restored database begins without them.
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
