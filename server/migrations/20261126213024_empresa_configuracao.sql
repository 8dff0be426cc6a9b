-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao add column grupo_minimo_pesquisa integer;
alter table empresa_configuracao add column grupo_minimo_avaliacao integer;
alter table empresa_configuracao add constraint empresa_configuracao_grupo_minimo_pesquisa_min check (grupo_minimo_pesquisa >= 3);
alter table empresa_configuracao add constraint empresa_configuracao_grupo_minimo_pesquisa_max check (grupo_minimo_pesquisa <= 100);
alter table empresa_configuracao add constraint empresa_configuracao_grupo_minimo_avaliacao_min check (grupo_minimo_avaliacao >= 2);
alter table empresa_configuracao add constraint empresa_configuracao_grupo_minimo_avaliacao_max check (grupo_minimo_avaliacao <= 100);
