-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table ambiente_historico add column ate_ date;

alter table faixa_salarial_historico add column ate_ date;

alter table funcao_historico add column ate_ date;

alter table indice_historico add column ate_ date;

alter table talento_historico add column ate_ date;

update ambiente_historico t set ate_ = n.ate from (
    select h.empresa_id, h.id, case when true then least('infinity'::date, h.data_validade, lead(h.data) over (partition by h.empresa_id, h.ambiente_id, (true) order by h.data, h.id) - 1) end as ate
    from ambiente_historico h
  ) n where t.empresa_id = n.empresa_id and t.id = n.id and t.ate_ is distinct from n.ate;

update faixa_salarial_historico t set ate_ = n.ate from (
    select h.empresa_id, h.id, case when true then least('infinity'::date, lead(h.data) over (partition by h.empresa_id, h.faixa_salarial_id, (true) order by h.data, h.id) - 1) end as ate
    from faixa_salarial_historico h
  ) n where t.empresa_id = n.empresa_id and t.id = n.id and t.ate_ is distinct from n.ate;

update funcao_historico t set ate_ = n.ate from (
    select h.empresa_id, h.id, case when true then least('infinity'::date, lead(h.data) over (partition by h.empresa_id, h.funcao_id, (true) order by h.data, h.id) - 1) end as ate
    from funcao_historico h
  ) n where t.empresa_id = n.empresa_id and t.id = n.id and t.ate_ is distinct from n.ate;

update indice_historico t set ate_ = n.ate from (
    select h.empresa_id, h.id, case when true then least('infinity'::date, lead(h.data) over (partition by h.empresa_id, h.indice_id, (true) order by h.data, h.id) - 1) end as ate
    from indice_historico h
  ) n where t.empresa_id = n.empresa_id and t.id = n.id and t.ate_ is distinct from n.ate;

update talento_historico t set ate_ = n.ate from (
    select h.empresa_id, h.id, case when (h.status is null or h.status in ('C')) then least('infinity'::date, lead(h.data) over (partition by h.empresa_id, h.talento_id, ((h.status is null or h.status in ('C'))) order by h.data, h.id) - 1) end as ate
    from talento_historico h
  ) n where t.empresa_id = n.empresa_id and t.id = n.id and t.ate_ is distinct from n.ate;
