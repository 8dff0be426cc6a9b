-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table usuario add column ultimo_acesso timestamptz;
create index usuario_ultimo_acesso_sort on usuario (ultimo_acesso, id);
