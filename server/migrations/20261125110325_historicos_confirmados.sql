-- Rows written before histories said whether the payroll had confirmed them count as confirmed.
update indice_historico set status = 'C' where status is null;
update faixa_salarial_historico set status = 'C' where status is null;
