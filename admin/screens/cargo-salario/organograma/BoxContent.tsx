import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { organogramaTexts as t } from './texts.ts'
import type { Node } from './useOrganograma.ts'

/** What stands in a box: an area with who answers for it and how many work there, or somebody with the position. */
export function BoxContent({ node: { nome, area, pessoa } }: { node: Node }) {
  const [to, first, second] = area
    ? [
        `/cargo-salario/areas-organizacionais/${area.id}`,
        area.responsavel ?? t.nobody,
        [t.people(area.pessoas, area.pessoasComAbaixo), area.vagas > 0 && t.vacancies(area.vagas)]
          .filter(Boolean)
          .join(' · '),
      ]
    : [`/gestao-talentos/talentos/${pessoa?.id}`, pessoa?.cargo, pessoa?.area]
  return (
    <>
      <Link component={AppLink} to={to} tabIndex={-1} variant="body2" sx={{ fontWeight: 600, display: 'block' }} noWrap>
        {nome}
      </Link>
      <Typography variant="caption" component="div" noWrap>
        {first}
      </Typography>
      <Typography variant="caption" component="div" color="text.secondary" sx={{ lineHeight: 1.3 }}>
        {second}
      </Typography>
    </>
  )
}
