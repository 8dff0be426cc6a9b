-- The company's setting becomes the first configuration of levels: whoever considered the minimum percentage has what holds without any.
with configuracoes as (
  insert into configuracao_nivel_competencia (empresa_id, data, considerar_percentual_minimo, obrigar_percentual)
    select empresa_id, '2000-01-01', false, false from empresa_configuracao where not considerar_percentual_minimo
    returning empresa_id, id
)
insert into configuracao_nivel_competencia_nivel
  (empresa_id, configuracao_nivel_competencia_id, nivel_competencia_id, ordem, percentual, ordem_)
  select c.empresa_id, c.id, n.id, n.ordem, n.percentual, row_number() over (partition by c.id order by n.ordem, n.id) - 1
  from configuracoes c join nivel_competencia n on n.empresa_id = c.empresa_id;

alter table criterio_avaliacao_competencia validate constraint criterio_avaliacao_competencia_competencia_id_required;

-- whoever worked with the registers that were there works with those that come beside them
update perfil p set authorities = (
  select jsonb_agg(autoridade order by n)
  from (
    select autoridade, min(n) as n from (
      select autoridade, n from jsonb_array_elements_text(p.authorities) with ordinality as e (autoridade, n)
      union all
      select replace(e.autoridade, par.de, par.para), 1000 + e.n
      from jsonb_array_elements_text(p.authorities) with ordinality as e (autoridade, n)
      join (values
        ('ROLE_CAD_CONHECIMENTO', 'ROLE_CAD_COMPETENCIA'),
        ('ROLE_CAD_HABILIDADE', 'ROLE_CAD_COMPETENCIA'),
        ('ROLE_CAD_ATITUDE', 'ROLE_CAD_COMPETENCIA'),
        ('ROLE_CAD_NIVEL_COMPETENCIA', 'ROLE_CAD_CONFIGURACAO_NIVEL_COMPETENCIA'),
        ('ROLE_CAD_FAIXA_SALARIAL', 'ROLE_CAD_NIVEL_COMPETENCIA_FAIXA')
      ) as par (de, para) on e.autoridade ~ ('^' || par.de || '(_(VER|INCLUIR|ALTERAR|EXCLUIR))?$')
    ) as todas group by autoridade
  ) as uma
)
where exists (
  select from jsonb_array_elements_text(p.authorities) as e (autoridade)
  where e.autoridade ~ '^ROLE_CAD_(CONHECIMENTO|HABILIDADE|ATITUDE|NIVEL_COMPETENCIA|FAIXA_SALARIAL)(_(VER|INCLUIR|ALTERAR|EXCLUIR))?$'
);
