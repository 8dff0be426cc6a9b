-- every item of the three registers gets its competence, and every criterion the reference to that of its item
insert into competencia (empresa_id, tipo, nome, observacao, conhecimento_id)
  select empresa_id, 'C', nome, observacao, id from conhecimento order by empresa_id, id;
insert into competencia (empresa_id, tipo, nome, observacao, habilidade_id)
  select empresa_id, 'H', nome, observacao, id from habilidade order by empresa_id, id;
insert into competencia (empresa_id, tipo, nome, observacao, atitude_id)
  select empresa_id, 'A', nome, observacao, id from atitude order by empresa_id, id;

insert into competencia_areas_organizacionais (empresa_id, competencia_id, area_organizacional_id, ordem_)
  select c.empresa_id, c.id, l.area_organizacional_id, l.ordem_
  from competencia c join conhecimento_areas_organizacionais l on l.empresa_id = c.empresa_id and l.conhecimento_id = c.conhecimento_id
  union all
  select c.empresa_id, c.id, l.area_organizacional_id, l.ordem_
  from competencia c join habilidade_areas_organizacionais l on l.empresa_id = c.empresa_id and l.habilidade_id = c.habilidade_id
  union all
  select c.empresa_id, c.id, l.area_organizacional_id, l.ordem_
  from competencia c join atitude_areas_organizacionais l on l.empresa_id = c.empresa_id and l.atitude_id = c.atitude_id;

-- the reference of the criterion's kind is the one that counts: the form hid and emptied the others
update criterio_avaliacao_competencia k set competencia_id = c.id
from competencia c
where c.empresa_id = k.empresa_id and c.tipo = k.tipo and case k.tipo
  when 'C' then c.conhecimento_id = k.conhecimento_id
  when 'H' then c.habilidade_id = k.habilidade_id
  else c.atitude_id = k.atitude_id end;

do $$ declare sem text; begin
  select count(*) || ' critérios sem a competência do seu tipo, os primeiros: ' || (array_agg(id order by id))[1:5]::text into sem
    from criterio_avaliacao_competencia where competencia_id is null having count(*) > 0;
  if sem is not null then raise exception '%', sem; end if;
end $$;

-- deleted criteria can still be brought back where their item is there
update registro_excluido r
set dados = (r.dados - 'tipo' - 'conhecimento' - 'habilidade' - 'atitude')
  || jsonb_build_object('competencia', jsonb_build_object('id', c.id, 'nome', c.nome))
from competencia c
where r.entidade = 'cargo-salario/criterio-avaliacao-competencia' and c.empresa_id = r.empresa_id
  and c.tipo = r.dados ->> 'tipo' and case c.tipo
    when 'C' then c.conhecimento_id = (r.dados #>> '{conhecimento,id}')::bigint
    when 'H' then c.habilidade_id = (r.dados #>> '{habilidade,id}')::bigint
    else c.atitude_id = (r.dados #>> '{atitude,id}')::bigint end;
