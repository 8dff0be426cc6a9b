-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

drop index parametros_sistema_cod_cliente_suporte_sort;
alter table parametros_sistema add column sessoes_por_conta integer;
alter table parametros_sistema add constraint parametros_sistema_sessoes_por_conta_min check (sessoes_por_conta >= 1);
alter table parametros_sistema add constraint parametros_sistema_sessoes_por_conta_max check (sessoes_por_conta <= 1000);
create index parametros_sistema_sessoes_por_conta_sort on parametros_sistema (sessoes_por_conta, id);
