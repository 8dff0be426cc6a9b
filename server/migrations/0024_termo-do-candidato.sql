-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table candidato add column versao_termo text;
alter table candidato add column aceito_em timestamptz;
alter table candidato add column endereco_aceite text;
alter table candidato add constraint candidato_versao_termo_max_length check (char_length(versao_termo) <= 64);
alter table candidato add constraint candidato_endereco_aceite_max_length check (char_length(endereco_aceite) <= 60);
