-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao add column sol_pessoal_aprovacao_do_gestor boolean not null default false;
