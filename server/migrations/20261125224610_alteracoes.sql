-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao add column textos_em_maiusculas boolean not null default false;
alter table empresa_configuracao add column portal_apresentacao text;
alter table empresa_configuracao add column portal_imagem text;
alter table empresa_configuracao add column portal_descricao_imagem text;

alter table exame_palografico add column ocr_texto text;

alter table empresa_configuracao add constraint empresa_configuracao_portal_apresentacao_max_length check (char_length(portal_apresentacao) <= 2000);
alter table empresa_configuracao add constraint empresa_configuracao_portal_imagem_max_length check (char_length(portal_imagem) <= 40);
alter table empresa_configuracao add constraint empresa_configuracao_portal_descricao_imagem_max_length check (char_length(portal_descricao_imagem) <= 200);

alter table exame_palografico add constraint exame_palografico_ocr_texto_max_length check (char_length(ocr_texto) <= 100000);
