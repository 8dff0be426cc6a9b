-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table parametros_sistema add column tarefas_na_fila integer;
alter table parametros_sistema add constraint parametros_sistema_tarefas_na_fila_min check (tarefas_na_fila >= 1);
alter table parametros_sistema add constraint parametros_sistema_tarefas_na_fila_max check (tarefas_na_fila <= 10000);
create index parametros_sistema_tarefas_na_fila_sort on parametros_sistema (tarefas_na_fila, id);
