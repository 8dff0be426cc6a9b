-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table usuario add column administra_instalacao boolean not null default false;
