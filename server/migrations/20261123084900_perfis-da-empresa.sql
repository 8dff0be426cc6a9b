-- A profile that users have in a single company becomes that company's own; the others stay models of the installation, under the same id.
update perfil p set empresa_id = uso.empresa, de_todas_empresas = false
from (
  select l.perfil_id, min(x.empresa_id) as empresa
  from usuario_empresa_perfis l join usuario_empresa x on x.id = l.usuario_empresa_id
  group by l.perfil_id having count(distinct x.empresa_id) = 1
) uso
where uso.perfil_id = p.id;
