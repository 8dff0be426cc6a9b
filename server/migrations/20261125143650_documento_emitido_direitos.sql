-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table documento_emitido add column direitos jsonb;

-- What was printed of talents by a template that names amounts: templates do not keep what they said once, so that today's text decides.
update documento_emitido d set direitos = '["ROLE_VER_SALARIO"]'
where d.entidade in ('gestao-talentos/talento', 'cargo-salario/faixa-salarial') and exists (
  select from modelo_documento m where m.empresa_id = d.empresa_id and m.nome = d.modelo
    and concat(m.titulo, m.corpo, m.rodape) ~ '(salario|quantidade|indice|tipoSalario|valor|historicos?)'
);
