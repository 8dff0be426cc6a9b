-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table relatorio_agendado add column painel_id bigint;
create index relatorio_agendado_painel_idx on relatorio_agendado (empresa_id, painel_id);

alter table relatorio_agendado add constraint relatorio_agendado_painel_fk
  foreign key (empresa_id, painel_id) references painel_empresa (empresa_id, id) on delete restrict;
