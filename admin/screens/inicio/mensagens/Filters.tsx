import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { mensagensTexts } from '#admin/home/mensagens/texts.ts'
import type { TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { Leitura } from './useMensagensDoTipo.ts'

const tipos = Object.entries(mensagensTexts.tipos)

interface Props {
  tipo: TipoMensagem
  leitura: Leitura
  onTipo: (tipo: string) => void
  onLeitura: (leitura: Leitura) => void
}

/** Filters of messages by type and by read or unread. */
export function Filters({ tipo, leitura, onTipo, onLeitura }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        select
        label={mensagensTexts.tipo}
        value={tipo}
        onChange={(event) => onTipo(event.target.value)}
        sx={{ flex: '0 1 280px', minWidth: 220 }}
      >
        {tipos.map(([value, titulo]) => (
          <MenuItem key={value} value={value}>
            {titulo}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={mensagensTexts.filter}
        value={leitura}
        onChange={(_event, next: Leitura | null) => next && onLeitura(next)}
        sx={{
          bgcolor: 'background.paper',
          '& button': { px: 1.75, textTransform: 'none', color: 'text.primary' },
          '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'brand.soft' },
        }}
      >
        <ToggleButton value="todas">{mensagensTexts.filterAll}</ToggleButton>
        <ToggleButton value="naoLidas">{mensagensTexts.filterUnread}</ToggleButton>
        <ToggleButton value="lidas">{mensagensTexts.filterRead}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
