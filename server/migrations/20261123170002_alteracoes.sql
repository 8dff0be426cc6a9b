-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao add column exigir_segundo_fator boolean not null default false;

alter table perfil add column exige_segundo_fator boolean not null default false;
