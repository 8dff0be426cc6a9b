-- Rows from before the types of salary say an amount of their own, and are confirmed.
update talento_historico set tipo_salario = coalesce(tipo_salario, 3), status = coalesce(status, 'C')
where tipo_salario is null or status is null;
update talento set tipo_salario = 3 where tipo_salario is null;
