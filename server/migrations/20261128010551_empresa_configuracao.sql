-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao add column meta_turnover numeric;
alter table empresa_configuracao add column meta_absenteismo numeric;
alter table empresa_configuracao add constraint empresa_configuracao_meta_turnover_min check (meta_turnover >= 0);
alter table empresa_configuracao add constraint empresa_configuracao_meta_turnover_max check (meta_turnover <= 100);
alter table empresa_configuracao add constraint empresa_configuracao_meta_absenteismo_min check (meta_absenteismo >= 0);
alter table empresa_configuracao add constraint empresa_configuracao_meta_absenteismo_max check (meta_absenteismo <= 100);
