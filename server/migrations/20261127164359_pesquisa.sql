-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table pesquisa add column repeticao text;
alter table pesquisa add column repetida_em date;
alter table pesquisa add constraint pesquisa_repeticao_options check (repeticao in ('M', 'T', 'S', 'A'));
