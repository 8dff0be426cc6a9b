-- By which company's provider a session began, with the sealed ID token that its log-out names; whose account of a provider is whose user.

alter table sessao add column provedor_empresa_id integer;
alter table sessao add column provedor_token text;

create table usuario_identidade (
  emissor text not null,
  sujeito text not null,
  usuario_id bigint not null,
  criada_em timestamptz not null,
  primary key (emissor, sujeito)
);
create unique index usuario_identidade_usuario_idx on usuario_identidade (usuario_id, emissor);
