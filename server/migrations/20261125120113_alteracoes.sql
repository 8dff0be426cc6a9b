-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table talento add column tipo_salario integer;
alter table talento add column indice_id bigint;
alter table talento add column quantidade numeric;

alter table talento_historico add column tipo_salario integer;
alter table talento_historico add column indice_id bigint;
alter table talento_historico add column quantidade numeric;
alter table talento_historico add column motivo text;
alter table talento_historico add column status text;

alter table talento add constraint talento_tipo_salario_options check (tipo_salario in (1, 2, 3));
alter table talento add constraint talento_quantidade_min check (quantidade >= 1);

alter table talento_historico add constraint talento_historico_tipo_salario_options check (tipo_salario in (1, 2, 3));
alter table talento_historico add constraint talento_historico_quantidade_min check (quantidade >= 1);
alter table talento_historico add constraint talento_historico_motivo_options check (motivo in ('ADMISSAO', 'DISSIDIO', 'MERITO', 'PROMOCAO', 'ENQUADRAMENTO', 'TRANSFERENCIA', 'OUTRO'));
alter table talento_historico add constraint talento_historico_status_options check (status in ('C', 'A', 'X'));

create index talento_indice_idx on talento (empresa_id, indice_id);

create index talento_historico_indice_idx on talento_historico (empresa_id, indice_id);
create index talento_historico_data_sort on talento_historico (empresa_id, data, id);
create index talento_historico_tipo_salario_sort on talento_historico (empresa_id, tipo_salario, id);
create index talento_historico_salario_sort on talento_historico (empresa_id, salario, id);
create index talento_historico_motivo_sort on talento_historico (empresa_id, motivo, id);
create index talento_historico_status_sort on talento_historico (empresa_id, status, id);

alter table talento add constraint talento_indice_fk
  foreign key (empresa_id, indice_id) references indice (empresa_id, id) on delete restrict;
alter table talento_historico add constraint talento_historico_indice_fk
  foreign key (empresa_id, indice_id) references indice (empresa_id, id) on delete restrict;
