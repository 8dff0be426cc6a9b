-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table avaliacao_desempenho add column lembrada_em date;
