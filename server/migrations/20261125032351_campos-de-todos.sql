-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table ambiente add column extras jsonb;

alter table anuncio add column extras jsonb;

alter table area_formacao add column extras jsonb;

alter table area_interesse add column extras jsonb;

alter table area_organizacional add column extras jsonb;

alter table atitude add column extras jsonb;

alter table avaliacao_candidato add column extras jsonb;

alter table avaliacao_curso add column extras jsonb;

alter table candidato_solicitacao add column extras jsonb;

alter table categoria_curso add column extras jsonb;

alter table como_ficou_sabendo_vaga add column extras jsonb;

alter table conhecimento add column extras jsonb;

alter table criterio_avaliacao_competencia add column extras jsonb;

alter table entrevista add column extras jsonb;

alter table exame_palografico add column extras jsonb;

alter table faixa_salarial add column extras jsonb;

alter table funcao add column extras jsonb;

alter table geracao add column extras jsonb;

alter table grupo_ocupacional add column extras jsonb;

alter table habilidade add column extras jsonb;

alter table idioma add column extras jsonb;

alter table indice add column extras jsonb;

alter table menu_extra add column extras jsonb;

alter table modelo_avaliacao_candidato add column extras jsonb;

alter table modelo_documento add column extras jsonb;

alter table modelo_email add column extras jsonb;

alter table motivo_desligamento add column extras jsonb;

alter table motivo_solicitacao add column extras jsonb;

alter table nivel_competencia add column extras jsonb;

alter table relatorio_agendado add column extras jsonb;

alter table tipo_documento add column extras jsonb;
