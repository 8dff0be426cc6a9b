-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table parametros_sistema add column tamanho_maximo_arquivo integer;
alter table parametros_sistema add column tamanho_maximo_foto integer;
alter table parametros_sistema add constraint parametros_sistema_tamanho_maximo_arquivo_min check (tamanho_maximo_arquivo >= 1);
alter table parametros_sistema add constraint parametros_sistema_tamanho_maximo_arquivo_max check (tamanho_maximo_arquivo <= 50);
alter table parametros_sistema add constraint parametros_sistema_tamanho_maximo_foto_min check (tamanho_maximo_foto >= 1);
alter table parametros_sistema add constraint parametros_sistema_tamanho_maximo_foto_max check (tamanho_maximo_foto <= 50);
