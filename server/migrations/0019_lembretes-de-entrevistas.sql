-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table modelo_email drop constraint modelo_email_evento_options;

alter table entrevista add column lembrete_de timestamptz;

alter table entrevista_nota add column nota_original integer;
alter table entrevista_nota add column justificativa text;
alter table entrevista_nota add constraint entrevista_nota_nota_original_min check (nota_original >= 1);
alter table entrevista_nota add constraint entrevista_nota_nota_original_max check (nota_original <= 5);
alter table entrevista_nota add constraint entrevista_nota_justificativa_max_length check (char_length(justificativa) <= 500);

alter table modelo_email add constraint modelo_email_evento_options check (evento in ('INCLUSAO', 'ETAPA', 'RECUSA', 'DESISTENCIA', 'CONTRATACAO', 'ENTREVISTA_MARCADA', 'ENTREVISTA_REMARCADA', 'ENTREVISTA_LEMBRETE', 'ENTREVISTA_CANCELADA', 'AVALIACAO_LIBERADA'));
