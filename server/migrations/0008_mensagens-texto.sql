-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

drop index mensagem_texto_abreviado_sort;
