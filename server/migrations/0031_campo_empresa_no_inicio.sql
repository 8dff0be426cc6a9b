-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table campo_empresa add column no_inicio boolean not null default false;
