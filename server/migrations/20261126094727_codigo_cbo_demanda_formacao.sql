-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table codigo_cbo add column demanda_formacao boolean;
create index codigo_cbo_demanda_formacao_sort on codigo_cbo (demanda_formacao, id);
