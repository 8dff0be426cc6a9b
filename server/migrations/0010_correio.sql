-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao add column email_remetente text;
alter table empresa_configuracao add column email_resposta text;
alter table empresa_configuracao add column dias_emails integer;
alter table empresa_configuracao add constraint empresa_configuracao_email_remetente_max_length check (char_length(email_remetente) <= 100);
alter table empresa_configuracao add constraint empresa_configuracao_email_resposta_max_length check (char_length(email_resposta) <= 100);
alter table empresa_configuracao add constraint empresa_configuracao_dias_emails_min check (dias_emails >= 1);
alter table empresa_configuracao add constraint empresa_configuracao_dias_emails_max check (dias_emails <= 3650);
