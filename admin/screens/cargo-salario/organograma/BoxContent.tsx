import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { initials } from '#admin/shell/names.ts'
import { organogramaTexts as t } from './texts.ts'
import type { Node } from './useOrganograma.ts'

interface Props {
  node: Node
  /** names that are too long go on in a second line: nobody points at paper */
  whole?: boolean
}

/** What stands in a box: an area with who answers for it and how many work there, or somebody with the position. */
export function BoxContent({ node: { nome, area, pessoa, foto }, whole = false }: Props) {
  const [to, first, second] = area
    ? [
        `/cargo-salario/areas-organizacionais/${area.id}`,
        area.responsavel ?? t.nobody,
        [t.people(area.pessoas, area.pessoasComAbaixo), area.vagas > 0 && t.vacancies(area.vagas)]
          .filter(Boolean)
          .join(' · '),
      ]
    : [`/gestao-talentos/talentos/${pessoa?.id}`, pessoa?.cargo, pessoa?.area]
  const somebody = area ? area.responsavel : nome
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
        {somebody && (
          <Avatar
            aria-hidden
            src={foto && `/api/arquivos/${foto}`}
            alt=""
            sx={{ width: 32, height: 32, fontSize: 13, bgcolor: 'brand.soft', color: 'text.primary' }}
          >
            {initials(somebody)}
          </Avatar>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Link
            component={AppLink}
            to={to}
            tabIndex={-1}
            variant="body2"
            sx={{ fontWeight: 600, display: 'block', lineHeight: 1.3 }}
            noWrap={!whole}
          >
            {nome}
          </Link>
          <Typography variant="caption" component="div" noWrap>
            {first}
          </Typography>
        </Box>
      </Box>
      <Typography variant="caption" component="div" color="text.secondary" sx={{ lineHeight: 1.3, mt: 0.5 }}>
        {second}
      </Typography>
    </>
  )
}
