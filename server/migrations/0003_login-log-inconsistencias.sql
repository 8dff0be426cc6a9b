-- Who logs in as 'Maria' is 'maria': the log-in compares so, and no two users may differ in case only.
create unique index usuario_login_sem_caixa on usuario (lower(login));
-- The log is read newest first: of a company (auditoria_empresa_idx), of a user, of a period.
create index auditoria_usuario_idx on auditoria (usuario_id, id desc);
create index auditoria_criada_em_idx on auditoria using brin (criada_em);
-- What the last check of a company's records found (server/consistency).
create table inconsistencia (
  empresa_id integer primary key,
  verificada_em timestamptz not null,
  linhas jsonb not null
);
