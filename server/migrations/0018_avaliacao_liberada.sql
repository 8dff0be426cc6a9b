-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table modelo_email drop constraint modelo_email_evento_options;
alter table modelo_email add constraint modelo_email_evento_options check (evento in ('INCLUSAO', 'ETAPA', 'RECUSA', 'DESISTENCIA', 'CONTRATACAO', 'ENTREVISTA_MARCADA', 'ENTREVISTA_REMARCADA', 'ENTREVISTA_CANCELADA', 'AVALIACAO_LIBERADA'));
