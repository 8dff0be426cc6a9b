-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table reajuste_colaborador add column superior_proposto_empresa_id integer;
alter table reajuste_colaborador add column superior_proposto_id bigint;
alter table reajuste_colaborador add column sem_ambiente boolean;
alter table reajuste_colaborador add column sem_funcao boolean;
alter table reajuste_colaborador add column sem_superior boolean;

alter table tabela_reajuste_colaborador add column talento_empresa_id integer;
alter table tabela_reajuste_colaborador add column talento_id bigint;
alter table tabela_reajuste_colaborador add column modelo_documento_id bigint;
alter table tabela_reajuste_colaborador add column avisa boolean;
alter table tabela_reajuste_colaborador add column mensagem text;

alter table reajuste_colaborador add constraint reajuste_colaborador_superior_proposto_pair check ((superior_proposto_empresa_id is null) = (superior_proposto_id is null));

alter table tabela_reajuste_colaborador add constraint tabela_reajuste_colaborador_talento_pair check ((talento_empresa_id is null) = (talento_id is null));
alter table tabela_reajuste_colaborador add constraint tabela_reajuste_colaborador_mensagem_max_length check (char_length(mensagem) <= 500);

create index reajuste_colaborador_superior_proposto_idx on reajuste_colaborador (empresa_id, superior_proposto_id, superior_proposto_empresa_id);

create index tabela_reajuste_colaborador_talento_idx on tabela_reajuste_colaborador (empresa_id, talento_id, talento_empresa_id);
create index tabela_reajuste_colaborador_modelo_documento_idx on tabela_reajuste_colaborador (empresa_id, modelo_documento_id);

alter table reajuste_colaborador add constraint reajuste_colaborador_superior_proposto_fk
  foreign key (superior_proposto_empresa_id, superior_proposto_id) references talento (empresa_id, id) on delete restrict;
alter table tabela_reajuste_colaborador add constraint tabela_reajuste_colaborador_talento_fk
  foreign key (talento_empresa_id, talento_id) references talento (empresa_id, id) on delete restrict;
alter table tabela_reajuste_colaborador add constraint tabela_reajuste_colaborador_modelo_documento_fk
  foreign key (empresa_id, modelo_documento_id) references modelo_documento (empresa_id, id) on delete restrict;
