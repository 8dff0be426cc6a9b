-- Amounts of talents and bands are a right of their own: whoever reads the registers today keeps seeing them.
update perfil set authorities = authorities || '["ROLE_VER_SALARIO"]', versao = versao + 1
where not authorities @> '["ROLE_VER_SALARIO"]' and exists (
  select from jsonb_array_elements_text(authorities) as a(authority)
  where a.authority in ('ROLE_CAD_TALENTO', 'ROLE_CAD_TALENTO_VER', 'ROLE_CAD_FAIXA_SALARIAL', 'ROLE_CAD_FAIXA_SALARIAL_VER')
);
update chave_api set authorities = authorities || '["ROLE_VER_SALARIO"]'
where not authorities @> '["ROLE_VER_SALARIO"]' and exists (
  select from jsonb_array_elements_text(authorities) as a(authority)
  where a.authority in ('ROLE_CAD_TALENTO', 'ROLE_CAD_TALENTO_VER', 'ROLE_CAD_FAIXA_SALARIAL', 'ROLE_CAD_FAIXA_SALARIAL_VER')
);
