-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table usuario add column trocar_senha boolean;
