-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table empresa_configuracao alter column exibir_salario set default true;

-- Until now the setting drove nothing, and amounts showed: they still do, until somebody switches it off.
update empresa_configuracao set exibir_salario = true, versao = versao + 1 where not exibir_salario;
