import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Children, type ReactNode, useId } from 'react'
import { useDropPlace } from '#admin/drag/useDragged.ts'
import { selecaoTexts } from './texts.ts'

interface Props {
  nome: string
  prazo?: number | null
  /** id of the drop target */
  lugar: string
  /** accepts the card being dragged */
  takes: boolean
  /** makes the column collapsible */
  fold?: { open: boolean; onToggle: () => void }
  children: ReactNode
}

/** One step of the selection with those who are in it. */
export function Column({ nome, prazo, lugar, takes, fold, children }: Props) {
  const { ref, over } = useDropPlace({ id: lugar, name: nome })
  const id = useId()
  const count = Children.count(children)
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        borderRadius: 2,
        p: 1,
        bgcolor: 'action.hover',
        outline: takes ? '2px dashed' : 'none',
        outlineColor: over ? 'primary.main' : 'divider',
        outlineOffset: -2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 0.5, pb: prazo ? 0 : 1 }}>
        <Typography id={id} component="h2" sx={{ fontSize: 14, fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
          {count}
        </Typography>
      </Box>
      {prazo ? (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 0.5, pb: 0.75 }}>
          {selecaoTexts.deadline(prazo)}
        </Typography>
      ) : null}
      {count === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', py: 3 }}>
          {selecaoTexts.empty}
        </Typography>
      )}
      {count > 0 && fold && (
        <Button fullWidth size="small" color="inherit" aria-expanded={fold.open} onClick={fold.onToggle}>
          {fold.open ? selecaoTexts.hideOut : selecaoTexts.showOut(count)}
        </Button>
      )}
      {count > 0 && (!fold || fold.open) && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
