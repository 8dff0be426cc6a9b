-- What a session's browser says of itself, and when its owner last proved that it is he.
alter table sessao add column agente text;
alter table sessao add column confirmada_em timestamptz;
update sessao set confirmada_em = criada_em;

-- A browser that need not be asked for the second factor again.
alter table aparelho_conhecido add column dispensado_ate timestamptz;

-- Second factors of users: an authenticator app, recovery codes.
create table fator (
  id bigint generated always as identity primary key,
  usuario_id bigint not null,
  tipo text not null check (tipo in ('totp', 'recuperacao')),
  nome text not null,
  segredo text not null,
  contador bigint not null default 0,
  criado_em timestamptz not null,
  usado_em timestamptz
);
create index fator_usuario_idx on fator (usuario_id, tipo);
