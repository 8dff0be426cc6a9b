-- Occupations demand training as their family does (schemas/runtime/cbo.ts): those who direct, graduates and technicians have been trained elsewhere.
update codigo_cbo set demanda_formacao = left(codigo, 1) not in ('1', '2', '3') where demanda_formacao is null;
