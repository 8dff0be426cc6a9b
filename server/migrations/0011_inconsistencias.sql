-- What the last check of a company's records found (server/consistency).
create table inconsistencia (
  empresa_id integer primary key,
  verificada_em timestamptz not null,
  linhas jsonb not null
);
