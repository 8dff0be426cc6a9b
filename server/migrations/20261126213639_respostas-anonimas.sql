-- Anonymous answers (server/anonimato). Nothing here ties a sheet to a person: random ids, no time, no sequence. What the sheets of one collection have in
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
