-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

do $$ declare fora text; begin
  select string_agg(achado, '; ') into fora from (
    select format('"%s" (id %s)', colaborador_empresa_id::text || ' + ' || colaborador_id::text || ' + ' || avaliacao_desempenho_id::text, string_agg(id::text, ', ' order by id)) as achado
    from pdi where empresa_id is not null and colaborador_empresa_id is not null and colaborador_id is not null and avaliacao_desempenho_id is not null
    group by empresa_id, colaborador_empresa_id, colaborador_id, avaliacao_desempenho_id having count(*) > 1 order by min(id) limit 5
  ) linha;
  if fora is not null then raise exception '%', 'pdi: há valores repetidos na nova chave única (colaborador_empresa_id + colaborador_id + avaliacao_desempenho_id); corrija-os antes: ' || fora; end if;
end $$;
create unique index pdi_colaborador_empresa_id_colaborador_id_avaliacao_de_7333f835 on pdi (empresa_id, colaborador_empresa_id, colaborador_id, avaliacao_desempenho_id);
