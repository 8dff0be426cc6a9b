-- The table tarefa is the queue now; what pg-boss kept beside it goes. Tasks that wait are rows of tarefa already.
alter table trabalho_sistema add column agendado_em timestamptz not null default now();
update trabalho_sistema set agendado_em = iniciado_em;
alter table trabalho_sistema alter column iniciado_em drop not null;
alter table trabalho_sistema drop constraint trabalho_sistema_estado_check;
alter table trabalho_sistema add constraint trabalho_sistema_estado_check check (estado in ('nunca', 'executando', 'concluida', 'falhou'));

do $$
declare
  bilhetes bigint;
begin
  if to_regclass('pgboss.job') is null then return; end if;
  -- work the product had started by itself with something to do stood nowhere else
  insert into tarefa (empresa_id, tipo, titulo, entrada)
  select 0, name, name, data->'entrada' from pgboss.job
  where state in ('created', 'retry', 'active') and data ? 'entrada';
  select count(*) into bilhetes from pgboss.job;
  -- what the cascade takes is told below
  set local client_min_messages = warning;
  drop schema pgboss cascade;
  set local client_min_messages = notice;
  raise notice 'fila anterior (esquema pgboss): removida com % bilhete(s); as tarefas que esperam continuam na tabela tarefa', bilhetes;
end $$;
