-- The last run of each job that nobody starts (server/jobs/system.ts). It belongs to no company.
create table trabalho_sistema (
  nome text primary key,
  estado text not null check (estado in ('executando', 'concluida', 'falhou')),
  iniciado_em timestamptz not null,
  terminado_em timestamptz
);
