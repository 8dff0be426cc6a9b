import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { selecaoTexts } from './texts.ts'

export type Visao = 'quadro' | 'tabela'

const icons = { quadro: <ViewKanban fontSize="small" />, tabela: <TableRows fontSize="small" /> }

/** Toggle between board and table of the same candidates. */
export const Views = ({ visao, onVisao }: { visao: Visao; onVisao: (visao: Visao) => void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={visao}
    aria-label={selecaoTexts.view}
    onChange={(_event, chosen: Visao | null) => chosen && onVisao(chosen)}
  >
    {(['quadro', 'tabela'] as const).map((one) => (
      <ToggleButton key={one} value={one} sx={{ gap: 0.75, px: 1.5, textTransform: 'none', color: 'text.primary' }}>
        {icons[one]}
        {selecaoTexts.views[one]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
