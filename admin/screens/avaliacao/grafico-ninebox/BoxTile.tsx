import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { alpha } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useDropPlace } from '#admin/drag/useDragged.ts'
import type { NineBoxCell } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { corDe, resumoDe } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

interface Props {
  box: number
  caixa: NineBoxCell
  selected: boolean
  /** the only box in the tab order (roving tabindex) */
  reached: boolean
  onSelect: () => void
}

/** One box with its name and number of talents; also a drop target. */
export function BoxTile({ box, caixa: { nomeclatura, descricao, quantidade }, selected, reached, onSelect }: Props) {
  const { ref, over } = useDropPlace({ id: String(box), name: nomeclatura })
  return (
    <Box ref={ref} role="gridcell" sx={{ minWidth: 0 }}>
      <Tooltip describeChild title={resumoDe(descricao)}>
        <ButtonBase
          data-box={box}
          tabIndex={reached ? 0 : -1}
          aria-pressed={selected}
          onClick={onSelect}
          sx={(theme) => ({
            ...{
              width: '100%',
              height: '100%',
              minHeight: { xs: 84, sm: 112 },
              p: 1,
              borderRadius: 2,
              border: '2px solid',
            },
            ...{ display: 'flex', flexDirection: 'column', justifyContent: 'center', textAlign: 'center' },
            borderColor: selected || over ? corDe(box)(theme) : 'transparent',
            bgcolor: alpha(corDe(box)(theme), over ? 0.32 : 0.16),
            color: 'text.primary',
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          })}
        >
          <Typography
            component="span"
            sx={{ fontSize: { xs: 10, sm: 14 }, fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' }}
          >
            {nomeclatura}
          </Typography>{' '}
          <Typography component="span" sx={{ fontSize: { xs: 22, sm: 28 }, fontWeight: 700 }}>
            {quantidade.toLocaleString('pt-BR')}
          </Typography>{' '}
          <Typography component="span" variant="caption">
            {t.people(quantidade)}
          </Typography>
        </ButtonBase>
      </Tooltip>
    </Box>
  )
}
