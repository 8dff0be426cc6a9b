-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table pesquisa add column por_link boolean not null default false;
alter table pesquisa add column link_aberto boolean;
alter table pesquisa add column link_numero integer;
alter table pesquisa add constraint pesquisa_link_numero_min check (link_numero >= 1);
alter table pesquisa add constraint pesquisa_link_numero_max check (link_numero <= 9999);
