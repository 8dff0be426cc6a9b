-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table parametros_sistema add column endereco_publico text;
alter table parametros_sistema add constraint parametros_sistema_endereco_publico_max_length check (char_length(endereco_publico) <= 200);
create index parametros_sistema_endereco_publico_sort on parametros_sistema (endereco_publico, id);
