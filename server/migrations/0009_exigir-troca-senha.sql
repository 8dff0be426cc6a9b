-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table parametros_sistema add column exigir_troca_senha boolean not null default true;
