-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

create index talento_salario_sort on talento (empresa_id, salario, id);
