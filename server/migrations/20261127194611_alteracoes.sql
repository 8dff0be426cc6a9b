-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table avaliacao_turma drop constraint avaliacao_turma_cabecalho_max_length;

alter table pesquisa drop constraint pesquisa_cabecalho_max_length;

alter table avaliacao_turma add constraint avaliacao_turma_cabecalho_max_length check (char_length(cabecalho) <= 10000);

alter table pesquisa add constraint pesquisa_cabecalho_max_length check (char_length(cabecalho) <= 10000);
